import { Band } from '@/shared/ui/band/band';
import { landing as texts } from '@/shared/i18n/fa/landing';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import styles from './landing-band.module.css';

/** The skeleton of a campaign. */
export function LandingSkeleton() {
  return (
    <div role="status" aria-label={texts.loading}>
      <Band tone="cover" className={styles['band']}>
        <Skeleton className={styles['arch']} />
        <div className={styles['words']}>
          <p className={styles['kicker']}>
            <Skeleton shape="text" width="6em" />
          </p>
          <p className={styles['title']}>
            <Skeleton shape="text" width="8em" />
          </p>
          <p className={styles['text']}>
            <Skeleton shape="text" width="16em" />
          </p>
          <Skeleton width="10em" height="56px" />
        </div>
      </Band>
    </div>
  );
}
