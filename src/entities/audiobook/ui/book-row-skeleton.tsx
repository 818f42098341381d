import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import styles from './book-row.module.css';

/** The skeleton of a `BookRow`, of the same size. */
export function BookRowSkeleton() {
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
          <span className={styles['bottom']}>
            <Skeleton shape="text" width="30%" />
          </span>
        </span>
      </span>
    </div>
  );
}
