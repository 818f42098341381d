import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';

import { getWishlistFx } from '@/shared/api/endpoints/wishlist';
import { $sessionsEnded, $tokens, sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { wishlistIds } from '@/shared/storage/list-keys';
import { entry, removeRawFx, writeRawFx } from '@/shared/storage/stored-value';

/** Loads the ids, unless they are loaded, loading, or the user is signed out. */
export const wishlistIdsRequested = createEvent();
/** The server has added a product to the wishlist or removed it. */
export const wishlistChanged = createEvent<{ productId: number; isInWishlist: boolean }>();

/** Loads all pages in sequence. `session` identifies the user, so that a late answer can be discarded. */
const readPagesFx = createEffect<{ session: number }, number[]>(async () => {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total, pageSize } = await getWishlistFx({ body: { page } });
    ids.push(...items.map(({ product }) => product.productId));
    if (items.length === 0 || page * pageSize >= total) return ids;
  }
});
const loadIdsFx = attach({
  source: $sessionsEnded,
  mapParams: (_: unknown, session) => ({ session }),
  effect: readPagesFx,
});

const $loadedIds = createStore<readonly number[] | null>(null).reset(sessionEnded);
/** Changes made in this session; an answer that was requested earlier may lack them. */
const $changes = createStore<ReadonlyMap<number, boolean>>(new Map())
  .on(wishlistChanged, (changes, { productId, isInWishlist }) =>
    new Map(changes).set(productId, isInWishlist),
  )
  .reset(sessionEnded);

/** The productIds on the user's wishlist; null until they are loaded and while signed out. */
export const $wishlistIds = combine($loadedIds, $changes, (loaded, changes) => {
  if (!loaded) return null;
  const added = [...changes]
    .filter(([, isInWishlist]) => isInWishlist)
    .map(([productId]) => productId);
  return [...added, ...loaded.filter((productId) => !changes.has(productId))];
});

/** The session whose ids are loading. */
const $loading = createStore<number | null>(null)
  .on(readPagesFx, (_, { session }) => session)
  .on(readPagesFx.finally, (loading, { params }) => (loading === params.session ? null : loading));

const $shouldLoad = combine(
  { tokens: $tokens, ids: $loadedIds, loading: $loading, session: $sessionsEnded },
  ({ tokens, ids, loading, session }) => tokens !== null && ids === null && loading !== session,
);

// Tokens change at a sign-in and at each renewal; `$shouldLoad` skips the renewals.
sample({
  clock: [tokensChanged, wishlistIdsRequested, cameOnline],
  filter: $shouldLoad,
  target: loadIdsFx,
});

// Discard an answer that arrives after a sign-out. Rule: docs/faults.md#a7
sample({
  clock: readPagesFx.done,
  source: $sessionsEnded,
  filter: (session, { params }) => session === params.session,
  fn: (_, { result }) => result,
  target: $loadedIds,
});
sample({
  clock: $wishlistIds,
  filter: Boolean,
  fn: (ids) => entry(wishlistIds, ids),
  target: writeRawFx,
});
sample({ clock: sessionEnded, fn: () => wishlistIds, target: removeRawFx });
