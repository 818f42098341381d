import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import styles from './plans.module.css';

/** The skeleton of a plan. */
export function PlanSkeleton() {
  return (
    <div className={styles['plan']} aria-hidden="true">
      <p className={styles['title']}>
        <Skeleton shape="text" width="7em" />
      </p>
      <p className={styles['description']}>
        <Skeleton shape="text" width="90%" />
      </p>
      <p className={styles['facts']}>
        <Skeleton shape="text" width="70%" />
      </p>
      <div className={styles['bottom']}>
        <Skeleton width="7em" height="48px" />
        <Skeleton height="48px" />
      </div>
    </div>
  );
}
