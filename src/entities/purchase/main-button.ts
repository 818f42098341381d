import { purchaseButtonActions, type PurchaseButtonAction } from '@/shared/api/contract/codes';

import type { MainAction, MainButton, OfferFacts } from './offer';
import type { TapPromise } from './promise';

interface MainRule {
  readonly colour: MainButton['colour'];
  readonly does: MainAction;
  readonly promise: (facts: OfferFacts) => TapPromise;
}

const always = (promise: TapPromise) => () => promise;

/** Each purchaseButtonAction: colour, deed, and what the deed costs (product spec, section 4). */
const rules: Readonly<Record<PurchaseButtonAction, MainRule>> = {
  [purchaseButtonActions.disabled]: {
    colour: 'subscription',
    does: 'none',
    promise: always({ kind: 'unavailable' }),
  },
  [purchaseButtonActions.library]: {
    colour: 'own',
    does: 'openBook',
    promise: always({ kind: 'opensBook' }),
  },
  [purchaseButtonActions.getFree]: {
    colour: 'own',
    does: 'orderFree',
    promise: always({ kind: 'free' }),
  },
  [purchaseButtonActions.purchase]: {
    colour: 'own',
    does: 'buy',
    promise: ({ platform, rial }) => ({ kind: platform === 'web' ? 'checkout' : 'pays', rial }),
  },
  [purchaseButtonActions.showSubscriptionPlans]: {
    colour: 'subscription',
    does: 'plans',
    promise: always({ kind: 'plans' }),
  },
  [purchaseButtonActions.getBySubscription]: {
    colour: 'subscription',
    does: 'orderFree',
    promise: always({ kind: 'bySubscription' }),
  },
  [purchaseButtonActions.hasCafeBazaarCredit]: {
    colour: 'own',
    does: 'confirmCredit',
    // Nobody is asked to confirm a sum that is not known.
    promise: ({ rial }) => (rial === null ? { kind: 'unavailable' } : { kind: 'fromCredit', rial }),
  },
  [purchaseButtonActions.hasNotEnoughCafeBazaarCredit]: {
    colour: 'own',
    does: 'notEnoughCredit',
    promise: ({ rial }) => ({ kind: 'needsCredit', rial }),
  },
  [purchaseButtonActions.archived]: {
    colour: 'own',
    does: 'archive',
    promise: always({ kind: 'archive' }),
  },
};

/** The main button for these facts. An unknown number disables it. */
export function mainButton(facts: OfferFacts): MainButton {
  const { action } = facts;
  const {
    colour,
    does,
    promise: promiseOf,
  } = rules[isKnownAction(action) ? action : purchaseButtonActions.disabled];
  const promise = promiseOf(facts);
  const isEnabled = facts.isLoggedIn && promise.kind !== 'unavailable';
  return {
    size: facts.isLoggedIn ? (isEnabled ? 'Big' : 'DisabledBig') : 'Invisible',
    colour,
    text: isKnownAction(action) ? facts.mainText.trim() || null : null,
    isEnabled,
    does: isEnabled ? does : 'none',
    promise,
  };
}

/** Whether the API's number is one of the contract's. */
export function isKnownAction(action: number): action is PurchaseButtonAction {
  return action in rules;
}
