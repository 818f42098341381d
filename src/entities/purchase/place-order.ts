import { createEffect } from 'effector';

import type { LibraryTransitionType } from '@/shared/api/contract/codes';
import { directPurchaseFx } from '@/shared/api/endpoints/markets';
import { orderWithoutPaymentFx, processWithCreditFx } from '@/shared/api/endpoints/orders';
import { consumeSubscriptionFx } from '@/shared/api/endpoints/subscription';
import { isApiError, type ApiError } from '@/shared/api/errors';

import type { PurchaseBook } from './book';

/** The calls that get a book. Rule: docs/behaviour.md#orders */
export type Order =
  /** The book is free, or the running subscription covers it. */
  | { readonly kind: 'noPayment' }
  /** The book takes one title of the subscription's quota. */
  | { readonly kind: 'consume' }
  /** The markets dialog pays with the credit. */
  | { readonly kind: 'direct'; readonly libraryTransitionType: LibraryTransitionType }
  /** The web checkout pays with the credit. */
  | { readonly kind: 'credit' };

interface Placing {
  readonly book: Pick<PurchaseBook, 'audioBookId' | 'productId'>;
  readonly order: Order;
}

/** `isFinal` is false while the payment continues outside the app. */
type Placed = { readonly isFinal: boolean; readonly error: null } | { readonly error: ApiError };

const placeFx = createEffect(async ({ book, order }: Placing): Promise<boolean> => {
  const { audioBookId, productId } = book;
  switch (order.kind) {
    case 'noPayment':
      await orderWithoutPaymentFx({ query: { productId }, body: {} });
      return true;
    case 'consume':
      await consumeSubscriptionFx({ params: { id: audioBookId }, body: {} });
      return true;
    case 'direct': {
      const { libraryTransitionType } = order;
      return (await directPurchaseFx({ body: { productId, libraryTransitionType } })).isFinal;
    }
    case 'credit':
      return (await processWithCreditFx({ body: { productId } })).isFinal;
  }
});

/** Sends an order once, without a retry. Never fails. */
export const sendOrderFx = createEffect(async ({ book, order }: Placing): Promise<Placed> => {
  try {
    return { isFinal: await placeFx({ book, order }), error: null };
  } catch (error) {
    return { error: isApiError(error) ? error : { kind: 'network' } };
  }
});
