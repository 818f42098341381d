import { createEffect } from 'effector';

import type { LibraryTransitionType } from '@/shared/api/contract/codes';
import { directPurchaseFx } from '@/shared/api/endpoints/markets';
import { orderWithoutPaymentFx, processWithCreditFx } from '@/shared/api/endpoints/orders';
import { consumeSubscriptionFx } from '@/shared/api/endpoints/subscription';
import { isApiError, type ApiError } from '@/shared/api/errors';

import type { PurchaseBook } from './book';

/** The calls that get a book (product spec, section 7). */
export type Order =
  /** Free, or by the running subscription. */
  | { readonly kind: 'noPayment' }
  /** From the quota of the subscription. */
  | { readonly kind: 'consume' }
  /** From the credit, out of the markets dialog. */
  | { readonly kind: 'direct'; readonly libraryTransitionType: LibraryTransitionType }
  /** From the credit, out of the web checkout. */
  | { readonly kind: 'credit' };

interface Placing {
  readonly book: Pick<PurchaseBook, 'audioBookId' | 'productId'>;
  readonly order: Order;
}

/** `isFinal` is false when a payment goes on elsewhere. */
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

/** Sends an order, once. Never fails, and never sends anything again by itself. */
export const sendOrderFx = createEffect(async ({ book, order }: Placing): Promise<Placed> => {
  try {
    return { isFinal: await placeFx({ book, order }), error: null };
  } catch (error) {
    return { error: isApiError(error) ? error : { kind: 'network' } };
  }
});
