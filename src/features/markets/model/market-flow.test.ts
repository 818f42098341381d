import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { callNativeFx } from '@/shared/bridge/call-native';
import { heldAnswer } from '@/testing/held-answer';
import {
  createMarketScope,
  refuseWith,
  item,
  paidPurchase,
  createScopeWithOpenSheet,
} from '@/testing/market-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { marketPurchaseRequested } from './market-flow';
import { statusSkipped } from './status';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('the sheet of a market', () => {
  it('opens once and is stored in case the app is killed', async () => {
    const { fire, calls, stage, stored } = await createScopeWithOpenSheet();
    fire(marketPurchaseRequested, item);
    await pass();
    const args = { productId: '3', developerPayload: '3@credit' };
    expect(calls).toEqual([{ method: 'marketPurchase', args }]);
    expect(stage()).toBe('sheet');
    expect(stored()).toEqual([{ ...paidPurchase, purchaseToken: null }]);
  });

  it('opens no second one while the server checks the first purchase', async () => {
    const check = heldAnswer<undefined>();
    const { fire, answer, calls, stage } = await createScopeWithOpenSheet(check.answer);
    answer();
    await pass();
    expect(stage()).toBe('validating');
    fire(marketPurchaseRequested, { kind: 'subscription', value: 1 });
    await pass();
    expect(calls.filter(({ method }) => method === 'marketPurchase')).toHaveLength(1);
    check.give(undefined);
    await pass();
    expect(stage()).toBe('idle');
  });

  it('does not open for a signed-out user', async () => {
    const { calls } = await createScopeWithOpenSheet(undefined, { isLoggedOut: true });
    expect(calls).toEqual([]);
  });

  it('shows a notice when there is no market', async () => {
    const { notices, stage, stored } = await createScopeWithOpenSheet(undefined, { methods: [] });
    expect([notices, stage(), stored()]).toEqual([[{ kind: 'noMarket' }], 'idle', null]);
  });

  it('is busy while another one has no answer, and fails when the wrapper throws', async () => {
    const { fire, notices, resume, calls } = await createScopeWithOpenSheet();
    resume();
    await pass(1999);
    fire(marketPurchaseRequested, { kind: 'subscription', value: 1 });
    expect(calls).toHaveLength(1);
    await pass(1);
    vi.spyOn(calls, 'push').mockImplementation(() => {
      throw new Error('Java');
    });
    fire(marketPurchaseRequested, { kind: 'subscription', value: 1 });
    await pass();
    expect(notices).toEqual([{ kind: 'failed', text: null }]);
  });

  it.each([
    ['cancelled', [[21, '3@credit']], []],
    ['notInstalled', [[20, '3@credit']], [{ kind: 'notInstalled' }]],
    ['failed', [], [{ kind: 'failed', text: 'why' }]],
  ] as const)('ends without a purchase: %s', async (result, codes, notes) => {
    const { answer, statuses, notices, requests, stage, stored } = await createScopeWithOpenSheet();
    answer({ result, message: 'why' });
    await pass();
    expect(statuses()).toEqual(codes);
    expect(notices).toEqual(notes);
    expect([requests.length, stage(), stored()]).toEqual([0, 'idle', null]);
  });

  it('can open again when the first has no answer, and a late answer still counts', async () => {
    const { resume, answer, stage, done } = await createScopeWithOpenSheet();
    resume();
    await pass(2000);
    expect(stage()).toBe('idle');
    answer();
    await pass();
    expect(done).toEqual([item]);
  });

  it('replaces the stored sheet when another one opens', async () => {
    const { fire, resume, stored } = await createScopeWithOpenSheet();
    resume();
    await pass(60_000);
    fire(marketPurchaseRequested, { kind: 'subscription', value: 1 });
    await pass();
    expect(stored()).toMatchObject([{ developerPayload: '1@subscription' }]);
  });

  it('is given up after a return to the app, but not once it has an answer', async () => {
    const { resume, answer, stage } = await createScopeWithOpenSheet(
      heldAnswer<undefined>().answer,
    );
    resume();
    await pass(1000);
    answer();
    await pass(5000);
    expect(stage()).toBe('validating');
  });

  it.each([true, false])(
    'is not given up because of a return before it, while another was open: %j',
    async (wasOpen) => {
      const { fire, resume, answer, stage } = await createScopeWithOpenSheet();
      if (wasOpen) resume();
      answer({ result: 'cancelled' });
      await pass();
      if (!wasOpen) resume();
      await pass(1000);
      fire(marketPurchaseRequested, item);
      await pass(1000);
      expect(stage()).toBe('sheet');
    },
  );

  it('shows a notice when the wrapper runs another purchase', async () => {
    const { fire, notices, stage } = await createMarketScope(undefined, {
      methods: ['purchase', 'marketPurchase'],
    });
    fire(callNativeFx, { method: 'purchase', args: { productId: '20001' } });
    fire(marketPurchaseRequested, item);
    await pass();
    expect([notices, stage()]).toEqual([[{ kind: 'busy' }], 'idle']);
  });
});

describe('a paid purchase', () => {
  it('is accepted, validated and done, in this order', async () => {
    const reply = heldAnswer<undefined>();
    const { answer, statuses, stage, stored, done, requests } = await createScopeWithOpenSheet(
      reply.answer,
    );
    answer({ productId: 'p-3', orderId: 'o-1' });
    await pass();
    expect([statuses(), stage(), done]).toEqual([[[6, '3@credit']], 'validating', []]);
    expect(stored()).toEqual([{ ...paidPurchase, productId: 'p-3', orderId: 'o-1' }]);
    expect(requests.map(({ body }) => body)).toEqual([
      { developerPayload: '3@credit', productId: 'p-3', purchaseToken: 't-1', orderId: 'o-1' },
    ]);
    reply.give(undefined);
    await pass();
    expect(statuses()).toEqual([
      [6, '3@credit'],
      [10, '3@credit'],
    ]);
    expect([done, stage(), stored()]).toEqual([[item], 'idle', null]);
  });

  it('sends no order id if it has none', async () => {
    const { answer, requests } = await createScopeWithOpenSheet();
    answer();
    await pass();
    expect(requests[0]?.body).toEqual({
      developerPayload: '3@credit',
      productId: '3',
      purchaseToken: 't-1',
    });
  });

  it('counts as done when the validation fails with 500', async () => {
    const { answer, statuses, done, notices, stored } = await createScopeWithOpenSheet(
      refuseWith(500),
    );
    answer();
    await pass();
    expect(statuses().map(([code]) => code)).toEqual([6, 10]);
    expect([done, notices, stored()]).toEqual([[item], [{ kind: 'validated' }], null]);
  });

  it.each([400, 403, 404, 503])('stays accepted and stored after %i', async (status) => {
    const { answer, statuses, done, notices, stored, stage } = await createScopeWithOpenSheet(
      refuseWith(status),
    );
    answer();
    await pass();
    expect(statuses().map(([code]) => code)).toEqual([6]);
    expect([done, notices, stage()]).toEqual([[], [{ kind: 'notValidated' }], 'idle']);
    expect(stored()).toEqual([paidPurchase]);
  });

  it('is applied once despite replays', async () => {
    const { answer, requests, done, fire, statuses } = await createScopeWithOpenSheet();
    answer({ developerPayload: '4@credit' });
    answer();
    answer();
    await pass();
    answer();
    fire(marketPurchaseRequested, item);
    await pass();
    answer();
    await pass();
    expect([requests.length, done.length]).toEqual([1, 1]);
    expect(statuses().map(([code]) => code)).toEqual([6, 10]);
    answer({ purchaseToken: 't-2' });
    await pass();
    expect([requests.length, done.length]).toEqual([2, 2]);
  });

  it.each(['3', '3@@credit', '3@gift'])(
    'with the payload %s is not done but reported',
    async (text) => {
      const { answer, requests, reported, statuses, stage } = await createScopeWithOpenSheet();
      answer({ developerPayload: text });
      await pass();
      expect([requests.length, statuses().length, stage()]).toEqual([0, 0, 'sheet']);
      expect(reported).toEqual(['marketPurchaseResult: unreadable developerPayload']);
    },
  );

  it('without a token is reported and not counted', async () => {
    const { answer, requests, reported, notices, stage, stored } = await createScopeWithOpenSheet();
    answer({ purchaseToken: null });
    await pass();
    expect([requests.length, stage(), stored()]).toEqual([0, 'idle', null]);
    expect(notices).toEqual([{ kind: 'failed', text: null }]);
    expect(reported).toEqual(['marketPurchaseResult: purchased without a token']);
  });

  it('is logged when the wrapper does not accept status codes', async () => {
    const { answer, scope, done } = await createScopeWithOpenSheet(undefined, {
      methods: ['marketPurchase'],
    });
    const skipped = watchCalls(statusSkipped, scope);
    answer();
    await pass();
    expect(done).toHaveLength(1);
    expect(skipped).toEqual([
      { status: 6, code: 'unsupported' },
      { status: 10, code: 'unsupported' },
    ]);
  });
});
