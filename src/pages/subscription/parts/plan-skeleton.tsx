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
      <div className={styles['gives']}>
        <p className={styles['total']}>
          <Skeleton shape="text" width="60%" />
        </p>
        <p className={styles['pace']}>
          <Skeleton shape="text" width="40%" />
        </p>
      </div>
      <div className={styles['bottom']}>
        <div>
          <Skeleton width="7em" height="34px" />
          <p className={styles['each']}>
            <Skeleton shape="text" width="12em" />
          </p>
        </div>
        <Skeleton shape="pill" height="48px" />
      </div>
    </div>
  );
}
