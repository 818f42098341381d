import type { SubscriptionState } from '@/shared/api/contract/library';

import type { OfferFacts, SubscriptionButton } from './offer';

type Look = Pick<SubscriptionButton, 'size' | 'does' | 'promise'>;

const invisible: Look = { size: 'Invisible', does: 'none', promise: { kind: 'unavailable' } };
const disabled: Look = { size: 'DisabledBig', does: 'none', promise: { kind: 'unavailable' } };

/** Each subscriptionButtonState (product spec, section 4). */
const rules: Readonly<Record<SubscriptionState, Look>> = {
  0: invisible,
  1: { size: 'Big', does: 'NavigateToSubscriptionPage', promise: { kind: 'notInSubscription' } },
  2: { size: 'Big', does: 'NavigateToSubscriptionPage', promise: { kind: 'noQuota' } },
  3: { size: 'Big', does: 'NavigateToSubscriptionPage', promise: { kind: 'plans' } },
  4: { size: 'Big', does: 'OpenCartDialog', promise: { kind: 'bySubscription' } },
  5: { size: 'DisabledBig', does: 'none', promise: { kind: 'intervalQuota' } },
  6: { size: 'Big', does: 'PlayNewSubscription', promise: { kind: 'byNewSubscription' } },
};

/** By purchaseButtonAction: what is owned or free needs no subscription, there the button plays. */
const withoutSubscription: Readonly<Record<number, Look>> = {
  1: { size: 'SmallWithPlayIcon', does: 'PlayPurchased', promise: { kind: 'plays' } },
  2: { size: 'SmallWithPlayIcon', does: 'AddFreeAndPlay', promise: { kind: 'addsAndPlays' } },
  8: invisible,
};

const noSubscription = 3;

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
    leadsTo: isAndroidMarket && state === noSubscription ? 'credit' : 'plans',
  };
}

function lookOf(action: number, state: number): Look {
  if (!isKnownState(state)) return disabled;
  return withoutSubscription[action] ?? rules[state];
}

/** Whether the API's number is one of the contract's. */
export function isKnownState(state: number): state is SubscriptionState {
  return state in rules;
}
