import { allSettled, type Scope } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { $tokens } from '@/shared/api/tokens';
import { $bridge, type NativeBridge } from '@/shared/bridge/call-native';
import { createTestScope } from '@/testing/create-scope';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { intentResumed, signInRequested, type Intent } from './intent';

const wish: Intent = { kind: 'addToWishlist', audioBookId: 1001, productId: 20001 };
const product = { routeId: 'product', path: '/pdp/1001', search: '?a=b', params: { id: '1001' } };
const auth = { routeId: 'auth', path: '/auth', search: '?returnUrl=%2Fpdp%2F1001' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const logIn = (scope: Scope) => allSettled($tokens, { scope, params: someTokens() });

async function requestSignIn(intent: Intent = wish) {
  const test = await createTestScope();
  const resumed = watchCalls(intentResumed, test.scope);
  test.router.visit(product);
  await allSettled(signInRequested, { scope: test.scope, params: { intent } });
  test.router.visit(auth);
  return { ...test, resumed };
}

it('opens the sign-in page with the return path', async () => {
  const { router } = await requestSignIn();
  expect(router.navigations).toEqual([{ to: '/auth?returnUrl=%2Fpdp%2F1001%3Fa%3Db' }]);
});

// Else the way back from the page would open the overlay again.
it('puts the sign-in page in the place of the overlay that it was requested from', async () => {
  const { scope, router } = await createTestScope();
  router.visit({ ...product, hash: '#modalOpened' });
  await allSettled(signInRequested, { scope, params: { intent: wish } });
  expect(router.navigations).toEqual([
    { to: '/auth?returnUrl=%2Fpdp%2F1001%3Fa%3Db', replace: true },
  ]);
});

it('resumes the intent once, back on its page', async () => {
  const { scope, router, resumed } = await requestSignIn();
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

it('drops the intent when the user leaves the sign-in page signed out', async () => {
  const { scope, router, resumed } = await requestSignIn();
  router.visit(product);
  await logIn(scope);
  router.visit(product);
  await allSettled(scope);
  expect(resumed).toEqual([]);
});

it('drops the intent after ten minutes', async () => {
  const { scope, router, resumed } = await requestSignIn();
  vi.setSystemTime(Date.now() + 10 * 60_000);
  await logIn(scope);
  router.visit(product);
  await allSettled(scope);
  expect(resumed).toEqual([]);
});

it('drops the intent at a sign-out', async () => {
  const { scope, router, resumed } = await requestSignIn();
  await logIn(scope);
  await allSettled($tokens, { scope, params: null });
  await logIn(scope);
  router.visit(product);
  await allSettled(scope);
  expect(resumed).toEqual([]);
});

it('drops an earlier intent when a sign-in is requested without one', async () => {
  const { scope, router, resumed } = await requestSignIn();
  router.visit(product);
  await allSettled(signInRequested, { scope, params: {} });
  router.visit(auth);
  await logIn(scope);
  router.visit(product);
  await allSettled(scope);
  expect(resumed).toEqual([]);
});

it('resumes at once when the user signs in without leaving the page', async () => {
  const { scope, router } = await createTestScope();
  const resumed = watchCalls(intentResumed, scope);
  router.visit(product);
  await allSettled(signInRequested, { scope, params: { intent: wish } });
  await logIn(scope);
  expect(resumed).toEqual([wish]);
});

it('resumes until the last millisecond of the ten minutes', async () => {
  const { scope, router, resumed } = await requestSignIn();
  vi.setSystemTime(Date.now() + 10 * 60_000 - 1);
  await logIn(scope);
  router.visit(product);
  await allSettled(scope);
  expect(resumed).toEqual([wish]);
});

it.each([
  ['another page', { ...product, path: '/pdp/1002' }],
  ['the same path with another query', { ...product, search: '?a=c' }],
])('does not resume on %s, but still does on its own page', async (_, elsewhere) => {
  const { scope, router, resumed } = await requestSignIn();
  await logIn(scope);
  router.visit(elsewhere);
  await allSettled(scope);
  expect(resumed).toEqual([]);
  router.visit(product);
  await allSettled(scope);
  expect(resumed).toEqual([wish]);
});

it('resumes nothing without an intent', async () => {
  const { scope, router } = await createTestScope();
  const resumed = watchCalls(intentResumed, scope);
  router.visit(product);
  await logIn(scope);
  router.visit({ routeId: 'shop' });
  await allSettled(scope);
  expect(resumed).toEqual([]);
});

it('does not resume while signed out', async () => {
  const { scope, router } = await createTestScope();
  const resumed = watchCalls(intentResumed, scope);
  router.visit(product);
  await allSettled(signInRequested, { scope, params: { intent: wish } });
  router.visit(product);
  await allSettled(scope);
  expect(resumed).toEqual([]);
});

it('stays on the sign-in page when a sign-in is requested there', async () => {
  const { scope, router } = await requestSignIn();
  const before = router.navigations.length;
  await allSettled(signInRequested, { scope, params: {} });
  expect(router.navigations).toHaveLength(before);
});

it('returns to the shop when the location is not known yet', async () => {
  const { scope, router } = await createTestScope();
  const resumed = watchCalls(intentResumed, scope);
  await allSettled(signInRequested, { scope, params: { intent: wish } });
  expect(router.navigations).toEqual([{ to: '/auth?returnUrl=%2F' }]);
  await logIn(scope);
  router.visit({ routeId: 'shop', path: '/' });
  await allSettled(scope);
  expect(resumed).toEqual([wish]);
});

it('opens the native login page in a wrapper that has one', async () => {
  const { scope, router } = await createTestScope();
  const send = vi.fn();
  const bridge: NativeBridge = { platform: 'android', has: () => true, send };
  await allSettled($bridge, { scope, params: bridge });
  router.visit(product);
  await allSettled(signInRequested, { scope, params: { intent: wish } });
  expect(send.mock.calls).toEqual([[{ method: 'openLoginPage', args: {} }]]);
  expect(router.navigations).toEqual([]);
});
