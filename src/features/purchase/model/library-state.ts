import { attach, combine, createEvent, createStore, sample } from 'effector';

import type { PurchaseBook } from '@/entities/purchase/book';
import '@/entities/purchase/known-library-states';
import '@/entities/purchase/report-unknown';
import { $isLoggedIn, loggedIn, loggedOut } from '@/entities/session/model';
import type { LibraryState } from '@/shared/api/contract/library';
import { getLibraryStateFx } from '@/shared/api/endpoints/library';
import type { ApiError } from '@/shared/api/errors';
import { cameOnline } from '@/shared/browser/online';
import { nonNull } from '@/shared/lib/non-null';
import { visited } from '@/shared/routing/visits';

import { $book, $isOpen, bookShown, ofShownBook } from './pop-up';

/** Opens the pop-up on a book and reads its library state. Rule: docs/behaviour.md#purchase-pop-up */
export const popUpRequested = createEvent<PurchaseBook>();
/** A library state came from any call; null when it could not be read. */
export const stateReceived = createEvent<{
  readonly audioBookId: number;
  readonly state: LibraryState | null;
}>();
export const stateRetryClicked = createEvent();
const shownStateReceived = ofShownBook(stateReceived);

interface StateRequest {
  readonly audioBookId: number;
  /** The value of `$revision` once this request has started. */
  readonly revision: number;
}

const loadStateFx = attach({
  effect: getLibraryStateFx,
  mapParams: ({ audioBookId }: StateRequest) => ({ params: { id: audioBookId }, body: {} }),
});

/** Counts requests and received states of the book, so that the answer of an older request is ignored. */
const $revision = createStore(0).on(
  [loadStateFx, shownStateReceived, loggedOut],
  (revision) => revision + 1,
);

/** The library state of the book; null until it is known, and while the user is signed out. */
export const $libraryState = createStore<LibraryState | null>(null).reset(
  popUpRequested,
  loggedOut,
);
/** The reason why there is no state to show. */
export const $stateError = createStore<ApiError | null>(null).reset(
  loadStateFx,
  popUpRequested,
  loggedOut,
);
/** The state is loading, and no earlier one is known. */
export const $isStateLoading = combine(
  { isOpen: $isOpen, isLoggedIn: $isLoggedIn, state: $libraryState, error: $stateError },
  ({ isOpen, isLoggedIn, state, error }) => isOpen && isLoggedIn && !state && !error,
);

sample({ clock: popUpRequested, target: bookShown });

const $isShown = combine($isOpen, $isLoggedIn, (isOpen, isLoggedIn) => isOpen && isLoggedIn);
const $hasFailed = $stateError.map((error) => error !== null);

// Load on opening, after a sign-in, on return from another page, on retry, and when the network is back
// after a failure. A state that is known stays in view meanwhile.
const bookToLoad = nonNull(
  sample({
    clock: [
      sample({ clock: popUpRequested, filter: $isLoggedIn }),
      sample({ clock: [loggedIn, visited, stateRetryClicked], filter: $isShown }),
      sample({
        clock: cameOnline,
        filter: combine($isShown, $hasFailed, (isShown, hasFailed) => isShown && hasFailed),
      }),
    ],
    source: $book,
  }),
);
sample({
  clock: bookToLoad,
  source: $revision,
  fn: (revision, { audioBookId }): StateRequest => ({ audioBookId, revision: revision + 1 }),
  target: loadStateFx,
});

const answered = sample({
  clock: loadStateFx.finally,
  source: $revision,
  filter: (revision, { params }) => revision === params.revision,
  fn: (_, answer) => answer,
});
sample({
  clock: answered.filterMap((answer) =>
    answer.status === 'done'
      ? { audioBookId: answer.params.audioBookId, state: answer.result }
      : undefined,
  ),
  target: stateReceived,
});
sample({ clock: shownStateReceived, fn: ({ state }) => state, target: $libraryState });
// A failed reload leaves a known state in view, because an order reads the state again before it is sent.
sample({
  clock: answered.filterMap((answer) => (answer.status === 'fail' ? answer.error : undefined)),
  filter: $libraryState.map((state) => state === null),
  target: $stateError,
});
// An order could not read the state either: the user has to retry.
sample({
  clock: shownStateReceived,
  filter: ({ state }) => state === null,
  fn: (): ApiError => ({ kind: 'network' }),
  target: $stateError,
});
