import { profile as texts } from '@/shared/i18n/fa/profile';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import styles from './user-summary.module.css';

/** The skeleton of name and address. */
export function UserSummarySkeleton() {
  return (
    <div className={styles['summary']} role="status" aria-label={texts.loading}>
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
