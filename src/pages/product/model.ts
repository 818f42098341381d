import { combine, createEvent, createStore, sample } from 'effector';

import { cameOnline } from '@/shared/browser/online';
import '@/entities/audiobook/report-unknown-type';
import '@/entities/purchase/known-library-states';
import { ownedState } from '@/entities/purchase/ownership';
import { purchased } from '@/entities/purchase/purchased';
import { $isLoggedIn, loggedIn, loggedOut } from '@/entities/session/model';
import type { AudiobookDetail } from '@/shared/api/contract/audiobooks';
import type { LibraryChapter } from '@/shared/api/contract/chapters';
import type { LibraryState } from '@/shared/api/contract/library';
import { getAudiobookDetailFx } from '@/shared/api/endpoints/audiobooks';
import { getSingleItemFx } from '@/shared/api/endpoints/chapters';
import { getShownLibraryStateFx } from '@/shared/api/endpoints/library';
import type { ApiError } from '@/shared/api/errors';
import { waitFx } from '@/shared/browser/wait';
import { SLOW_ANSWER_MS } from '@/shared/config/constants';
import { createLatest } from '@/shared/lib/create-latest';
import { nonNull } from '@/shared/lib/non-null';
import { productRoute } from '@/shared/routing/routes';

export const productRetryClicked = createEvent();

/** The number or the identifier in the address; empty before the first visit. */
const $id = productRoute.$visit.map((visit) => visit?.params['id'] ?? '');

/** Null until the book of this address has come. */
export const $detail = createStore<AudiobookDetail | null>(null);

/** A visit to another book. */
export const bookVisited = sample({
  clock: productRoute.visited,
  source: { id: $id, detail: $detail },
  filter: ({ id, detail }) => !isSameBook(id, detail),
  fn: ({ id }) => id,
});

const loadDetail = createLatest({
  effect: getAudiobookDetailFx,
  mapParams: (id: string) => ({ params: { id } }),
});
const loadChapters = createLatest({
  effect: getSingleItemFx,
  mapParams: ({ audioBookId }: AudiobookDetail) => ({ params: { audioBookId }, body: {} }),
  cancelOn: [bookVisited],
});
const loadState = createLatest({
  effect: getShownLibraryStateFx,
  mapParams: (audioBookId: number) => ({ params: { id: audioBookId }, body: {} }),
  cancelOn: [bookVisited, loggedOut],
});
/** The book whose state has been asked for since the last visit, unless that failed. */
const $stateAskedOf = createStore<number | null>(null)
  .on(loadState.requested, (_, audioBookId) => audioBookId)
  .reset(productRoute.visited, loadState.failed, loggedOut);
export const $bookChapters = createStore<readonly LibraryChapter[]>([]);
/** The book's state in the user's library; null when signed out or not known yet. */
export const $libraryState = createStore<LibraryState | null>(null);
/** The last attempt to read it has failed. The next one comes with a visit, a sign-in or the network. */
export const $hasStateFailed = createStore(false)
  .on(loadState.failed, () => true)
  .reset(loadState.requested, bookVisited, loggedOut);

/** The chapters of this book have come or failed. */
const $areBookChaptersSettled = createStore(false)
  .on([loadChapters.done, loadChapters.failed], () => true)
  .reset(loadChapters.requested, bookVisited);
/** A book that the server has written into the page waits for its chapters before they are requested. */
export const $areBookChaptersPending = combine(
  $detail,
  $areBookChaptersSettled,
  (detail, areSettled) => detail !== null && !areSettled,
);

const $haveBookChaptersFailed = createStore(false)
  .on(loadChapters.failed, () => true)
  .reset(loadChapters.requested, bookVisited);

/** Why there is no book to show. */
export const $productError = createStore<ApiError | null>(null)
  .on(loadDetail.failed, (_, { error }) => error)
  .reset(loadDetail.requested);

/** Whether the answer takes long; the page then offers a retry. docs/behaviour.md#slow-answers */
export const $isProductSlow = createStore(false).reset(
  loadDetail.requested,
  loadDetail.done,
  loadDetail.failed,
);

// Nothing of the previous book may stay.
sample({
  clock: bookVisited,
  target: [$detail.reinit, $bookChapters.reinit, $libraryState.reinit],
});

sample({
  clock: [productRoute.visited, productRetryClicked],
  source: $id,
  target: loadDetail.requested,
});
sample({
  clock: cameOnline,
  source: $id,
  filter: combine(
    $productError,
    productRoute.$isOpened,
    (error, isOpened) => isOpened && error !== null,
  ),
  target: loadDetail.requested,
});

const detailArrived = loadDetail.done.map(({ result }) => result);
sample({ clock: detailArrived, target: [$detail, loadChapters.requested] });
// The library state is the user's own: it loads after a sign-in and is cleared by a sign-out. Where the address has the
// number of the book, it does not wait for the book, so that an owned one is not offered first.
sample({
  clock: nonNull(sample({ clock: productRoute.visited, source: $id }).map(numberIn)),
  filter: $isLoggedIn,
  target: loadState.requested,
});
const stateMissed = sample({
  clock: [detailArrived, sample({ clock: cameOnline, filter: productRoute.$isOpened })],
  source: { detail: $detail, askedOf: $stateAskedOf },
  filter: ({ detail, askedOf }) => detail?.audioBookId !== askedOf,
  fn: ({ detail }) => detail,
});
sample({
  clock: [nonNull(stateMissed), nonNull(sample({ clock: loggedIn, source: $detail }))],
  filter: $isLoggedIn,
  fn: ({ audioBookId }) => audioBookId,
  target: loadState.requested,
});
$libraryState.reset(loggedOut);
// A purchased book counts as owned at once; the server's state for it follows.
const purchasedHere = nonNull(
  sample({
    clock: purchased,
    source: $detail,
    filter: (detail, { audioBookId }) => detail?.audioBookId === audioBookId,
  }),
);
sample({ clock: purchasedHere, fn: () => ownedState, target: $libraryState });
sample({
  clock: purchasedHere,
  fn: ({ audioBookId }) => audioBookId,
  target: loadState.requested,
});

// The chapters load and fail on their own, as the parts of more.ts do: failed ones are left out until the device is online
// again.
sample({
  clock: nonNull(
    sample({
      clock: cameOnline,
      source: $detail,
      filter: combine(
        productRoute.$isOpened,
        $haveBookChaptersFailed,
        (isOpened, haveFailed) => isOpened && haveFailed,
      ),
    }),
  ),
  target: loadChapters.requested,
});
sample({
  clock: loadChapters.done,
  fn: ({ result }) => [...result.chapters].sort((one, other) => one.order - other.order),
  target: $bookChapters,
});
sample({ clock: loadState.done, fn: ({ result }) => result, target: $libraryState });
const patience = createLatest({ effect: waitFx, mapParams: () => SLOW_ANSWER_MS });
sample({ clock: loadDetail.requested, fn: () => undefined, target: patience.requested });
sample({
  clock: patience.done,
  filter: loadDetail.$isPending,
  fn: () => true,
  target: $isProductSlow,
});

/** The number of a book; null for an identifier. */
function numberIn(id: string): number | null {
  return /^[1-9]\d*$/.test(id) ? Number(id) : null;
}

function isSameBook(id: string, detail: AudiobookDetail | null): boolean {
  return detail !== null && (String(detail.audioBookId) === id || detail.identifier === id);
}
