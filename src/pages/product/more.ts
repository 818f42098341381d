import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';

import { $haveRatingsFailed, ratingsRequested } from '@/entities/rating/model';
import type { AudiobookDetail } from '@/shared/api/contract/audiobooks';
import type { BookCard } from '@/shared/api/contract/values';
import { getSeriesPartsFx } from '@/shared/api/endpoints/audiobooks';
import { getCommentsFx } from '@/shared/api/endpoints/comments';
import { booksSearchFx } from '@/shared/api/endpoints/search';
import type { ApiError } from '@/shared/api/errors';
import { cameOnline } from '@/shared/browser/online';
import { nonNull } from '@/shared/lib/non-null';
import { productRoute } from '@/shared/routing/routes';

import { createPart } from './create-part';
import { $detail, bookVisited } from './model';

/** The end of the first view has come near: the parts below it are loaded. Rule: docs/behaviour.md#product-page */
export const moreNeared = createEvent();

const COMMENTS_SHOWN = 3;
const CARDS_SHOWN = 12;

/** Whether the parts below the first view of this book are wanted. */
export const $isMoreWanted = createStore(false)
  .on(moreNeared, () => true)
  .reset(bookVisited);

/** The first comments. */
export const firstComments = createPart(
  attach({
    effect: getCommentsFx,
    mapParams: ({ audioBookId }: AudiobookDetail) => ({
      params: { id: audioBookId },
      query: { pageSize: COMMENTS_SHOWN },
    }),
  }),
);
/** All parts of the series that the book belongs to, this one included. */
export const seriesParts = createPart(
  attach({
    effect: getSeriesPartsFx,
    mapParams: ({ audioBookId }: AudiobookDetail) => ({ params: { id: audioBookId } }),
  }),
);
/** Other books that the first narrator reads. */
export const sameVoice = createPart(
  otherBooksFx(({ narrators }) => ({ narratorId: narrators[0]?.id ?? 0 })),
);
/** Other books of the first genre. */
export const similar = createPart(
  otherBooksFx(({ genres }) => ({ genre: genres[0]?.identifier ?? '' })),
);

const wanted = nonNull(
  combine($detail, $isMoreWanted, (detail, isWanted) => (isWanted ? detail : null)),
);
sample({ clock: wanted, target: firstComments.requested });
sample({ clock: wanted, fn: ({ audioBookId }) => audioBookId, target: ratingsRequested });
sample({
  clock: cameOnline,
  source: $detail.map((detail) => detail?.audioBookId ?? 0),
  filter: combine(
    productRoute.$isOpened,
    $haveRatingsFailed,
    (isOpened, haveFailed) => isOpened && haveFailed,
  ),
  target: ratingsRequested,
});
sample({
  clock: wanted,
  filter: ({ seriesTitle = '' }) => seriesTitle !== '',
  target: seriesParts.requested,
});
sample({
  clock: wanted,
  filter: ({ narrators }) => narrators.length > 0,
  target: sameVoice.requested,
});
sample({ clock: wanted, filter: ({ genres }) => genres.length > 0, target: similar.requested });

/** Searches the books that have something in common with one, and leaves it out. Module level only. */
function otherBooksFx(
  queryOf: (detail: AudiobookDetail) => { narratorId?: number; genre?: string },
) {
  return createEffect<AudiobookDetail, { items: BookCard[] }, ApiError>(async (detail) => {
    const { items } = await booksSearchFx({
      query: { ...queryOf(detail), pageSize: CARDS_SHOWN + 1 },
    });
    const others = items.filter(({ audioBookId }) => audioBookId !== detail.audioBookId);
    return { items: others.slice(0, CARDS_SHOWN) };
  });
}
