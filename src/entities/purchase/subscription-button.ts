import {
  purchaseButtonActions,
  subscriptionButtonStates,
  type SubscriptionButtonState,
} from '@/shared/api/contract/codes';

import type { OfferFacts, SubscriptionButton } from './offer';

type Look = Pick<SubscriptionButton, 'size' | 'does' | 'promise'>;

const invisible: Look = { size: 'Invisible', does: 'none', promise: { kind: 'unavailable' } };
const disabled: Look = { size: 'DisabledBig', does: 'none', promise: { kind: 'unavailable' } };

/** Each subscriptionButtonState (product spec, section 4). */
const rules: Readonly<Record<SubscriptionButtonState, Look>> = {
  [subscriptionButtonStates.disabled]: invisible,
  [subscriptionButtonStates.limitedProduct]: {
    size: 'Big',
    does: 'NavigateToSubscriptionPage',
    promise: { kind: 'notInSubscription' },
  },
  [subscriptionButtonStates.noQuota]: {
    size: 'Big',
    does: 'NavigateToSubscriptionPage',
    promise: { kind: 'noQuota' },
  },
  [subscriptionButtonStates.noSubscription]: {
    size: 'Big',
    does: 'NavigateToSubscriptionPage',
    promise: { kind: 'plans' },
  },
  [subscriptionButtonStates.getBySubscription]: {
    size: 'Big',
    does: 'OpenCartDialog',
    promise: { kind: 'bySubscription' },
  },
  [subscriptionButtonStates.intervalQuotaHasFinished]: {
    size: 'DisabledBig',
    does: 'none',
    promise: { kind: 'intervalQuota' },
  },
  [subscriptionButtonStates.playByNewSubscription]: {
    size: 'Big',
    does: 'PlayNewSubscription',
    promise: { kind: 'byNewSubscription' },
  },
};

/** By purchaseButtonAction: what is owned or free needs no subscription, there the button plays. */
const withoutSubscription: Readonly<Record<number, Look>> = {
  [purchaseButtonActions.library]: {
    size: 'SmallWithPlayIcon',
    does: 'PlayPurchased',
    promise: { kind: 'plays' },
  },
  [purchaseButtonActions.getFree]: {
    size: 'SmallWithPlayIcon',
    does: 'AddFreeAndPlay',
    promise: { kind: 'addsAndPlays' },
  },
  [purchaseButtonActions.archived]: invisible,
};

/** The subscription button for these facts. An unknown number disables it. */
export function subscriptionButton(facts: OfferFacts): SubscriptionButton {
  const { subscriptionState: state, action, isLoggedIn, clientKind, platform } = facts;
  const { size, does, promise } = isLoggedIn ? lookOf(action, state) : invisible;
  const isAndroidMarket = clientKind === 'market' && platform === 'android';
  return {
    size,
    colour: 'subscription',
    text: isKnownState(state) ? facts.subscriptionText.trim() || null : null,
    isEnabled: does !== 'none',
    does,
    promise,
    leadsTo:
      isAndroidMarket && state === subscriptionButtonStates.noSubscription ? 'credit' : 'plans',
  };
}

function lookOf(action: number, state: number): Look {
  if (!isKnownState(state)) return disabled;
  return withoutSubscription[action] ?? rules[state];
}

/** Whether the API's number is one of the contract's. */
export function isKnownState(state: number): state is SubscriptionButtonState {
  return state in rules;
}
