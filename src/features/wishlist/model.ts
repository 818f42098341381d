import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { $knownWishes, wishlistChanged } from '@/entities/wishlist/model';
import {
  withChanges,
  withoutState,
  withState,
  type WishState,
  type WishStates,
} from '@/entities/wishlist/wishes';
import { isApiError, isHttpError, type ApiError } from '@/shared/api/errors';
import { $sessionsEnded, sessionEnded } from '@/shared/api/tokens';

import { sendWishFx } from './send-wish';

/** The last tap on a heart, or the last shelf that was picked for a title. */
export interface WishlistChange extends WishState {
  readonly productId: number;
}

/** A signed-in user adds a product to the wishlist (`isInWishlist`), moves it to a category or removes it. */
export const wishlistChangeRequested = createEvent<WishlistChange>();
/** The same for several products at once. */
export const wishlistChangesRequested = createEvent<readonly WishlistChange[]>();

interface SessionChange extends WishlistChange {
  /** Identifies the user, so that a late answer can be discarded. */
  readonly session: number;
  /** The category that the server has it in: null for none, undefined while it is not on the wishlist. */
  readonly from: number | null | undefined;
}

const changeWishlistFx = createEffect((change: SessionChange) => sendWishFx(change));
const changeAllFx = createEffect((changes: readonly SessionChange[]) =>
  Promise.allSettled(changes.map((change) => changeWishlistFx(change))),
);

/** A request of this session has finished. Answers that arrive after a sign-out are discarded: docs/faults.md#a7 */
const changeFinished = sample({
  clock: changeWishlistFx.finally,
  source: $sessionsEnded,
  filter: (session, { params }) => session === params.session,
  fn: (_, result) => result,
});

const nothingWanted: WishStates = new Map();

/** The running requests, at most one for each product. */
const $running = createStore(nothingWanted)
  .on(changeWishlistFx, (running, change) => withState(running, change.productId, change))
  .on(changeFinished, (running, { params }) => withoutState(running, params.productId))
  .reset(sessionEnded);

/** The last tap on each product, until a request with this state has finished. */
const $lastTaps = createStore(nothingWanted)
  .on(wishlistChangesRequested, (taps, changes) =>
    changes.reduce((all, { productId, ...state }) => withState(all, productId, state), taps),
  )
  .on(changeFinished, (taps, { params }) =>
    isSame(taps.get(params.productId), params) ? withoutState(taps, params.productId) : taps,
  )
  .reset(sessionEnded);

/** The wishlist, including the taps that the server has not answered yet (optimistic). */
export const $wishes = combine($knownWishes, $lastTaps, withChanges);
/** The productIds of those wishes. */
export const $wishlistWithChange = $wishes.map((wishes) =>
  wishes.map(({ productId }) => productId),
);

sample({
  clock: wishlistChangeRequested,
  fn: (change) => [change],
  target: wishlistChangesRequested,
});

// Declared before the next change, which starts from what the server has now.
sample({
  clock: changeFinished,
  filter: ({ status }) => status === 'done',
  fn: ({ params: { productId, isInWishlist, categoryId, book } }) => ({
    ...{ productId, isInWishlist },
    ...(categoryId !== undefined && { categoryId }),
    ...(book && { book }),
  }),
  target: wishlistChanged,
});

// When taps are faster than answers, the last tap is sent after the running request.
// Rule: docs/behaviour.md#wishlist
sample({
  clock: [wishlistChangesRequested, changeFinished.map(({ params }) => [params])],
  source: { taps: $lastTaps, running: $running, session: $sessionsEnded, known: $knownWishes },
  fn: ({ taps, running, session, known }, changed) =>
    changed.flatMap(({ productId }): SessionChange | [] => {
      const tap = taps.get(productId);
      if (tap === undefined || running.has(productId)) return [];
      const from = known.find((wish) => wish.productId === productId)?.categoryId;
      return { ...tap, productId, session, from };
    }),
  target: changeAllFx,
});

const refused = sample({
  clock: changeFinished,
  source: $lastTaps,
  filter: (taps, { params }) => !taps.has(params.productId),
  fn: (_, result) => result,
}).filterMap((result) =>
  result.status === 'fail' ? { ...result.params, error: result.error } : undefined,
);
/** The productId whose last tap was rolled back, also where that is told nowhere. */
export const wishlistChangeUndone = refused.map(({ productId }): number => productId);
/**
 * The server refused the last tap, which is rolled back. Being offline has its own notice and does not
 * count; a 403 is silent. Rule: docs/behaviour.md#wishlist
 */
export const wishlistChangeFailed = refused.filterMap(({ error }) =>
  isTold(error) ? error : undefined,
);

/** Whether a failed call of the wishlist is told: not a 403, and not while offline, which has its own notice. */
export function isTold(error: unknown): error is ApiError {
  return isApiError(error) && error.kind !== 'offline' && !isHttpError(error, 403);
}

function isSame(tap: WishState | undefined, sent: WishState): boolean {
  return tap?.isInWishlist === sent.isInWishlist && tap.categoryId === sent.categoryId;
}
