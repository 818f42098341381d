import { purchaseButtonActions } from '@/shared/api/contract/codes';
import type { Platform } from '@/shared/bridge/platform';
import type { Client } from '@/shared/config/clients';

import type { MainAction, SubscriptionAction } from './button-actions';
import { mainButton } from './main-button';
import type { TapPromise } from './promise';
import { subscriptionButton } from './subscription-button';

/** Sizes of a button. Rule: docs/behaviour.md#purchase-buttons */
export type ButtonSize = 'Invisible' | 'DisabledBig' | 'Big' | 'SmallWithPlayIcon';

/** One button: its look, and the action and the cost of a tap. */
export interface OfferedButton<Action extends string> {
  readonly size: ButtonSize;
  readonly colour: 'own' | 'subscription';
  /** The text of the API. Null without one, or with an unknown number; then the button has our wording. */
  readonly text: string | null;
  readonly isEnabled: boolean;
  readonly action: Action;
  readonly promise: TapPromise;
}

export type MainButton = OfferedButton<MainAction>;

export interface SubscriptionButton extends OfferedButton<SubscriptionAction> {
  /** The target of `openPlansOrCredit`: the plans, or the credit tab of the profile. */
  readonly leadsTo: 'plans' | 'credit';
}

/** The buttons of a book for this user on this client. */
export interface PurchaseOffer {
  /** The user is signed out: the only button is 'sign in and get'. */
  readonly needsSignIn: boolean;
  /** The price block is hidden for owned and free titles. */
  readonly showsPrice: boolean;
  readonly main: MainButton;
  readonly subscription: SubscriptionButton;
}

/** The facts that decide an offer. */
export interface OfferFacts {
  readonly clientKind: Client['kind'];
  readonly platform: Platform;
  readonly isLoggedIn: boolean;
  /** Any number of the API, known or unknown; NaN where the API sent no number. */
  readonly purchaseButtonAction: number;
  readonly subscriptionButtonState: number;
  /** The price of a purchase in rial; null when it is not known. */
  readonly rial: number | null;
  readonly mainText: string;
  readonly subscriptionText: string;
}

/** Decides what both buttons show and do. Rule: docs/behaviour.md#purchase-buttons */
export function offerOf(facts: OfferFacts): PurchaseOffer {
  const { isLoggedIn, purchaseButtonAction: action } = facts;
  const isGot =
    action === purchaseButtonActions.library || action === purchaseButtonActions.getFree;
  return {
    needsSignIn: !isLoggedIn,
    showsPrice: isLoggedIn && !isGot,
    main: mainButton(facts),
    subscription: subscriptionButton(facts),
  };
}
