import { allSettled, type Scope } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { $tokens } from '@/shared/api/tokens';
import { $bridge, type NativeBridge } from '@/shared/bridge/call-native';
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
  test.router.visit(product);
  await allSettled(signInRequested, { scope: test.scope, params: { intent } });
  test.router.visit(auth);
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
  router.visit(product);
  await allSettled(scope);
  expect(resumed).toEqual([wish]);
  router.visit({ routeId: 'shop' });
  router.visit(product);
  await allSettled(scope);
  expect(resumed).toHaveLength(1);
});

it('forgets it when the sign-in page is left without signing in', async () => {
  const { scope, router, resumed } = await asked();
  router.visit(product);
  await logIn(scope);
  router.visit(product);
  await allSettled(scope);
  expect(resumed).toEqual([]);
});

it('forgets it after ten minutes', async () => {
  const { scope, router, resumed } = await asked();
  vi.setSystemTime(Date.now() + 10 * 60_000);
  await logIn(scope);
  router.visit(product);
  await allSettled(scope);
  expect(resumed).toEqual([]);
});

it('forgets it when the person logs out', async () => {
  const { scope, router, resumed } = await asked();
  await logIn(scope);
  await allSettled($tokens, { scope, params: null });
  await logIn(scope);
  router.visit(product);
  await allSettled(scope);
  expect(resumed).toEqual([]);
});

it('forgets an older intent when signing in is asked for without one', async () => {
  const { scope, router, resumed } = await asked();
  router.visit(product);
  await allSettled(signInRequested, { scope, params: {} });
  router.visit(auth);
  await logIn(scope);
  router.visit(product);
  await allSettled(scope);
  expect(resumed).toEqual([]);
});

it('goes on at once when the person signs in without leaving the page', async () => {
  const { scope, router } = await createTestScope();
  const resumed = watchCalls(intentResumed, scope);
  router.visit(product);
  await allSettled(signInRequested, { scope, params: { intent: wish } });
  await logIn(scope);
  expect(resumed).toEqual([wish]);
});

it('goes on within ten minutes to the last moment', async () => {
  const { scope, router, resumed } = await asked();
  vi.setSystemTime(Date.now() + 10 * 60_000 - 1);
  await logIn(scope);
  router.visit(product);
  await allSettled(scope);
  expect(resumed).toEqual([wish]);
});

it.each([
  ['another page', { ...product, path: '/pdp/1002' }],
  ['the same path with another query', { ...product, search: '?a=c' }],
])('does not go on at %s, and still does on its own', async (_, elsewhere) => {
  const { scope, router, resumed } = await asked();
  await logIn(scope);
  router.visit(elsewhere);
  await allSettled(scope);
  expect(resumed).toEqual([]);
  router.visit(product);
  await allSettled(scope);
  expect(resumed).toEqual([wish]);
});

it('goes on with nothing that was intended by nobody', async () => {
  const { scope, router } = await createTestScope();
  const resumed = watchCalls(intentResumed, scope);
  router.visit(product);
  await logIn(scope);
  router.visit({ routeId: 'shop' });
  await allSettled(scope);
  expect(resumed).toEqual([]);
});

it('does not go on while nobody is logged in', async () => {
  const { scope, router } = await createTestScope();
  const resumed = watchCalls(intentResumed, scope);
  router.visit(product);
  await allSettled(signInRequested, { scope, params: { intent: wish } });
  router.visit(product);
  await allSettled(scope);
  expect(resumed).toEqual([]);
});

it('stays on the sign-in page when signing in is asked for there', async () => {
  const { scope, router } = await asked();
  const before = router.navigations.length;
  await allSettled(signInRequested, { scope, params: {} });
  expect(router.navigations).toHaveLength(before);
});

it('returns to the shop where it is not known yet what page this is', async () => {
  const { scope, router } = await createTestScope();
  const resumed = watchCalls(intentResumed, scope);
  await allSettled(signInRequested, { scope, params: { intent: wish } });
  expect(router.navigations).toEqual([{ to: '/auth?returnUrl=%2F' }]);
  await logIn(scope);
  router.visit({ routeId: 'shop', path: '/' });
  await allSettled(scope);
  expect(resumed).toEqual([wish]);
});

it('has the native wrapper sign in where it can', async () => {
  const { scope, router } = await createTestScope();
  const send = vi.fn();
  const bridge: NativeBridge = { platform: 'android', has: () => true, send };
  await allSettled($bridge, { scope, params: bridge });
  router.visit(product);
  await allSettled(signInRequested, { scope, params: { intent: wish } });
  expect(send.mock.calls).toEqual([[{ method: 'openLoginPage', args: {} }]]);
  expect(router.navigations).toEqual([]);
});
