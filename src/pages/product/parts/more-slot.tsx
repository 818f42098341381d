import { useUnit } from 'effector-react';
import { lazy, Suspense, useCallback } from 'react';

import type { AudiobookDetail } from '@/shared/api/contract/audiobooks';
import { watchVisibility } from '@/shared/ui/use-visible';

import { $isMoreWanted, moreNeared } from '../more';

import { BookShelfSkeleton } from './book-shelf';

const More = lazy(() => import('./more'));

/** Keeps the place of the parts below the first view until the reader comes near. */
export function MoreSlot({ detail }: { detail: AudiobookDetail }) {
  const { isWanted, neared } = useUnit({ isWanted: $isMoreWanted, neared: moreNeared });
  const watch = useCallback(
    (element: HTMLElement | null) =>
      element ? watchVisibility(element, () => neared()) : undefined,
    [neared],
  );
  if (!isWanted) {
    return (
      <div ref={watch}>
        <BookShelfSkeleton />
      </div>
    );
  }
  return (
    <Suspense fallback={<BookShelfSkeleton />}>
      <More detail={detail} />
    </Suspense>
  );
}
