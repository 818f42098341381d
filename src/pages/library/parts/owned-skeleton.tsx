import { BookTileSkeleton, FirstTileSkeletons } from '@/entities/audiobook/ui/book-tile';
import { library as texts } from '@/shared/i18n/fa/library';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import grid from './books.module.css';

const MORE_BOOKS = 6;

/** Skeletons of the first view with its count, or of the next few books. */
export function OwnedSkeleton({ isFirst = false }: { isFirst?: boolean }) {
  return (
    <>
      {isFirst && (
        <p className={grid['count']} aria-hidden="true">
          <Skeleton shape="text" width="4em" />
        </p>
      )}
      <div
        className={grid['grid']}
        role="status"
        aria-label={isFirst ? texts.loading : texts.loadingMore}
      >
        {isFirst ? (
          <FirstTileSkeletons />
        ) : (
          Array.from({ length: MORE_BOOKS }, (_, index) => <BookTileSkeleton key={index} />)
        )}
      </div>
    </>
  );
}
