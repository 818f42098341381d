import { createEvent } from 'effector';

/**
 * How a book was got: `free` and `subscription` by an order without payment or from the quota,
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
 * A book was got, and the library has it. The product page, library, wishlist and balance read
 * themselves anew from it, without a reload.
 */
export const purchased = createEvent<Purchased>();
