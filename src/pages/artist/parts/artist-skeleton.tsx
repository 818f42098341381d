import { WorkGridSkeleton } from '@/entities/audiobook/ui/work-grid';
import { people as texts } from '@/shared/i18n/fa/people';
import { Arch } from '@/shared/ui/arch/arch';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import styles from './artist.module.css';
import skeletonStyles from './artist-skeleton.module.css';

/** The page of a person while it loads. */
export function ArtistSkeleton() {
  return (
    <div role="status" aria-label={texts.loading}>
      <div className={styles['head']}>
        <Arch shape="tall" className={skeletonStyles['portrait']}>
          <span className={skeletonStyles['ground']} />
        </Arch>
        <div className={styles['words']}>
          <Skeleton shape="text" width="8em" />
          <Skeleton shape="text" />
          <Skeleton shape="text" width="70%" />
        </div>
      </div>
      <WorkGridSkeleton />
    </div>
  );
}
