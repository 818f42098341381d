/**
 * Actions of the main button. `buy` is the native purchase, or the web checkout where there is none;
 * `orderFree` orders without a payment, because the title is free or a subscription covers it.
 */
export type MainAction =
  | 'openBook'
  | 'orderFree'
  | 'buy'
  | 'plans'
  | 'confirmCredit'
  | 'notEnoughCredit'
  | 'archive'
  | 'none';

/**
 * Actions of the subscription button. The values are the product's own names, which tracking sends; some
 * of them are older than the behaviour, so the code uses the keys.
 */
export const subscriptionActions = {
  /** Opens the plans, or the credit page for clients of an Android market. */
  openPlansOrCredit: 'NavigateToSubscriptionPage',
  /** Orders the book by the running subscription, without a payment. No dialog opens. */
  orderBySubscription: 'OpenCartDialog',
  playOwned: 'PlayPurchased',
  orderFreeAndPlay: 'AddFreeAndPlay',
  /** Takes a title that an earlier subscription had lent from the quota of the new one, and plays it. */
  consumeQuotaAndPlay: 'PlayNewSubscription',
  none: 'none',
} as const;
export type SubscriptionAction = (typeof subscriptionActions)[keyof typeof subscriptionActions];

/** Every action that a press can start. */
export type ButtonAction = Exclude<MainAction | SubscriptionAction, 'none'>;
