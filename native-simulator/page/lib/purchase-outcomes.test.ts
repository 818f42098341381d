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
