import * as v from 'valibot';
import { expect, it } from 'vitest';

import { events } from '@/shared/bridge/events';

import {
  marketAnswer,
  marketOutcomes,
  purchaseAnswer,
  purchaseOutcomes,
} from './purchase-outcomes';

it.each(purchaseOutcomes.filter((outcome) => outcome !== 'nothing'))(
  'the answer %s of the purchase sheet fits the bridge’s schema',
  (outcome) => {
    const { payload } = purchaseAnswer(outcome, '20001@7');
    expect(v.parse(events.purchaseResult.payload, payload).productId).toBe('20001');
  },
);

it.each(marketOutcomes.filter((outcome) => outcome !== 'nothing'))(
  'the answer %s of a market’s sheet fits the bridge’s schema',
  (outcome) => {
    const { payload } = marketAnswer(outcome, 'credit-50', '50@credit', '1');
    const read = v.parse(events.marketPurchaseResult.payload, payload);
    expect(read.developerPayload).toBe('50@credit');
  },
);

it('has no payload for the outcome "nothing"', () => {
  expect(purchaseAnswer('nothing', '1').payload).toBeNull();
  expect(marketAnswer('nothing', '1', '1@credit', '1').payload).toBeNull();
});

it('makes the validation fail once for the outcome "validated500"', () => {
  expect(marketAnswer('validated500', 'a', 'b', '1').apiFault).toMatchObject({
    status: 500,
    times: 1,
  });
});

it.each(purchaseOutcomes)('the outcome %s books the title only when it was bought', (outcome) => {
  const isBooked = ['paid', 'slow', 'alreadyOwned'].includes(outcome);
  expect(purchaseAnswer(outcome, '20001@7').bookedId).toBe(isBooked ? 1001 : undefined);
});

it('gives each purchase of a package a token and an order of its own', () => {
  const [first, second] = ['1', '2'].map(
    (purchase) => marketAnswer('purchased', '3', '3@credit', purchase).payload,
  );
  for (const field of ['purchaseToken', 'orderId']) {
    expect(first?.[field]).not.toBe(second?.[field]);
  }
});

it('lets the mock book a validation with status 500, and not one with 400', () => {
  expect(marketAnswer('validated500', 'a', 'b', '1').apiFault?.when).toBe('after');
  expect(marketAnswer('validated400', 'a', 'b', '1').apiFault?.when).toBeUndefined();
});

const bought = {
  ...{ developerPayload: '50@credit', result: 'purchased', productId: 'credit-50' },
  ...{ orderId: 'order-50@credit-1', purchaseToken: 'purchase-50@credit-1' },
};
const fault = { method: 'POST', path: '/api/markets/credit-subscription-validate', times: 1 };
const refusedBy = (result: string, more = {}) => ({
  payload: { developerPayload: '50@credit', result, ...more },
});
it.each<[(typeof marketOutcomes)[number], object]>([
  ['purchased', { payload: bought }],
  ['cancelled', refusedBy('cancelled')],
  ['notInstalled', refusedBy('notInstalled')],
  ['failed', refusedBy('failed')],
  ['validated500', { payload: bought, apiFault: { ...fault, status: 500, when: 'after' } }],
  ['validated400', { payload: bought, apiFault: { ...fault, status: 400 } }],
  ['alreadyOwned', refusedBy('failed', { message: 'Item already owned' })],
  ['slow', { payload: bought, afterMs: 5000 }],
  ['nothing', { payload: null }],
])('answers a market with %s', (outcome, answer) => {
  expect(marketAnswer(outcome, 'credit-50', '50@credit', '1')).toEqual(answer);
});

it.each<[(typeof purchaseOutcomes)[number], object]>([
  ['paid', { payload: { productId: '20001', status: 'paid' }, bookedId: 1001 }],
  ['pending', { payload: { productId: '20001', status: 'pending' } }],
  ['cancelled', { payload: { productId: '20001', status: 'cancelled' } }],
  ['failed', { payload: { productId: '20001', status: 'failed' } }],
  ['slow', { payload: { productId: '20001', status: 'paid' }, bookedId: 1001, afterMs: 5000 }],
])('answers a native purchase with %s', (outcome, answer) => {
  expect(purchaseAnswer(outcome, '20001@7')).toEqual(answer);
});
