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
    const { payload } = marketAnswer(outcome, 'credit-50', '50@credit');
    const read = v.parse(events.marketPurchaseResult.payload, payload);
    expect(read.developerPayload).toBe('50@credit');
  },
);

it('may answer nothing at all', () => {
  expect(purchaseAnswer('nothing', '1').payload).toBeNull();
  expect(marketAnswer('nothing', '1', '1@credit').payload).toBeNull();
});

it('has the validation fail once where the outcome says so', () => {
  expect(marketAnswer('validated500', 'a', 'b').apiFault).toMatchObject({ status: 500, times: 1 });
});
