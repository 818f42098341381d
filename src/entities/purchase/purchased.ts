import { createEvent } from 'effector';

/**
 * The way in which the user got a book: `free` and `subscription` by an order without payment or from the quota,
 * `credit` from the account's credit, `native` by the wrapper's purchase, `already` when it turned out
 * to be owned, for example because an earlier reply was lost.
 */
export type PurchaseWay = 'free' | 'subscription' | 'credit' | 'native' | 'already';

export interface Purchased {
  readonly audioBookId: number;
  readonly productId: number;
  readonly how: PurchaseWay;
}

/**
 * The user got a book, and the library has it. The product page, the library, the wishlist and the
 * balance load again when it fires.
 */
export const purchased = createEvent<Purchased>();
