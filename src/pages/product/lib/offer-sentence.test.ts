import { describe, expect, it } from 'vitest';

import { offerOf, type OfferFacts } from '@/entities/purchase/offer';
import { promises } from '@/shared/i18n/fa/purchase';
import { formatToman } from '@/shared/i18n/format';

import { offerSentence } from './offer-sentence';

const rial = 1_260_000;
const sentence = (action: number, subscriptionState: number, more: Partial<OfferFacts> = {}) =>
  offerSentence(
    offerOf({
      clientKind: 'own',
      platform: 'web',
      isLoggedIn: true,
      rial,
      mainText: '',
      subscriptionText: '',
      purchaseButtonAction: action,
      subscriptionButtonState: subscriptionState,
      ...more,
    }),
  );

describe('the sentence beside the main button', () => {
  it.each([
    ['a running subscription', 5, 4, promises.bySubscription],
    ['credit', 6, 3, promises.fromCredit(formatToman(rial))],
    ['too little credit', 7, 3, promises.needsCredit(formatToman(rial))],
    ['a free title', 2, 0, promises.free],
    ['a purchase', 3, 3, promises.checkout(formatToman(rial))],
    ['plans', 4, 3, promises.plans],
    ['money or subscription', 3, 4, promises.bySubscriptionOrBuying],
    ['nothing to buy, but a subscription', 0, 4, promises.bySubscription],
    ['nothing at all', 0, 0, promises.unavailable],
    ['nothing until the next interval', 0, 5, promises.unavailable],
    ['the archive', 8, 4, promises.archive],
  ])('%s', (_name, action, state, expected) => {
    expect(sentence(action, state)).toBe(expected);
  });

  it('asks a signed-out user to sign in first', () => {
    expect(sentence(3, 4, { isLoggedIn: false })).toBe(promises.signIn);
  });

  it("describes the wrapper's own purchase", () => {
    expect(sentence(3, 0, { platform: 'android' })).toBe(promises.pays(formatToman(rial)));
  });
});
