import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';

import { creditAccount, creditPackages } from '@/entities/credit/model';
import { sessionRestoreRequested } from '@/entities/session/model';
import { $marketStage, marketPurchaseRequested } from '@/features/markets/model/market-flow';
import { sessionEnded } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { savedSession } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import {
  $creditContinuation,
  $isBuyingPackage,
  creditRetryClicked,
  packageBuyClicked,
} from './model';

const balanceOf = 'GET /api/credit';
const packagesOf = 'GET /api/credit/packages';
const page = (search = '') => ({ routeId: 'credit', path: '/credit', search });

async function open(answers: Record<string, unknown> = {}, storage = savedSession()) {
  const test = await createTestScope({
    storage,
    answers: {
      [balanceOf]: { balance: 700_000, transactions: [] },
      [packagesOf]: aPage([]),
      'POST /api/wishlist/items/ids': [],
      ...answers,
    },
  });
  const { scope, router } = test;
  await allSettled(sessionRestoreRequested, { scope });
  const arrive = async (search?: string) => {
    router.visit(page(search));
    await allSettled(scope);
  };
  await arrive();
  const count = (path: string) => test.requests.filter(({ url }) => url === path).length;
  return { ...test, arrive, count };
}

describe('the credit page', () => {
  it('loads balance and packages on each visit, and nothing while signed out', async () => {
    const { arrive, count } = await open();
    await arrive();
    expect([count('/api/credit'), count('/api/credit/packages')]).toEqual([2, 2]);
    const signedOut = await open({}, {});
    expect(signedOut.count('/api/credit')).toBe(0);
  });

  it('is cleared by a sign-out', async () => {
    const { scope } = await open();
    await allSettled(sessionEnded, { scope });
    expect(scope.getState(creditAccount.$answer)).toBeNull();
    expect(scope.getState(creditPackages.$answer)).toBeNull();
  });

  it('retries only what failed, by the button or when the device is online again', async () => {
    const failures = { left: 2 };
    const { scope, count } = await open({
      [balanceOf]: () => {
        if (failures.left-- > 0) throw { kind: 'network' };
        return { balance: 1, transactions: [] };
      },
    });
    await allSettled(creditRetryClicked, { scope });
    await allSettled(cameOnline, { scope });
    await allSettled(cameOnline, { scope });
    expect(scope.getState(creditAccount.$answer)?.value.balance).toBe(1);
    expect([count('/api/credit'), count('/api/credit/packages')]).toEqual([3, 1]);
  });

  it('reads the purchase to continue from the address of this visit', async () => {
    const { scope, arrive } = await open();
    expect(scope.getState($creditContinuation)).toBeNull();
    await arrive('?returnUrl=/app-checkout/book-1001');
    expect(scope.getState($creditContinuation)).not.toBeNull();
    await arrive('?returnUrl=https://evil.example');
    expect(scope.getState($creditContinuation)).toBeNull();
  });

  it('buys a package as credit in the app market', async () => {
    const { scope } = await open();
    const requested = watchCalls(marketPurchaseRequested, scope);
    await allSettled(packageBuyClicked, { scope, params: 33 });
    expect(requested).toEqual([{ kind: 'credit', value: 33 }]);
  });

  it.each([
    ['idle', false],
    ['sheet', true],
    ['validating', true],
  ] as const)('in the stage %s of the market, is buying a package: %s', async (stage, isBuying) => {
    const { scope } = await open();
    await allSettled($marketStage, { scope, params: stage });
    expect(scope.getState($isBuyingPackage)).toBe(isBuying);
  });
});
