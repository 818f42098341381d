import { attach, combine, createEvent, createStore, sample } from 'effector';

import { getBookFx, type GetBook, type GetOutcome } from '@/entities/purchase/get-book';
import { offerOf } from '@/entities/purchase/offer';
import type { Order } from '@/entities/purchase/place-order';
import { isSamePromise } from '@/entities/purchase/promise';
import type { PurchaseWay } from '@/entities/purchase/purchased';
import { loggedOutError, type ApiError } from '@/shared/api/errors';

import { factsOf, type Surroundings } from '../lib/facts-of';
import { stateReceived } from './library-state';
import { nativeRefreshRequested } from './native-library';
import { $surroundings } from './offer';
import { purchaseNoticeRaised, orderFailed, playRequested, succeeded } from './outcome';
import { $book, $isOpen } from './pop-up';
import { actionFinished, type Press } from './press';

/** A confirmed order. */
export interface Ordering {
  readonly press: Press;
  readonly order: Order;
  readonly how: PurchaseWay;
  /** What follows a success: the native library opens, or the book plays. */
  readonly then: 'library' | 'play';
}

/** The buyer has confirmed everything; the order goes out. */
export const ordered = createEvent<Ordering>();

const orderFx = attach({
  source: $surroundings,
  mapParams: ({ press, order, how }: Ordering, surroundings): GetBook => ({
    book: press.book,
    order,
    how,
    isAsPromised: (state) => isSamePromise(promiseIn(state, press, surroundings), press.promise),
  }),
  effect: getBookFx,
});

/** The presses whose orders are on their way. */
export const $orderedPresses = createStore<readonly Press[]>([])
  .on(orderFx, (presses, { press }) => [...presses, press])
  .on(orderFx.finally, (presses, { params }) => presses.filter((press) => press !== params.press));

sample({ clock: ordered, target: orderFx });
sample({ clock: orderFx.finally, fn: ({ params }) => params.press, target: actionFinished });

const finished = orderFx.done.map(({ params, result }) => ({ ...params, outcome: result }));

sample({ clock: finished.filterMap(stateFrom), target: stateReceived });

const succeededOrder = finished.filter({
  fn: ({ outcome }) => ['got', 'already'].includes(outcome.kind),
});
sample({
  clock: succeededOrder,
  fn: ({ press, how, outcome }) => ({
    book: press.book,
    how: outcome.kind === 'already' ? ('already' as const) : how,
  }),
  target: succeeded,
});
sample({
  clock: succeededOrder,
  filter: ({ then }) => then === 'library',
  fn: ({ press }) => ({ audioBookId: press.book.audioBookId }),
  target: nativeRefreshRequested,
});
sample({
  clock: succeededOrder,
  filter: ({ then }) => then === 'play',
  fn: ({ press }) => press.book,
  target: playRequested,
});

sample({
  clock: finished.filterMap(({ outcome }) =>
    outcome.kind === 'changed' || outcome.kind === 'unknown' ? { kind: outcome.kind } : undefined,
  ),
  target: purchaseNoticeRaised,
});
// A user who signed out meanwhile sees no error.
const refused = finished.filterMap(({ press, order, outcome }) =>
  outcome.kind === 'refused' && outcome.error !== loggedOutError
    ? { audioBookId: press.book.audioBookId, order, error: outcome.error }
    : undefined,
);
sample({ clock: refused, target: orderFailed });
// Show the server's message, except for a direct purchase, whose error the pop-up shows.
// Rule: docs/behaviour.md#orders
sample({
  clock: refused.filterMap(({ order, error }) =>
    order.kind === 'direct' ? undefined : (messageOf(error) ?? undefined),
  ),
  fn: (text) => ({ kind: 'failed' as const, text }),
  target: purchaseNoticeRaised,
});
// The pop-up has closed by then, or shows another book.
sample({
  clock: refused.filter({ fn: ({ order }) => order.kind === 'direct' }),
  source: combine($isOpen, $book, (isOpen, book) => (isOpen ? book : null)),
  filter: (book, { audioBookId }) => book?.audioBookId !== audioBookId,
  fn: (_, { error }) => ({ kind: 'failed' as const, text: messageOf(error) }),
  target: purchaseNoticeRaised,
});

function promiseIn(
  state: Parameters<GetBook['isAsPromised']>[0],
  { button }: Press,
  surroundings: Surroundings,
) {
  return offerOf(factsOf(state, surroundings))[button].promise;
}

function stateFrom({ press, outcome }: { press: Press; outcome: GetOutcome }) {
  // A refusal without a library state keeps the known state.
  if (outcome.kind === 'refused' && !outcome.state) return undefined;
  const state = outcome.kind === 'unknown' ? null : outcome.state;
  return { audioBookId: press.book.audioBookId, state };
}

/** The server's own words about an error. */
function messageOf(error: ApiError): string | null {
  return error.kind === 'http' ? error.message : null;
}
