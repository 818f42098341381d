import { subscription as texts } from '@/shared/i18n/fa/subscription';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import styles from './running.module.css';

/** The skeleton of the running subscription's numbers. */
export function RunningSkeleton() {
  return (
    <div className={styles['panel']} role="status" aria-label={texts.loading}>
      <div className={styles['head']}>
        <p className={styles['name']}>
          <Skeleton shape="text" width="7em" />
        </p>
        <p className={styles['until']}>
          <Skeleton shape="text" width="6em" />
        </p>
      </div>
      <div className={styles['numbers']}>
        {[0, 1, 2].map((place) => (
          <div key={place} className={styles['figure']}>
            <span className={styles['unit']}>
              <Skeleton shape="text" width="5em" />
            </span>
            <span className={styles['count']}>
              <Skeleton shape="text" width="1.5em" />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
