import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';

import { getWishlistFx } from '@/shared/api/endpoints/wishlist';
import { loggedOutError, type ApiError } from '@/shared/api/errors';
import { $sessionsEnded, $tokens, sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { wishlistIds } from '@/shared/storage/list-keys';
import { entry, writeRawFx } from '@/shared/storage/stored-value';

import { withChanges, withState, type Wish, type WishState, type WishStates } from './wishes';

/** Loads the wishlist, unless it is loaded, loading, or the user is signed out. */
export const wishlistIdsRequested = createEvent();
/** Loads the wishlist again behind the known one. */
export const wishlistReloadRequested = createEvent();
/** The server has added a product to the wishlist, moved it or removed it. */
export const wishlistChanged = createEvent<WishState & { readonly productId: number }>();
/** The server has removed a category; its wishes have none now. */
export const wishCategoryLeft = createEvent<number>();

/** Loads all pages in sequence. `session` identifies the user, so that a late answer can be discarded. */
const readPagesFx = createEffect<{ session: number }, Wish[], ApiError>(async () => {
  const wishes = new Map<number, Wish>();
  for (let page = 1; ; page += 1) {
    const { items, total, pageSize } = await getWishlistFx({ body: { page } });
    for (const { product, categoryId } of items) {
      const { productId } = product;
      wishes.set(productId, { productId, book: product, categoryId });
    }
    if (items.length === 0 || page * pageSize >= total) return [...wishes.values()];
  }
});
const loadWishesFx = attach({
  source: $sessionsEnded,
  mapParams: (_: unknown, session) => ({ session }),
  effect: readPagesFx,
});
const pagesLoaded = createEvent<readonly Wish[]>();

interface Known {
  /** Null until the first answer. */
  readonly loaded: readonly Wish[] | null;
  /** Changes of this session; an answer that was requested earlier may lack them. */
  readonly changes: WishStates;
}
const nothing: Known = { loaded: null, changes: new Map() };
const $known = createStore(nothing)
  // An answer that is requested from now on has the earlier changes.
  .on(readPagesFx, ({ loaded, changes }) =>
    loaded ? { ...nothing, loaded: withChanges(loaded, changes) } : { loaded, changes },
  )
  .on(pagesLoaded, ({ changes }, loaded) => ({ loaded, changes }))
  .on(wishlistChanged, ({ loaded, changes }, { productId, ...state }) => ({
    loaded,
    changes: withState(changes, productId, afterChange(changes.get(productId), state)),
  }))
  .on(wishCategoryLeft, ({ loaded, changes }, left) => ({
    loaded: loaded?.map((wish) => withoutCategory(wish, left)) ?? null,
    changes: new Map([...changes].map(([id, state]) => [id, withoutCategory(state, left)])),
  }))
  .reset(sessionEnded);

/** The wishes that the server knows, newest first; before the first answer only those of this session. */
export const $knownWishes = $known.map(({ loaded, changes }) => withChanges(loaded ?? [], changes));
/** The productIds on the user's wishlist; null until they are loaded and while signed out. */
export const $wishlistIds = $known.map(
  ({ loaded, changes }) => loaded && withChanges(loaded, changes).map(({ productId }) => productId),
);

/** The session whose wishes are loading. */
const $loading = createStore<number | null>(null)
  .on(readPagesFx, (_, { session }) => session)
  .on(readPagesFx.finally, (loading, { params }) => (loading === params.session ? null : loading));
/** Why the wishlist could not be loaded. */
export const $wishlistError = createStore<ApiError | null>(null)
  // A request that a sign-out cancelled is no failure.
  .on(readPagesFx.failData, (shown, error) => (error === loggedOutError ? shown : error))
  .reset(readPagesFx, sessionEnded);

const $canLoad = combine(
  { tokens: $tokens, loading: $loading, session: $sessionsEnded },
  ({ tokens, loading, session }) => tokens !== null && loading !== session,
);
const $shouldLoad = combine($canLoad, $wishlistIds, (canLoad, ids) => canLoad && ids === null);

// Tokens change at a sign-in and at each renewal; `$shouldLoad` skips the renewals.
sample({
  clock: [tokensChanged, wishlistIdsRequested, cameOnline],
  filter: $shouldLoad,
  target: loadWishesFx,
});
sample({ clock: wishlistReloadRequested, filter: $canLoad, target: loadWishesFx });

// Discard an answer that arrives after a sign-out. Rule: docs/faults.md#a7
sample({
  clock: readPagesFx.done,
  source: $sessionsEnded,
  filter: (session, { params }) => session === params.session,
  fn: (_, { result }) => result,
  target: pagesLoaded,
});
sample({
  clock: $wishlistIds,
  filter: Boolean,
  fn: (ids) => entry(wishlistIds, ids),
  target: writeRawFx,
});

/** A title that was removed and added again is in no category. */
function afterChange(before: WishState | undefined, state: WishState): WishState {
  const after = { ...before, ...state };
  return state.isInWishlist ? after : { ...after, categoryId: null };
}

function withoutCategory<Item extends { readonly categoryId?: number | null }>(
  item: Item,
  categoryId: number,
): Item {
  return item.categoryId === categoryId ? { ...item, categoryId: null } : item;
}
