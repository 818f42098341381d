import * as v from 'valibot';

import { purchaseButtonActions, subscriptionButtonStates } from './codes';
import { operation } from './operation';
import { bookCard, id, listOf, pageOf, pageSize, rial, tolerant } from './values';

/** Unknown numbers pass, because the app disables their button and reports them. Anything else is NaN. */
const anyAction = tolerant(
  v.union([v.picklist(Object.values(purchaseButtonActions)), v.number()]),
  NaN,
);
const anySubscriptionButtonState = tolerant(
  v.union([v.picklist(Object.values(subscriptionButtonStates)), v.number()]),
  NaN,
);

export const libraryState = v.object({
  purchaseButtonState: v.object({
    purchaseButtonAction: anyAction,
    purchaseButtonText: tolerant(v.string(), ''),
    /** The price of a purchase, in rial. */
    stateDiscountedPrice: tolerant(v.nullable(rial), null),
  }),
  subscriptionButtonState: v.object({
    subscriptionButtonState: anySubscriptionButtonState,
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
