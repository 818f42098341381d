import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import styles from './owned-row.module.css';

/** The skeleton of an `OwnedRow`, of the same size. */
export function OwnedRowSkeleton() {
  return (
    <div className={styles['row']} aria-hidden="true">
      <span className={styles['link']}>
        <Skeleton className={styles['coverSkeleton']} />
        <span className={styles['words']}>
          <span className={styles['title']}>
            <Skeleton shape="text" width="70%" />
          </span>
          <span className={styles['people']}>
            <Skeleton shape="text" width="45%" />
          </span>
          <span className={styles['state']}>
            <Skeleton shape="text" width="30%" />
          </span>
        </span>
      </span>
    </div>
  );
}
