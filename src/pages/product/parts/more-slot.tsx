import { useUnit } from 'effector-react';
import { useCallback } from 'react';

import { LostPart } from '@/entities/connection/ui/lost-part';
import type { AudiobookDetail } from '@/shared/api/contract/audiobooks';
import { preloadable } from '@/shared/ui/preloadable';
import { watchVisibility } from '@/shared/ui/use-visible';

import { $isMoreWanted, moreNeared } from '../more';

import { BookShelfSkeleton } from './book-shelf';

const { View: More } = preloadable(() => import('./more'), {
  Pending: () => <BookShelfSkeleton />,
  Failed: LostPart,
});

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
      <div ref={watch} data-still="">
        <BookShelfSkeleton />
      </div>
    );
  }
  return <More detail={detail} />;
}
