import { FirstTileSkeletons } from '@/entities/audiobook/ui/book-tile';
import { wishlist as texts } from '@/shared/i18n/fa/wishlist';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import styles from '../view.module.css';

/** The skeleton of the count and the first titles. */
export function WishesSkeleton() {
  return (
    <>
      <div className={styles['bar']} aria-hidden="true">
        <p className={styles['count']}>
          <Skeleton shape="text" width="4em" />
        </p>
      </div>
      <div className={styles['grid']} role="status" aria-label={texts.loading}>
        <FirstTileSkeletons />
      </div>
    </>
  );
}
