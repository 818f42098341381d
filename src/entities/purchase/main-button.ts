import { purchaseButtonActions, type PurchaseButtonAction } from '@/shared/api/contract/codes';

import type { MainAction } from './button-actions';
import type { MainButton, OfferFacts } from './offer';
import type { TapPromise } from './promise';

interface MainRule {
  readonly colour: MainButton['colour'];
  readonly action: MainAction;
  readonly promise: (facts: OfferFacts) => TapPromise;
}

const always = (promise: TapPromise) => () => promise;

/** Colour, action and cost for each purchaseButtonAction. Rule: docs/behaviour.md#main-button */
const rules: Readonly<Record<PurchaseButtonAction, MainRule>> = {
  [purchaseButtonActions.disabled]: {
    colour: 'subscription',
    action: 'none',
    promise: always({ kind: 'unavailable' }),
  },
  [purchaseButtonActions.library]: {
    colour: 'own',
    action: 'openBook',
    promise: always({ kind: 'opensBook' }),
  },
  [purchaseButtonActions.getFree]: {
    colour: 'own',
    action: 'orderFree',
    promise: always({ kind: 'free' }),
  },
  [purchaseButtonActions.purchase]: {
    colour: 'own',
    action: 'buy',
    promise: ({ platform, rial }) => ({ kind: platform === 'web' ? 'checkout' : 'pays', rial }),
  },
  [purchaseButtonActions.showSubscriptionPlans]: {
    colour: 'subscription',
    action: 'plans',
    promise: always({ kind: 'plans' }),
  },
  [purchaseButtonActions.getBySubscription]: {
    colour: 'subscription',
    action: 'orderFree',
    promise: always({ kind: 'bySubscription' }),
  },
  [purchaseButtonActions.hasCafeBazaarCredit]: {
    colour: 'own',
    action: 'confirmCredit',
    // The dialog must not ask the buyer to confirm an unknown price.
    promise: ({ rial }) => (rial === null ? { kind: 'unavailable' } : { kind: 'fromCredit', rial }),
  },
  [purchaseButtonActions.hasNotEnoughCafeBazaarCredit]: {
    colour: 'own',
    action: 'notEnoughCredit',
    promise: ({ rial }) => ({ kind: 'needsCredit', rial }),
  },
  [purchaseButtonActions.archived]: {
    colour: 'own',
    action: 'archive',
    promise: always({ kind: 'archive' }),
  },
};

/** The main button for these facts. An unknown number disables it. */
export function mainButton(facts: OfferFacts): MainButton {
  const { purchaseButtonAction } = facts;
  const {
    colour,
    action,
    promise: promiseOf,
  } = rules[
    isKnownAction(purchaseButtonAction) ? purchaseButtonAction : purchaseButtonActions.disabled
  ];
  const promise = promiseOf(facts);
  const isEnabled = facts.isLoggedIn && promise.kind !== 'unavailable';
  return {
    size: facts.isLoggedIn ? (isEnabled ? 'Big' : 'DisabledBig') : 'Invisible',
    colour,
    text: isKnownAction(purchaseButtonAction) ? facts.mainText.trim() || null : null,
    isEnabled,
    action: isEnabled ? action : 'none',
    promise,
  };
}

/** Whether the number is one of the contract. */
export function isKnownAction(action: number): action is PurchaseButtonAction {
  return action in rules;
}
