import * as v from 'valibot';

import { operation } from './operation';
import { bookCard, id, listOf, pageOf, pageSize, rial, tolerant } from './values';

/**
 * disabled 0, library 1, getFree 2, purchase 3, showSubscriptionPlans 4, getBySubscription 5,
 * HasCafeBazaarCredit 6, HasNotEnoughCafeBazaarCredit 7, Archived 8 (product spec, section 4).
 */
export const purchaseButtonAction = v.picklist([0, 1, 2, 3, 4, 5, 6, 7, 8]);
export type PurchaseButtonAction = v.InferOutput<typeof purchaseButtonAction>;

/**
 * disable 0, limitedProduct 1, noQuota 2, noSubscription 3, getBySubscription 4,
 * intervalQuotaHasFinished 5, playByNewSubscription 6 (product spec, section 4).
 */
export const subscriptionState = v.picklist([0, 1, 2, 3, 4, 5, 6]);
export type SubscriptionState = v.InferOutput<typeof subscriptionState>;

/** Unknown numbers come through, as they disable and are reported; what is no number is NaN. */
const anyAction = tolerant(v.union([purchaseButtonAction, v.number()]), NaN);
const anySubscriptionState = tolerant(v.union([subscriptionState, v.number()]), NaN);

export const libraryState = v.object({
  purchaseButtonState: v.object({
    purchaseButtonAction: anyAction,
    purchaseButtonText: tolerant(v.string(), ''),
    /** What a purchase costs, in rial. */
    stateDiscountedPrice: tolerant(v.nullable(rial), null),
  }),
  subscriptionButtonState: v.object({
    subscriptionButtonState: anySubscriptionState,
    subscriptionButtonText: tolerant(v.string(), ''),
  }),
  /** `discountValue` in rial, `discountPercentage` as a fraction of 1. */
  discounts: listOf(v.object({ discountValue: rial, discountPercentage: tolerant(v.number(), 0) })),
});
export type LibraryState = v.InferOutput<typeof libraryState>;

export const getLibraryState = operation({
  id: 'getLibraryState',
  method: 'POST',
  path: '/api/library/state/{id}',
  access: 'user',
  params: v.object({ id }),
  body: v.object({}),
  response: libraryState,
});

export const libraryFilter = v.picklist(['all', 'inProgress', 'finished', 'notStarted']);
export type LibraryFilter = v.InferOutput<typeof libraryFilter>;

/** The owned titles, newest first; archived ones only with `archived`, which then leaves out the rest. */
export const getLibrary = operation({
  id: 'getLibrary',
  method: 'GET',
  path: '/api/library',
  access: 'user',
  query: v.object({
    filter: v.exactOptional(libraryFilter),
    archived: v.exactOptional(v.boolean()),
    page: v.exactOptional(id),
    pageSize,
  }),
  response: pageOf(bookCard),
});

export const archiveBook = operation({
  id: 'archiveBook',
  method: 'POST',
  path: '/api/library/archive/{id}',
  access: 'user',
  params: v.object({ id }),
  body: v.object({}),
});

export const unarchiveBook = operation({
  id: 'unarchiveBook',
  method: 'POST',
  path: '/api/library/unarchive/{id}',
  access: 'user',
  params: v.object({ id }),
  body: v.object({}),
});
