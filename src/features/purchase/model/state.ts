import { attach, combine, createEvent, createStore, sample } from 'effector';

import { $isLoggedIn, loggedIn, loggedOut } from '@/entities/session/model';
import { getLibraryStateFx } from '@/shared/api/endpoints/library';
import type { ApiError } from '@/shared/api/errors';
import { cameOnline } from '@/shared/browser/online';
import { visited } from '@/shared/routing/location';

import { $book, $isOpen, $state, popUpRequested, stateLearned } from './pop-up';

export const retryClicked = createEvent();

interface Asked {
  readonly audioBookId: number;
  /** How many words of the library had been asked for or learned until then. */
  readonly turn: number;
}

const loadStateFx = attach({
  effect: getLibraryStateFx,
  mapParams: ({ audioBookId }: Asked) => ({ params: { id: audioBookId }, body: {} }),
});

/** An answer that something newer has overtaken says nothing any more. */
const $turn = createStore(0).on(
  [loadStateFx, stateLearned, popUpRequested, loggedOut],
  (n) => n + 1,
);

/** Why there is nothing to show. */
export const $error = createStore<ApiError | null>(null).reset(
  loadStateFx,
  popUpRequested,
  loggedOut,
);
/** The library is being asked, and nothing is known yet. */
export const $isLoading = combine(
  { isOpen: $isOpen, isLoggedIn: $isLoggedIn, state: $state, error: $error },
  ({ isOpen, isLoggedIn, state, error }) => isOpen && isLoggedIn && !state && !error,
);

const $isShown = combine($isOpen, $isLoggedIn, (isOpen, isLoggedIn) => isOpen && isLoggedIn);

// Opened, signed in meanwhile, come back to from another page, or asked for again. What is known stays.
sample({
  clock: [
    sample({ clock: popUpRequested, filter: $isLoggedIn }),
    sample({ clock: [loggedIn, visited, retryClicked], filter: $isShown }),
    sample({
      clock: cameOnline,
      filter: combine($isShown, $error, (isShown, error) => isShown && error !== null),
    }),
  ],
  source: { book: $book, turn: $turn },
  fn: ({ book, turn }): Asked => ({ audioBookId: book?.audioBookId ?? 0, turn: turn + 1 }),
  target: loadStateFx,
});

const answered = sample({
  clock: loadStateFx.finally,
  source: $turn,
  filter: (turn, { params }) => turn === params.turn,
  fn: (_, answer) => answer,
});
sample({
  clock: answered.filterMap((answer) =>
    answer.status === 'done'
      ? { audioBookId: answer.params.audioBookId, state: answer.result }
      : undefined,
  ),
  target: stateLearned,
});
// What is known already stays in view: the order itself looks once more before it is sent.
sample({
  clock: answered.filterMap((answer) => (answer.status === 'fail' ? answer.error : undefined)),
  filter: $state.map((state) => state === null),
  target: $error,
});
// Whoever learned nothing has to ask again.
sample({
  clock: stateLearned,
  filter: ({ state }) => state === null,
  fn: (): ApiError => ({ kind: 'network' }),
  target: $error,
});
