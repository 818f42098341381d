/**
 * The numeric codes of the API and of the native bridge, named once for the app, the mock and the
 * fixtures. The browser tests keep their own numbers, so that a wrong number here fails there.
 */

type ValueOf<T> = T[keyof T];

/** Kinds of product. Rule: docs/behaviour.md#product-types */
export const contentTypes = {
  audioBook: 0,
  capsule: 1,
  audioSeries: 2,
  podcast: 3,
} as const;
export type ContentType = ValueOf<typeof contentTypes>;

/** Whether the number is a product type of the contract. */
export function isKnownContentType(type: number): type is ContentType {
  return Object.values<number>(contentTypes).includes(type);
}

/** States of the main purchase button. Rule: docs/behaviour.md#main-button */
export const purchaseButtonActions = {
  disabled: 0,
  library: 1,
  getFree: 2,
  purchase: 3,
  showSubscriptionPlans: 4,
  getBySubscription: 5,
  hasCafeBazaarCredit: 6,
  hasNotEnoughCafeBazaarCredit: 7,
  archived: 8,
} as const;
export type PurchaseButtonAction = ValueOf<typeof purchaseButtonActions>;

/** States of the subscription button. Rule: docs/behaviour.md#subscription-button */
export const subscriptionButtonStates = {
  disabled: 0,
  limitedProduct: 1,
  noQuota: 2,
  noSubscription: 3,
  getBySubscription: 4,
  intervalQuotaHasFinished: 5,
  playByNewSubscription: 6,
} as const;
export type SubscriptionButtonState = ValueOf<typeof subscriptionButtonStates>;

/** Ways in which a title enters or leaves a library. Rule: docs/behaviour.md#orders */
export const libraryTransitionTypes = {
  purchase: 0,
  loan: 1,
  return: 2,
  remove: 3,
  gift: 4,
  archived: 5,
  unarchived: 6,
  ignoreQuotaUseSubscriptionDiscount: 7,
  productGift: 8,
} as const;
export type LibraryTransitionType = ValueOf<typeof libraryTransitionTypes>;

/** Stages of a market purchase that the app reports to the wrapper. Rule: docs/behaviour.md#market-flow */
export const marketStatuses = {
  accepted: 6,
  validated: 10,
  notInstalled: 20,
  cancelled: 21,
} as const;
export type MarketStatus = ValueOf<typeof marketStatuses>;
