import { profile as words } from '@/shared/i18n/fa/profile';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import styles from './person.module.css';

/** The skeleton of name and address. */
export function PersonSkeleton() {
  return (
    <div className={styles['person']} role="status" aria-label={words.loading}>
      <Skeleton shape="circle" width="56px" height="56px" />
      <div className={styles['words']}>
        <p className={styles['name']}>
          <Skeleton shape="text" width="9em" />
        </p>
        <p className={styles['address']}>
          <Skeleton shape="text" width="8em" />
        </p>
      </div>
    </div>
  );
}
