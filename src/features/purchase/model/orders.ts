import { attach, createEvent, sample } from 'effector';

import { getBookFx, type GetBook, type GetOutcome } from '@/entities/purchase/get-book';
import { offerOf } from '@/entities/purchase/offer';
import type { Order } from '@/entities/purchase/place-order';
import { isSamePromise } from '@/entities/purchase/promise';
import type { PurchaseWay } from '@/entities/purchase/purchased';
import { loggedOutError } from '@/shared/api/errors';

import { factsOf, type Surroundings } from '../lib/facts-of';
import { deedEnded, pressedTo, type Press } from './clicks';
import {
  nativeRefreshRequested,
  noticeRaised,
  orderFailed,
  playRequested,
  succeeded,
} from './outcome';
import { $surroundings, stateLearned } from './pop-up';

/** An order as the buyer gave it. */
export interface Ordering {
  readonly press: Press;
  readonly order: Order;
  readonly how: PurchaseWay;
  /** What follows: the native library, or listening at once. */
  readonly then: 'library' | 'play';
}

/** The buyer has said yes to everything. */
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

/** An order is on its way. */
export const $isOrdering = orderFx.pending;

// What a press orders at once; the markets dialog asks first.
sample({
  clock: pressedTo('orderFree', 'OpenCartDialog', 'AddFreeAndPlay', 'PlayNewSubscription'),
  fn: (press): Ordering => ({
    press,
    order: press.does === 'PlayNewSubscription' ? { kind: 'consume' } : { kind: 'noPayment' },
    how: freeKinds.includes(press.promise.kind) ? 'free' : 'subscription',
    then: playing.includes(press.does) ? 'play' : 'library',
  }),
  target: ordered,
});
sample({ clock: ordered, target: orderFx });
sample({ clock: orderFx.finally, fn: () => undefined, target: deedEnded });

const ended = orderFx.done.map(({ params, result }) => ({ ...params, outcome: result }));

sample({ clock: ended.filterMap(learnedFrom), target: stateLearned });

const got = ended.filter({ fn: ({ outcome }) => ['got', 'already'].includes(outcome.kind) });
sample({
  clock: got,
  fn: ({ press, how, outcome }) => ({
    book: press.book,
    how: outcome.kind === 'already' ? ('already' as const) : how,
  }),
  target: succeeded,
});
sample({
  clock: got,
  filter: ({ then }) => then === 'library',
  fn: ({ press }) => ({ audioBookId: press.book.audioBookId }),
  target: nativeRefreshRequested,
});
sample({
  clock: got,
  filter: ({ then }) => then === 'play',
  fn: ({ press }) => press.book,
  target: playRequested,
});

sample({
  clock: ended.filterMap(({ outcome }) =>
    outcome.kind === 'changed' || outcome.kind === 'unknown' ? { kind: outcome.kind } : undefined,
  ),
  target: noticeRaised,
});
// Who has left while it was under way is told nothing.
const refused = ended.filterMap(({ order, outcome }) =>
  outcome.kind === 'refused' && outcome.error !== loggedOutError
    ? { order, error: outcome.error }
    : undefined,
);
sample({ clock: refused, fn: ({ error }) => error, target: orderFailed });
// The server's own words, but for the direct purchase, whose error is only logged (section 8).
sample({
  clock: refused.filterMap(({ order, error }) =>
    order.kind !== 'direct' && error.kind === 'http' ? (error.message ?? undefined) : undefined,
  ),
  fn: (text) => ({ kind: 'failed' as const, text }),
  target: noticeRaised,
});

const freeKinds: readonly string[] = ['free', 'addsAndPlays'];
const playing: readonly string[] = ['AddFreeAndPlay', 'PlayNewSubscription'];

function promiseIn(
  state: Parameters<GetBook['isAsPromised']>[0],
  { button }: Press,
  surroundings: Surroundings,
) {
  return offerOf(factsOf(state, surroundings))[button].promise;
}

function learnedFrom({ press, outcome }: { press: Press; outcome: GetOutcome }) {
  // A refusal without a word of the library leaves what was known.
  if (outcome.kind === 'refused' && !outcome.state) return undefined;
  const state = outcome.kind === 'unknown' ? null : outcome.state;
  return { audioBookId: press.book.audioBookId, state };
}
