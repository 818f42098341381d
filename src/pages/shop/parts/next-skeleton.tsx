import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import styles from './next-skeleton.module.css';
import sections from './sections.module.css';

/** The place of what follows the hero; `hasNight` is the band beside the hero of a desktop. */
export function NextSkeleton({ hasNight }: { hasNight: boolean }) {
  return (
    <>
      {hasNight && (
        <div className={sections['place']} data-columns="4" aria-hidden="true">
          <div className={styles['night']} />
        </div>
      )}
      <div className={sections['place']} data-columns="12" aria-hidden="true">
        <div className={styles['next']}>
          <Skeleton height="28px" width="9em" />
          <Skeleton height="156px" />
        </div>
      </div>
    </>
  );
}
