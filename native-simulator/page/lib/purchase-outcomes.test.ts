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
  'the purchase sheet answers %s in the words of the contract',
  (outcome) => {
    const { payload } = purchaseAnswer(outcome, '20001@7');
    expect(v.parse(events.purchaseResult.payload, payload).productId).toBe('20001');
  },
);

it.each(marketOutcomes.filter((outcome) => outcome !== 'nothing'))(
  'a market’s sheet answers %s in the words of the contract',
  (outcome) => {
    const { payload } = marketAnswer(outcome, 'credit-50', '50@credit', '1');
    const read = v.parse(events.marketPurchaseResult.payload, payload);
    expect(read.developerPayload).toBe('50@credit');
  },
);

it('may answer nothing at all', () => {
  expect(purchaseAnswer('nothing', '1').payload).toBeNull();
  expect(marketAnswer('nothing', '1', '1@credit', '1').payload).toBeNull();
});

it('has the validation fail once where the outcome says so', () => {
  expect(marketAnswer('validated500', 'a', 'b', '1').apiFault).toMatchObject({
    status: 500,
    times: 1,
  });
});

it.each(purchaseOutcomes)('%s books the title, or does not', (outcome) => {
  const isBooked = ['paid', 'slow', 'alreadyOwned'].includes(outcome);
  expect(purchaseAnswer(outcome, '20001@7').owned).toBe(isBooked ? 1001 : undefined);
});

it('a second purchase of the same package has a token of its own', () => {
  const tokens = ['1', '2'].map(
    (purchase) => marketAnswer('purchased', '3', '3@credit', purchase).payload?.['purchaseToken'],
  );
  expect(new Set(tokens).size).toBe(2);
});

it('a validation that counts as done is booked behind the spoilt answer', () => {
  expect(marketAnswer('validated500', 'a', 'b', '1').apiFault?.when).toBe('after');
  expect(marketAnswer('validated400', 'a', 'b', '1').apiFault?.when).toBeUndefined();
});
