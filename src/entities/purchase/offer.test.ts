import { describe, expect, it } from 'vitest';

import type { Client } from '@/shared/config/clients';

import { offerOf, type OfferFacts } from './offer';

const facts = (changes: Partial<OfferFacts> = {}): OfferFacts => ({
  clientKind: 'own',
  platform: 'web',
  isLoggedIn: true,
  purchaseButtonAction: 3,
  subscriptionButtonState: 3,
  rial: 1_800_000,
  mainText: 'the API says',
  subscriptionText: 'and says',
  ...changes,
});

const actions = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const states = [0, 1, 2, 3, 4, 5, 6];

/** The kinds of buyers: name, kind of client, platform. */
const classes: readonly (readonly [string, Client['kind'], OfferFacts['platform']])[] = [
  ['our web app', 'own', 'web'],
  ['our Android app', 'own', 'android'],
  ['our iOS app', 'own', 'ios'],
  ['a partner', 'partner', 'web'],
  ['a market on Android', 'market', 'android'],
  ['a market on the web', 'market', 'web'],
];

/** Main button: number, name, colour, size, action, promise in our native app. */
const mainTable = [
  [0, 'disabled', 'subscription', 'DisabledBig', 'none', { kind: 'unavailable' }],
  [1, 'library', 'own', 'Big', 'openBook', { kind: 'opensBook' }],
  [2, 'getFree', 'own', 'Big', 'orderFree', { kind: 'free' }],
  [3, 'purchase', 'own', 'Big', 'buy', { kind: 'pays', rial: 1_800_000 }],
  [4, 'showSubscriptionPlans', 'subscription', 'Big', 'plans', { kind: 'plans' }],
  [5, 'getBySubscription', 'subscription', 'Big', 'orderFree', { kind: 'bySubscription' }],
  [6, 'has credit', 'own', 'Big', 'confirmCredit', { kind: 'fromCredit', rial: 1_800_000 }],
  [7, 'not enough', 'own', 'Big', 'notEnoughCredit', { kind: 'needsCredit', rial: 1_800_000 }],
  [8, 'Archived', 'own', 'Big', 'archive', { kind: 'archive' }],
] as const;

/** Subscription button of a title that is for sale: number, name, size, action, promise. */
const subscriptionTable = [
  [0, 'disable', 'Invisible', 'none', 'unavailable'],
  [1, 'limitedProduct', 'Big', 'NavigateToSubscriptionPage', 'notInSubscription'],
  [2, 'noQuota', 'Big', 'NavigateToSubscriptionPage', 'noQuota'],
  [3, 'noSubscription', 'Big', 'NavigateToSubscriptionPage', 'plans'],
  [4, 'getBySubscription', 'Big', 'OpenCartDialog', 'bySubscription'],
  [5, 'intervalQuotaHasFinished', 'DisabledBig', 'none', 'intervalQuota'],
  [6, 'playByNewSubscription', 'Big', 'PlayNewSubscription', 'byNewSubscription'],
] as const;

/** Owned and free titles need no subscription: size, action and promise by purchaseButtonAction. */
const withoutSubscription = {
  1: ['SmallWithPlayIcon', 'PlayPurchased', 'plays'],
  2: ['SmallWithPlayIcon', 'AddFreeAndPlay', 'addsAndPlays'],
  8: ['Invisible', 'none', 'unavailable'],
} as const;

describe.each(classes)('for %s', (_, clientKind, platform) => {
  const here = (changes: Partial<OfferFacts>) =>
    offerOf(facts({ clientKind, platform, ...changes }));

  describe.each(states)('with subscriptionButtonState %i', (subscriptionState) => {
    it.each(mainTable)('main button %i (%s)', (number, _name, colour, size, action, promise) => {
      const onWeb = { kind: 'checkout', rial: 1_800_000 };
      expect(
        here({ purchaseButtonAction: number, subscriptionButtonState: subscriptionState }).main,
      ).toEqual({
        size,
        colour,
        text: 'the API says',
        isEnabled: action !== 'none',
        action,
        promise: number === 3 && platform === 'web' ? onWeb : promise,
      });
    });
  });

  describe.each(actions)('with purchaseButtonAction %i', (number) => {
    it.each(subscriptionTable)('subscription button %i (%s)', (state, _name, ...row) => {
      const special = withoutSubscription[number as 1 | 2 | 8] as typeof row | undefined;
      const [size, action, kind] = special ?? row;
      const isAndroidMarket = clientKind === 'market' && platform === 'android';
      expect(
        here({ purchaseButtonAction: number, subscriptionButtonState: state }).subscription,
      ).toEqual({
        size,
        colour: 'subscription',
        text: 'and says',
        isEnabled: action !== 'none',
        action,
        promise: { kind },
        leadsTo: isAndroidMarket && state === 3 ? 'credit' : 'plans',
      });
    });
  });

  it.each(actions)('shows the price except for library and getFree: %i', (action) => {
    expect(here({ purchaseButtonAction: action }).showsPrice).toBe(action !== 1 && action !== 2);
  });

  it('offers only the sign-in while signed out', () => {
    for (const action of actions) {
      for (const subscriptionState of states) {
        const offer = here({
          purchaseButtonAction: action,
          subscriptionButtonState: subscriptionState,
          isLoggedIn: false,
        });
        expect(offer).toMatchObject({
          needsSignIn: true,
          showsPrice: false,
          main: { size: 'Invisible', isEnabled: false, action: 'none' },
          subscription: { size: 'Invisible', isEnabled: false, action: 'none' },
        });
      }
    }
  });
});

it('offers no sign-in while signed in', () => {
  expect(offerOf(facts()).needsSignIn).toBe(false);
});

it.each([99, -1, 9, 1.5, NaN, Infinity])('disables the unknown action %d', (action) => {
  const { main, subscription } = offerOf(facts({ purchaseButtonAction: action }));
  expect(main).toEqual({
    size: 'DisabledBig',
    colour: 'subscription',
    text: null,
    isEnabled: false,
    action: 'none',
    promise: { kind: 'unavailable' },
  });
  expect(subscription).toMatchObject({ action: 'NavigateToSubscriptionPage', isEnabled: true });
});

it.each([42, -1, 7, 0.5, NaN])('disables the unknown subscription state %d', (state) => {
  for (const action of actions) {
    const { main, subscription } = offerOf(
      facts({ purchaseButtonAction: action, subscriptionButtonState: state }),
    );
    expect(subscription).toMatchObject({
      size: 'DisabledBig',
      text: null,
      isEnabled: false,
      action: 'none',
      promise: { kind: 'unavailable' },
    });
    expect(main.text).toBe('the API says');
  }
});

it('asks for no confirmation of an unknown price', () => {
  expect(offerOf(facts({ purchaseButtonAction: 6, rial: null })).main).toMatchObject({
    size: 'DisabledBig',
    isEnabled: false,
    action: 'none',
    promise: { kind: 'unavailable' },
  });
});

it.each([
  [3, { kind: 'checkout', rial: null }],
  [7, { kind: 'needsCredit', rial: null }],
])('needs no price for an order without a payment: %i', (action, promise) => {
  expect(offerOf(facts({ purchaseButtonAction: action, rial: null })).main).toMatchObject({
    isEnabled: true,
    promise,
  });
});

it('leaves the text empty where the API has none', () => {
  const { main, subscription } = offerOf(facts({ mainText: ' ', subscriptionText: '' }));
  expect([main.text, subscription.text]).toEqual([null, null]);
  expect(offerOf(facts({ mainText: ' a ', subscriptionText: ' b ' }))).toMatchObject({
    main: { text: 'a' },
    subscription: { text: 'b' },
  });
});
