import {
  purchaseButtonActions,
  subscriptionButtonStates,
  type SubscriptionButtonState,
} from '@/shared/api/contract/codes';

import { subscriptionActions } from './button-actions';
import type { OfferFacts, SubscriptionButton } from './offer';

type Look = Pick<SubscriptionButton, 'size' | 'action' | 'promise'>;

const invisible: Look = { size: 'Invisible', action: 'none', promise: { kind: 'unavailable' } };
const disabled: Look = { size: 'DisabledBig', action: 'none', promise: { kind: 'unavailable' } };

/** The look for each subscriptionButtonState. Rule: docs/behaviour.md#subscription-button */
const rules: Readonly<Record<SubscriptionButtonState, Look>> = {
  [subscriptionButtonStates.disabled]: invisible,
  [subscriptionButtonStates.limitedProduct]: {
    size: 'Big',
    action: subscriptionActions.openPlansOrCredit,
    promise: { kind: 'notInSubscription' },
  },
  [subscriptionButtonStates.noQuota]: {
    size: 'Big',
    action: subscriptionActions.openPlansOrCredit,
    promise: { kind: 'noQuota' },
  },
  [subscriptionButtonStates.noSubscription]: {
    size: 'Big',
    action: subscriptionActions.openPlansOrCredit,
    promise: { kind: 'plans' },
  },
  [subscriptionButtonStates.getBySubscription]: {
    size: 'Big',
    action: subscriptionActions.orderBySubscription,
    promise: { kind: 'bySubscription' },
  },
  [subscriptionButtonStates.intervalQuotaHasFinished]: {
    size: 'DisabledBig',
    action: 'none',
    promise: { kind: 'intervalQuota' },
  },
  [subscriptionButtonStates.playByNewSubscription]: {
    size: 'Big',
    action: subscriptionActions.consumeQuotaAndPlay,
    promise: { kind: 'byNewSubscription' },
  },
};

/** Looks by purchaseButtonAction: an owned or free title needs no subscription, so the button plays it. */
const withoutSubscription: Readonly<Record<number, Look>> = {
  [purchaseButtonActions.library]: {
    size: 'SmallWithPlayIcon',
    action: subscriptionActions.playOwned,
    promise: { kind: 'plays' },
  },
  [purchaseButtonActions.getFree]: {
    size: 'SmallWithPlayIcon',
    action: subscriptionActions.orderFreeAndPlay,
    promise: { kind: 'addsAndPlays' },
  },
  [purchaseButtonActions.archived]: invisible,
};

/** The subscription button for these facts. An unknown number disables it. */
export function subscriptionButton(facts: OfferFacts): SubscriptionButton {
  const {
    subscriptionButtonState: state,
    purchaseButtonAction,
    isLoggedIn,
    clientKind,
    platform,
  } = facts;
  const { size, action, promise } = isLoggedIn ? lookOf(purchaseButtonAction, state) : invisible;
  const isAndroidMarket = clientKind === 'market' && platform === 'android';
  return {
    size,
    colour: 'subscription',
    text: isKnownState(state) ? facts.subscriptionText.trim() || null : null,
    isEnabled: action !== 'none',
    action,
    promise,
    leadsTo:
      isAndroidMarket && state === subscriptionButtonStates.noSubscription ? 'credit' : 'plans',
  };
}

function lookOf(purchaseButtonAction: number, state: number): Look {
  if (!isKnownState(state)) return disabled;
  return withoutSubscription[purchaseButtonAction] ?? rules[state];
}

/** Whether the number is one of the contract. */
export function isKnownState(state: number): state is SubscriptionButtonState {
  return state in rules;
}
