import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { $tokens, sessionEnded } from '@/shared/api/tokens';
import { heldAnswer } from '@/testing/held-answer';
import {
  createMarketScope as begin,
  refuseWith,
  item,
  paidPurchase,
  pendingKey as key,
  createScopeWithOpenSheet,
} from '@/testing/market-fixtures';
import { aJwt, someTokens } from '@/testing/session-fixtures';

import { marketPurchaseRequested } from './market-flow';
import { pendingRestoreRequested } from './pending';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('the next start', () => {
  const storage = (...kept: unknown[]) => ({ [key]: JSON.stringify(kept) });

  it('retries paid purchases that are not validated', async () => {
    const { fire, done, notices, requests, statuses, stored } = await begin(undefined, {
      storage: storage(paidPurchase, {
        ...paidPurchase,
        purchaseToken: 't-2',
        developerPayload: '1@subscription',
      }),
    });
    fire(pendingRestoreRequested);
    await pass();
    expect(done).toEqual([item, { kind: 'subscription', value: 1 }]);
    expect(statuses().map(([code]) => code)).toEqual([10, 10]);
    // The user was promised that the next start books them.
    expect(notices).toEqual([{ kind: 'validated' }, { kind: 'validated' }]);
    expect([requests.length, stored()]).toEqual([2, null]);
  });

  it('keeps a purchase after another failure and does not retry it in the same visit', async () => {
    const { fire, scope, requests, stored } = await begin(refuseWith(400), {
      storage: storage(paidPurchase),
    });
    fire(pendingRestoreRequested);
    await pass();
    fire(sessionEnded);
    await allSettled($tokens, { scope, params: someTokens() });
    expect([requests.length, stored()]).toEqual([1, [paidPurchase]]);
  });

  it('keeps paid purchases that were not read before a sign-out', async () => {
    const { fire, stored } = await begin(undefined, { storage: storage(paidPurchase) });
    fire(sessionEnded);
    await pass();
    expect(stored()).toEqual([paidPurchase]);
  });

  it('retries only for the owner, as soon as the owner has signed in', async () => {
    const { fire, scope, requests, stored } = await begin(undefined, {
      storage: storage(paidPurchase),
      isLoggedOut: true,
    });
    fire(pendingRestoreRequested);
    await pass();
    await allSettled($tokens, { scope, params: someTokens({ access: aJwt('2') }) });
    expect([requests.length, stored()]).toEqual([0, [paidPurchase]]);
    fire(sessionEnded);
    await allSettled($tokens, { scope, params: someTokens() });
    expect([requests.length, stored()]).toEqual([1, null]);
  });

  it('retries those of each user who signs in, also after another one', async () => {
    const theirs = { ...paidPurchase, owner: '2', purchaseToken: 't-2' };
    const { fire, scope, requests, stored } = await begin(undefined, {
      storage: storage(paidPurchase, theirs),
    });
    fire(pendingRestoreRequested);
    await pass();
    expect([requests.length, stored()]).toEqual([1, [theirs]]);
    fire(sessionEnded);
    await allSettled($tokens, { scope, params: someTokens({ access: aJwt('2') }) });
    expect([requests.length, stored()]).toEqual([2, null]);
  });

  it('accepts the answer to a sheet that was open when the app was killed', async () => {
    const { fire, answer, done, requests } = await begin(undefined, {
      storage: storage({ ...paidPurchase, purchaseToken: null }),
    });
    fire(pendingRestoreRequested);
    await pass();
    expect(requests).toEqual([]);
    answer();
    await pass();
    expect(done).toEqual([item]);
    expect(requests).toHaveLength(1);
  });

  it('keeps an unvalidated purchase and removes a finished new one', async () => {
    const old = { ...paidPurchase, purchaseToken: 't-0', developerPayload: '1@subscription' };
    const validate = (request: { body?: unknown }) =>
      (request.body as typeof paidPurchase).purchaseToken === 't-0' ? refuseWith(400)() : undefined;
    const { fire, answer, stored, done } = await begin(validate, { storage: storage(old) });
    fire(pendingRestoreRequested);
    await pass();
    fire(marketPurchaseRequested, item);
    await pass();
    answer();
    await pass();
    expect([done, stored()]).toEqual([[item], [old]]);
  });

  it('stores only the first sheet when nothing was stored before', async () => {
    const { fire, stored } = await begin();
    fire(pendingRestoreRequested);
    await pass();
    fire(marketPurchaseRequested, item);
    await pass();
    expect(stored()).toEqual([{ ...paidPurchase, purchaseToken: null }]);
  });

  it.each(['{', '[]', '[{}]', '"x"', JSON.stringify([{ ...paidPurchase, owner: '' }])])(
    'begins with nothing after the rubbish %s',
    async (rubbish) => {
      const { fire, requests } = await begin(undefined, { storage: { [key]: rubbish } });
      fire(pendingRestoreRequested);
      await pass();
      expect(requests).toEqual([]);
    },
  );
});

describe('a sign-out', () => {
  it('keeps paid purchases for their owner', async () => {
    const { answer, fire, stored } = await createScopeWithOpenSheet(refuseWith(503));
    answer();
    await pass();
    fire(sessionEnded);
    await pass();
    expect(stored()).toEqual([paidPurchase]);
  });

  it('removes an open sheet and ignores its late answer', async () => {
    const { answer, fire, stored, requests, stage } = await createScopeWithOpenSheet();
    fire(sessionEnded);
    await pass();
    expect([stored(), stage()]).toEqual([null, 'idle']);
    answer();
    await pass();
    expect(requests).toEqual([]);
  });

  it('keeps paid purchases and removes the open sheet', async () => {
    const { answer, fire, stored } = await createScopeWithOpenSheet(refuseWith(503));
    answer();
    await pass();
    fire(marketPurchaseRequested, item);
    await pass();
    expect(stored()).toHaveLength(2);
    fire(sessionEnded);
    await pass();
    expect(stored()).toEqual([paidPurchase]);
  });

  it('during the validation shows no notice', async () => {
    const reply = heldAnswer<undefined>();
    const { answer, fire, notices, stored } = await createScopeWithOpenSheet(reply.answer);
    answer();
    await pass();
    fire(sessionEnded);
    reply.give(undefined);
    await pass();
    expect([notices, stored()]).toEqual([[], [paidPurchase]]);
  });
});
