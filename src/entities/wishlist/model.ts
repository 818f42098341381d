import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';

import { getWishlistFx } from '@/shared/api/endpoints/wishlist';
import { $sessionsEnded, $tokens, sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { wishlistIds } from '@/shared/storage/list-keys';
import { entry, removeRawFx, writeRawFx } from '@/shared/storage/stored-value';

/** Loads the ids for somebody who was logged in before this model came. */
export const wishlistIdsRequested = createEvent();
/** The server has put a product on the wishlist, or taken it off. */
export const wishChanged = createEvent<{ productId: number; isWished: boolean }>();

/** Every page, one behind the other. `session` says whose they are. */
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
/** What was changed here, which the answer of a load that left before may not know yet. */
const $changes = createStore<ReadonlyMap<number, boolean>>(new Map())
  .on(wishChanged, (changes, { productId, isWished }) => new Map(changes).set(productId, isWished))
  .reset(sessionEnded);

/** The productIds that the person wishes for; null until they are known, and while nobody is logged in. */
export const $wishlistIds = combine($loadedIds, $changes, (loaded, changes) => {
  if (!loaded) return null;
  const added = [...changes].filter(([, isWished]) => isWished).map(([productId]) => productId);
  return [...added, ...loaded.filter((productId) => !changes.has(productId))];
});

/** The session whose ids are on their way. */
const $loading = createStore<number | null>(null)
  .on(readPagesFx, (_, { session }) => session)
  .on(readPagesFx.finally, (loading, { params }) => (loading === params.session ? null : loading));

const $isWanting = combine(
  { tokens: $tokens, ids: $loadedIds, loading: $loading, session: $sessionsEnded },
  ({ tokens, ids, loading, session }) => tokens !== null && ids === null && loading !== session,
);

// Signing in changes the tokens, and so does each renewal: then the ids are there already.
sample({
  clock: [tokensChanged, wishlistIdsRequested, cameOnline],
  filter: $isWanting,
  target: loadIdsFx,
});

// What comes after a logout belongs to nobody (fault list A7).
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
