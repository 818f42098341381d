import type { BookCard } from '@/shared/api/contract/values';

/** A title on the wishlist. */
export interface Wish {
  readonly productId: number;
  /** Null until the list is loaded again, for a title that was added on a page without its card. */
  readonly book: BookCard | null;
  /** The category that it is in; null for none. */
  readonly categoryId: number | null;
}

/** How a product is to stand on the wishlist. */
export interface WishState {
  readonly isInWishlist: boolean;
  /** Its category, null for none; left out, it keeps the one that it has. */
  readonly categoryId?: number | null;
  /** Its card, where the page that adds it has one. */
  readonly book?: BookCard;
}

/** States by productId, the newest last. */
export type WishStates = ReadonlyMap<number, WishState>;

/** The wishes after the changes. New ones come first, the newest at the top, as on the server. */
export function withChanges(wishes: readonly Wish[], changes: WishStates): readonly Wish[] {
  const known = new Set(wishes.map(({ productId }) => productId));
  const added = [...changes]
    .filter(([productId, { isInWishlist }]) => isInWishlist && !known.has(productId))
    .map(([productId, { categoryId = null, book = null }]) => ({ productId, categoryId, book }));
  const kept = wishes.flatMap((wish) => {
    const { isInWishlist = true, categoryId = wish.categoryId } = changes.get(wish.productId) ?? {};
    return isInWishlist ? [{ ...wish, categoryId }] : [];
  });
  return [...added.toReversed(), ...kept];
}

/** The states with another one, which is the newest now. */
export function withState(states: WishStates, productId: number, state: WishState): WishStates {
  return new Map(withoutState(states, productId)).set(productId, state);
}

export function withoutState(states: WishStates, productId: number): WishStates {
  return new Map([...states].filter(([id]) => id !== productId));
}
