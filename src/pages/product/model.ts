import { attach, combine, createEvent, createStore, sample } from 'effector';
import { delay } from 'patronum';

import { cameOnline } from '@/shared/browser/online';
import { purchased } from '@/entities/purchase/purchased';
import { $isLoggedIn, loggedIn, loggedOut } from '@/entities/session/model';
import type { AudiobookDetail, Comment } from '@/shared/api/contract/audiobooks';
import type { LibraryChapter } from '@/shared/api/contract/chapters';
import type { LibraryState } from '@/shared/api/contract/library';
import { purchaseButtonActions, subscriptionButtonStates } from '@/shared/api/contract/codes';
import type { BookCard } from '@/shared/api/contract/values';
import { getAudiobookDetailFx, getCommentsFx } from '@/shared/api/endpoints/audiobooks';
import { getSingleItemFx } from '@/shared/api/endpoints/chapters';
import { getLibraryStateFx } from '@/shared/api/endpoints/library';
import { booksSearchFx } from '@/shared/api/endpoints/search';
import type { ApiError } from '@/shared/api/errors';
import { SLOW_ANSWER_MS } from '@/shared/config/constants';
import { productRoute } from '@/shared/routing/routes';

const owned: LibraryState = {
  purchaseButtonState: {
    purchaseButtonAction: purchaseButtonActions.library,
    purchaseButtonText: '',
    stateDiscountedPrice: null,
  },
  subscriptionButtonState: {
    subscriptionButtonState: subscriptionButtonStates.disabled,
    subscriptionButtonText: '',
  },
  discounts: [],
};
const COMMENTS_SHOWN = 3;
const SIMILAR_SHOWN = 12;

export const retryClicked = createEvent();

const loadDetailFx = attach({
  effect: getAudiobookDetailFx,
  mapParams: (id: string) => ({ params: { id } }),
});
const loadChaptersFx = attach({
  effect: getSingleItemFx,
  mapParams: ({ audioBookId }: AudiobookDetail) => ({ params: { audioBookId }, body: {} }),
});
const loadCommentsFx = attach({
  effect: getCommentsFx,
  mapParams: ({ audioBookId }: AudiobookDetail) => ({ params: { id: audioBookId }, query: {} }),
});
const loadStateFx = attach({
  effect: getLibraryStateFx,
  mapParams: ({ audioBookId }: AudiobookDetail) => ({ params: { id: audioBookId }, body: {} }),
});
const loadSimilarFx = attach({
  effect: booksSearchFx,
  mapParams: (detail: AudiobookDetail) => ({
    query: { genre: detail.genres[0]?.identifier ?? '', pageSize: SIMILAR_SHOWN + 1 },
  }),
});

/** The number or the identifier that the address names; empty while the page is closed. */
const $id = productRoute.$visit.map((visit) => visit?.params['id'] ?? '');

/** Null until the book of this address has come. */
export const $detail = createStore<AudiobookDetail | null>(null);
export const $chapters = createStore<readonly LibraryChapter[]>([]);
export const $comments = createStore<readonly Comment[]>([]);
export const $similar = createStore<readonly BookCard[]>([]);
/** What the library says of this book; null when logged out or not known yet. */
export const $libraryState = createStore<LibraryState | null>(null);

/** What surrounds the book is still on its way. */
export const $areChaptersPending = loadChaptersFx.pending;
export const $areCommentsPending = loadCommentsFx.pending;
export const $isSimilarPending = loadSimilarFx.pending;

/** Why there is no book to show. */
export const $error = createStore<ApiError | null>(null)
  .on(loadDetailFx.failData, (_, error) => error)
  .reset(loadDetailFx);

/** The answer takes long: the page says so and offers another try (decisions, 'detail2'). */
export const $isSlow = createStore(false).reset(loadDetailFx, loadDetailFx.finally);

// Another book: nothing of the one before may stay.
const bookVisited = sample({
  clock: [productRoute.opened, productRoute.updated],
  source: { id: $id, detail: $detail },
  filter: ({ id, detail }) => !isSameBook(id, detail),
  fn: ({ id }) => id,
});
sample({
  clock: bookVisited,
  target: [
    $detail.reinit,
    $chapters.reinit,
    $comments.reinit,
    $similar.reinit,
    $libraryState.reinit,
  ],
});

sample({
  clock: [productRoute.opened, productRoute.updated, retryClicked],
  source: $id,
  target: loadDetailFx,
});
sample({
  clock: cameOnline,
  source: $id,
  filter: combine($error, productRoute.$isOpened, (error, isOpened) => isOpened && error !== null),
  target: loadDetailFx,
});

// An answer for a book that was left meanwhile is dropped.
const detailArrived = sample({
  clock: loadDetailFx.done,
  source: $id,
  filter: (id, { params }) => id === params,
  fn: (_, { result }) => result,
});
sample({ clock: detailArrived, target: [$detail, loadChaptersFx, loadCommentsFx] });
sample({
  clock: detailArrived,
  filter: ({ genres }) => genres.length > 0,
  target: loadSimilarFx,
});
sample({ clock: detailArrived, filter: $isLoggedIn, target: loadStateFx });
// Who signs in while the page is open sees their own state of the book, and nobody sees another one's.
sample({
  clock: sample({ clock: loggedIn, source: $detail }).filterMap((detail) => detail ?? undefined),
  target: loadStateFx,
});
$libraryState.reset(loggedOut);
// What was got is owned at once; the server's own words for it follow.
const gotHere = sample({
  clock: purchased,
  source: $detail,
  filter: (detail, { audioBookId }) => detail?.audioBookId === audioBookId,
}).filterMap((detail) => detail ?? undefined);
sample({ clock: gotHere, fn: () => owned, target: $libraryState });
sample({ clock: gotHere, target: loadStateFx });

// What surrounds the book comes by itself and fails by itself: its section stays away.
const belongs = (detail: AudiobookDetail | null, { params }: { params: AudiobookDetail }) =>
  detail?.audioBookId === params.audioBookId;
sample({
  clock: loadChaptersFx.done,
  source: $detail,
  filter: belongs,
  fn: (_, { result }) => [...result.chapters].sort((one, other) => one.order - other.order),
  target: $chapters,
});
sample({
  clock: loadCommentsFx.done,
  source: $detail,
  filter: belongs,
  fn: (_, { result }) => result.items.slice(0, COMMENTS_SHOWN),
  target: $comments,
});
sample({
  clock: loadStateFx.done,
  source: $detail,
  filter: belongs,
  fn: (_, { result }) => result,
  target: $libraryState,
});
sample({
  clock: loadSimilarFx.done,
  source: $detail,
  filter: belongs,
  fn: (detail, { result }) =>
    result.items
      .filter(({ audioBookId }) => audioBookId !== detail?.audioBookId)
      .slice(0, SIMILAR_SHOWN),
  target: $similar,
});

sample({
  clock: delay(loadDetailFx, SLOW_ANSWER_MS),
  source: $id,
  filter: combine(loadDetailFx.pending, $detail, (isPending, detail) => isPending && !detail),
  fn: () => true,
  target: $isSlow,
});

function isSameBook(id: string, detail: AudiobookDetail | null): boolean {
  return detail !== null && (String(detail.audioBookId) === id || detail.identifier === id);
}
