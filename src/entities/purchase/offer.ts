import { purchaseButtonActions } from '@/shared/api/contract/codes';
import type { Platform } from '@/shared/bridge/platform';
import type { Client } from '@/shared/config/clients';

import { mainButton } from './main-button';
import type { TapPromise } from './promise';
import { subscriptionButton } from './subscription-button';

/** Sizes of a button (product spec, section 4, 'Large purchase button states'). */
export type ButtonSize = 'Invisible' | 'DisabledBig' | 'Big' | 'SmallWithPlayIcon';

/** What the main button does. `buy` is the native purchase, or the web checkout where there is none. */
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
 * What the subscription button does, by the names of the product spec. `OpenCartDialog` gets the book
 * by the running subscription: from a page it opens the pop-up, in the pop-up it orders.
 */
export type SubscriptionAction =
  | 'NavigateToSubscriptionPage'
  | 'OpenCartDialog'
  | 'PlayPurchased'
  | 'AddFreeAndPlay'
  | 'PlayNewSubscription'
  | 'none';

/** One button: how it looks, and what a tap does and costs. */
export interface OfferedButton<Action extends string> {
  readonly size: ButtonSize;
  readonly colour: 'own' | 'subscription';
  /** The API's own text; null where it sent none or an unknown number, then the wording is ours. */
  readonly text: string | null;
  readonly isEnabled: boolean;
  readonly does: Action;
  readonly promise: TapPromise;
}

export type MainButton = OfferedButton<MainAction>;

export interface SubscriptionButton extends OfferedButton<SubscriptionAction> {
  /** Where `NavigateToSubscriptionPage` leads: the plans, or the credit tab of the profile. */
  readonly leadsTo: 'plans' | 'credit';
}

/** What a book offers to this person, here and now. */
export interface PurchaseOffer {
  /** Logged out: the one button is 'login and get'. */
  readonly needsSignIn: boolean;
  /** The price block is hidden for what costs nothing more (product spec, section 2). */
  readonly showsPrice: boolean;
  readonly main: MainButton;
  readonly subscription: SubscriptionButton;
}

/** Everything that decides an offer. */
export interface OfferFacts {
  readonly clientKind: Client['kind'];
  readonly platform: Platform;
  readonly isLoggedIn: boolean;
  /** Any number of the API, known or not; NaN where it was none. */
  readonly action: number;
  readonly subscriptionState: number;
  /** What a purchase costs, in rial. */
  readonly rial: number | null;
  readonly mainText: string;
  readonly subscriptionText: string;
}

/** The one table of rules: what both buttons show and do (product spec, section 4). */
export function offerOf(facts: OfferFacts): PurchaseOffer {
  const { isLoggedIn, action } = facts;
  const isGot =
    action === purchaseButtonActions.library || action === purchaseButtonActions.getFree;
  return {
    needsSignIn: !isLoggedIn,
    showsPrice: isLoggedIn && !isGot,
    main: mainButton(facts),
    subscription: subscriptionButton(facts),
  };
}
