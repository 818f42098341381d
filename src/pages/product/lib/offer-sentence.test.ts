import { describe, expect, it } from 'vitest';

import { offerOf, type OfferFacts } from '@/entities/purchase/offer';
import { offers, promises } from '@/shared/i18n/fa/purchase';
import { formatNumber } from '@/shared/i18n/format';

import { offerSentence } from './offer-sentence';

const sentence = (
  action: number,
  subscriptionState: number,
  more: Partial<OfferFacts> = {},
  quotaLeft: number | null = null,
) =>
  offerSentence(
    offerOf({
      clientKind: 'own',
      platform: 'web',
      isLoggedIn: true,
      rial: 1_260_000,
      mainText: '',
      subscriptionText: '',
      purchaseButtonAction: action,
      subscriptionButtonState: subscriptionState,
      ...more,
    }),
    quotaLeft,
  );

describe('the sentence beside the main button', () => {
  it.each([
    ['a running subscription', 5, 4, offers.bySubscription],
    ['credit', 6, 3, offers.fromCredit],
    ['too little credit', 7, 3, promises.needsCredit],
    ['a free title', 2, 0, promises.free],
    ['a purchase', 3, 3, offers.bought],
    ['plans', 4, 3, offers.plans],
    ['money or subscription', 3, 4, offers.buyOrSubscription],
    ['money or a new subscription', 3, 6, offers.buyOrSubscription],
    ['credit or subscription', 6, 4, offers.buyOrSubscription],
    ['too little credit or subscription', 7, 4, offers.buyOrSubscription],
    ['a free title or subscription', 2, 4, promises.free],
    ['nothing to buy, but a subscription', 0, 4, offers.bySubscription],
    ['nothing to buy, but plans', 0, 3, offers.plans],
    ['nothing to buy, and no quota', 0, 2, offers.noQuota],
    ['nothing to buy, and in no plan', 0, 1, offers.notInSubscription],
    ['nothing until the next interval', 0, 5, offers.intervalQuota],
    ['nothing at all', 0, 0, promises.unavailable],
    ['unknown numbers', 99, 99, promises.unavailable],
    ['the archive', 8, 4, offers.archive],
  ])('%s', (_name, action, state, expected) => {
    expect(sentence(action, state)).toBe(expected);
  });

  it.each([
    [5, 4, offers.byQuota(formatNumber(3))],
    [0, 6, offers.byQuota(formatNumber(3))],
    [3, 4, offers.buyOrQuota(formatNumber(3))],
    [3, 3, offers.bought],
  ])('says what is left of the quota where it is used: %i, %i', (action, state, expected) => {
    expect(sentence(action, state, {}, 3)).toBe(expected);
  });

  it.each([
    [5, 4, offers.byQuota(formatNumber(0))],
    [3, 4, offers.buyOrQuota(formatNumber(0))],
  ])('says that nothing is left, which is not unknown: %i, %i', (action, state, expected) => {
    expect(sentence(action, state, {}, 0)).toBe(expected);
  });

  it('asks a signed-out user to sign in first', () => {
    expect(sentence(3, 4, { isLoggedIn: false })).toBe(offers.signIn);
  });

  it.each(['web', 'android', 'ios'] as const)(
    'names no price, which stands above it: %s',
    (platform) => {
      expect(sentence(3, 0, { platform })).toBe(offers.bought);
    },
  );

  it('says that the price follows where it is unknown', () => {
    expect(sentence(3, 0, { rial: null })).toBe(promises.priceFirst);
  });
});
