import { allSettled, type Scope } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { $tokens } from '@/shared/api/tokens';
import { createTestScope } from '@/testing/create-scope';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { intentResumed, signInRequested, type Intent } from './intent';

const wish: Intent = { kind: 'wish', audioBookId: 1001, productId: 20001 };
const product = { routeId: 'product', path: '/pdp/1001', search: '?a=b', params: { id: '1001' } };
const auth = { routeId: 'auth', path: '/auth', search: '?returnUrl=%2Fpdp%2F1001' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const logIn = (scope: Scope) => allSettled($tokens, { scope, params: someTokens() });

async function asked(intent: Intent = wish) {
  const test = await createTestScope();
  const resumed = watchCalls(intentResumed, test.scope);
  test.router.arrive(product);
  await allSettled(signInRequested, { scope: test.scope, params: { intent } });
  test.router.arrive(auth);
  return { ...test, resumed };
}

it('leads to the sign-in page and says where to return to', async () => {
  const { router } = await asked();
  expect(router.navigations).toEqual([{ to: '/auth?returnUrl=%2Fpdp%2F1001%3Fa%3Db' }]);
});

it('goes on once with what was intended, back on its page', async () => {
  const { scope, router, resumed } = await asked();
  await logIn(scope);
  expect(resumed).toEqual([]);
  router.arrive(product);
  await allSettled(scope);
  expect(resumed).toEqual([wish]);
  router.arrive({ routeId: 'shop' });
  router.arrive(product);
  await allSettled(scope);
  expect(resumed).toHaveLength(1);
});

it('forgets it when the sign-in page is left without signing in', async () => {
  const { scope, router, resumed } = await asked();
  router.arrive(product);
  await logIn(scope);
  router.arrive(product);
  await allSettled(scope);
  expect(resumed).toEqual([]);
});

it('forgets it after ten minutes', async () => {
  const { scope, router, resumed } = await asked();
  vi.setSystemTime(Date.now() + 10 * 60_000);
  await logIn(scope);
  router.arrive(product);
  await allSettled(scope);
  expect(resumed).toEqual([]);
});

it('forgets it when the person logs out', async () => {
  const { scope, router, resumed } = await asked();
  await logIn(scope);
  await allSettled($tokens, { scope, params: null });
  await logIn(scope);
  router.arrive(product);
  await allSettled(scope);
  expect(resumed).toEqual([]);
});

it('forgets an older intent when signing in is asked for without one', async () => {
  const { scope, router, resumed } = await asked();
  router.arrive(product);
  await allSettled(signInRequested, { scope, params: {} });
  router.arrive(auth);
  await logIn(scope);
  router.arrive(product);
  await allSettled(scope);
  expect(resumed).toEqual([]);
});
