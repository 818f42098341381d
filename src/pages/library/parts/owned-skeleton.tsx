import { useUnit } from 'effector-react';

import { BookTileSkeleton, FirstTileSkeletons } from '@/entities/audiobook/ui/book-tile';
import { library as texts } from '@/shared/i18n/fa/library';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import { $libraryLayout } from '../arrangement';

import styles from './books.module.css';
import { OwnedRowSkeleton } from './owned-row-skeleton';

/** As many as fill the first view of a large window. */
const FIRST_ROWS = 24;
const MORE_BOOKS = 6;

/** Skeletons of the first view with its count, or of the next few books, in the layout of the library. */
export function OwnedSkeleton({ isFirst = false }: { isFirst?: boolean }) {
  const layout = useUnit($libraryLayout);
  const Item = layout === 'grid' ? BookTileSkeleton : OwnedRowSkeleton;
  return (
    <>
      {isFirst && (
        <p className={styles['count']} aria-hidden="true">
          <Skeleton shape="text" width="4em" />
        </p>
      )}
      <div
        className={styles[layout]}
        role="status"
        aria-label={isFirst ? texts.loading : texts.loadingMore}
      >
        {layout === 'grid' && isFirst ? (
          <FirstTileSkeletons />
        ) : (
          Array.from({ length: isFirst ? FIRST_ROWS : MORE_BOOKS }, (_, index) => (
            <Item key={index} />
          ))
        )}
      </div>
    </>
  );
}
