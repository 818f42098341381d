import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { $wishlistIds, wishlistChanged } from '@/entities/wishlist/model';
import { addWishFx, removeWishFx } from '@/shared/api/endpoints/wishlist';
import { isApiError, isHttpError } from '@/shared/api/errors';
import { $sessionsEnded, sessionEnded } from '@/shared/api/tokens';

interface WishlistChange {
  readonly productId: number;
  readonly isInWishlist: boolean;
}

/** A signed-in user adds a product to the wishlist (`isInWishlist`) or removes it. */
export const wishlistChangeRequested = createEvent<WishlistChange>();

/** `session` identifies the user, so that a late answer can be discarded. */
type SessionChange = WishlistChange & { readonly session: number };

const changeWishlistFx = createEffect(async ({ productId, isInWishlist }: SessionChange) => {
  const body = { productId };
  await (isInWishlist ? addWishFx({ body }) : removeWishFx({ body }));
});

/** A request of this session has finished. Answers that arrive after a sign-out are discarded: docs/faults.md#a7 */
const changeFinished = sample({
  clock: changeWishlistFx.finally,
  source: $sessionsEnded,
  filter: (session, { params }) => session === params.session,
  fn: (_, result) => result,
});

/** Wanted states by productId, the newest last. */
type WantedStates = ReadonlyMap<number, boolean>;
const nothingWanted: WantedStates = new Map();

/** The running requests, at most one for each product. */
const $running = createStore(nothingWanted)
  .on(changeWishlistFx, (running, change) => withState(running, change))
  .on(changeFinished, (running, { params }) => withoutState(running, params.productId))
  .reset(sessionEnded);

/** The last tap on each product, until a request with this state has finished. */
const $lastTaps = createStore(nothingWanted)
  .on(wishlistChangeRequested, (taps, change) => withState(taps, change))
  .on(changeFinished, (taps, { params: { productId, isInWishlist } }) =>
    taps.get(productId) === isInWishlist ? withoutState(taps, productId) : taps,
  )
  .reset(sessionEnded);

/** The productIds on the wishlist, including the taps that the server has not answered yet (optimistic). */
export const $wishlistWithChange = combine(
  $wishlistIds,
  $lastTaps,
  (ids, taps): readonly number[] => {
    const added = [...taps].filter(([, isInWishlist]) => isInWishlist).map(([id]) => id);
    return [...added.toReversed(), ...(ids ?? []).filter((id) => !taps.has(id))];
  },
);

// When taps are faster than answers, the last tap is sent after the running request.
// Rule: docs/behaviour.md#wishlist
const nextChange = sample({
  clock: [wishlistChangeRequested, changeFinished.map(({ params }) => params)],
  source: { taps: $lastTaps, running: $running, session: $sessionsEnded },
  fn: ({ taps, running, session }, { productId }): SessionChange | null => {
    const isInWishlist = taps.get(productId);
    if (isInWishlist === undefined || running.has(productId)) return null;
    return { productId, isInWishlist, session };
  },
});
sample({ clock: nextChange, filter: Boolean, target: changeWishlistFx });

sample({
  clock: changeFinished,
  filter: ({ status }) => status === 'done',
  fn: ({ params: { productId, isInWishlist } }) => ({ productId, isInWishlist }),
  target: wishlistChanged,
});

/**
 * The server refused the last tap, which is rolled back. Being offline has its own notice and does not
 * count; a 403 is silent. Rule: docs/behaviour.md#wishlist
 */
export const wishlistChangeFailed = sample({
  clock: changeFinished,
  source: $lastTaps,
  filter: (taps, { params }) => !taps.has(params.productId),
  fn: (_, result) => (result.status === 'fail' ? result.error : null),
}).filterMap((error) =>
  isApiError(error) && error.kind !== 'offline' && !isHttpError(error, 403) ? error : undefined,
);

function withState(states: WantedStates, { productId, isInWishlist }: WishlistChange) {
  return new Map(withoutState(states, productId)).set(productId, isInWishlist);
}

function withoutState(states: WantedStates, productId: number): WantedStates {
  return new Map([...states].filter(([id]) => id !== productId));
}
