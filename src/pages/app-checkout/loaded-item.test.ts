import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { signInRequested } from '@/features/sign-in/intent';
import { httpError } from '@/shared/api/errors';
import { sessionEnded } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { aPage } from '@/testing/api-fixtures';
import {
  bookState,
  checkoutPage,
  detailOf,
  openCheckout,
  stateOf,
} from '@/testing/checkout-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import {
  $checkoutContinuation,
  $checkoutError,
  $checkoutLinkProblem,
  $checkoutOffer,
  $checkoutPath,
  $isCheckoutItemMissing,
  $isCheckoutReady,
  checkoutSignInClicked,
} from './model';
import { $shortage } from './payment';

const plans = 'GET /api/subscription/plans';
const running = 'GET /api/subscription/current';
const packages = 'GET /api/credit/packages';
const credit = 'GET /api/credit';
const all = {
  [plans]: aPage([1, 2].map((planId) => ({ planId, title: `Plan ${planId}`, price: 100_000 }))),
  [packages]: aPage(
    [1, 2].map((packageId) => ({ packageId, title: 'Package', price: 90_000, credit: 100_000 })),
  ),
};
const fail = (error: object) => () => {
  throw error;
};
const network = { kind: 'network' };

it.each([
  ['book-1001', [detailOf(1001), stateOf(1001), credit]],
  ['plan-2', [plans, running, credit]],
  ['package-2', [packages, credit]],
])('loads for %s what it needs, and that alone', async (item, needed) => {
  const { requests } = await openCheckout(item, all);
  const possible = [detailOf(1001), stateOf(1001), plans, running, packages, credit];
  const sent = requests.map(({ method, url }) => `${method} ${url}`);
  expect(possible.filter((call) => sent.includes(call))).toEqual(needed);
});

it.each([
  ['plan-2', { kind: 'plan', plan: { planId: 2 } }],
  ['package-2', { kind: 'package', package: { packageId: 2 } }],
  ['book-1001', { kind: 'book', book: { audioBookId: 1001 } }],
])('offers %s of all that there are', async (item, offer) => {
  const { scope } = await openCheckout(item, all);
  expect(scope.getState($checkoutOffer)).toMatchObject(offer);
  expect(scope.getState($isCheckoutItemMissing)).toBe(false);
  expect(scope.getState($isCheckoutReady)).toBe(true);
});

it.each([
  ['plan-3', {}, true],
  ['package-3', {}, true],
  ['plan-3', { [plans]: fail(network) }, false],
  ['package-3', { [packages]: fail(network) }, false],
  ['book-1001', { [detailOf(1001)]: fail(httpError(404, '', null)) }, true],
  ['book-1001', { [detailOf(1001)]: fail(httpError(500, '', null)) }, false],
  ['book-1001', { [detailOf(1001)]: fail(network) }, false],
  ['nonsense', {}, false],
])('%s with the answers %j is missing: %s', async (item, answers, isMissing) => {
  const { scope } = await openCheckout(item, { ...all, ...answers });
  expect(scope.getState($checkoutOffer)).toBeNull();
  expect(scope.getState($isCheckoutItemMissing)).toBe(isMissing);
  expect(scope.getState($isCheckoutReady)).toBe(false);
});

it.each([
  ['book-1001', credit, false],
  ['book-1001', running, true],
  ['plan-2', credit, false],
  ['plan-2', running, false],
  ['package-2', credit, true],
  ['package-2', running, true],
])('lets the user decide about %s without %s: %s', async (item, call, isReady) => {
  const { scope } = await openCheckout(item, { ...all, [call]: fail(network) });
  expect(scope.getState($checkoutOffer)).not.toBeNull();
  expect(scope.getState($isCheckoutReady)).toBe(isReady);
  expect(scope.getState($checkoutError)).toEqual(isReady ? null : network);
});

it('is loaded again when the device is online, only after a failure and while it is open', async () => {
  let isBroken = true;
  const { scope, router, requests } = await openCheckout('book-1001', {
    [stateOf(1001)]: () => {
      if (isBroken) throw network;
      return bookState(3);
    },
  });
  const count = () => requests.filter(({ url }) => url.includes('/state/')).length;
  const known = count();
  router.visit({ routeId: 'shop', path: '/' });
  await allSettled(cameOnline, { scope });
  expect(count()).toBe(known);
  router.visit(checkoutPage('book-1001'));
  await allSettled(scope);
  isBroken = false;
  await allSettled(cameOnline, { scope });
  expect(scope.getState($checkoutError)).toBeNull();
  const loaded = count();
  await allSettled(cameOnline, { scope });
  expect(count()).toBe(loaded);
});

it('leads from a package back to the purchase that needs it', async () => {
  const { scope, router } = await openCheckout('package-1', all);
  expect(scope.getState($checkoutContinuation)).toBeNull();
  router.visit({ ...checkoutPage('package-1'), search: '?returnUrl=/app-checkout/book-1001' });
  expect(scope.getState($checkoutContinuation)).toBe('/app-checkout/book-1001');
});

it.each([
  [5_000_000, 0],
  [800_000, 0],
  [300_000, 500_000],
])('with %i rial, misses %i', async (balance, missing) => {
  const { scope } = await openCheckout('book-1001', {}, balance);
  expect(scope.getState($shortage)).toBe(missing);
});

it('misses nothing while the balance is unknown', async () => {
  const { scope } = await openCheckout('book-1001', { [credit]: fail(network) });
  expect(scope.getState($shortage)).toBe(0);
});

it('leads a signed-out user to the sign-in and back to the item', async () => {
  const { scope } = await openCheckout('book-1001');
  expect(scope.getState($checkoutPath)).toBe('/app-checkout/book-1001');
  expect(scope.getState($checkoutLinkProblem)).toBeNull();
  const asked = watchCalls(signInRequested, scope);
  await allSettled(checkoutSignInClicked, { scope });
  expect(asked).toEqual([{}]);
});

it('says what is wrong with an address', async () => {
  const { scope } = await openCheckout('book-0');
  expect(scope.getState($checkoutLinkProblem)).toBe('number');
});

it('loads nothing while the user is signed out', async () => {
  const { scope, router, requests } = await openCheckout('book-1001');
  await allSettled(sessionEnded, { scope });
  const known = requests.length;
  router.visit(checkoutPage('book-1002'));
  await allSettled(scope);
  expect(requests).toHaveLength(known);
});

it('keeps a link in Base64 in its own path', async () => {
  const query = 'eyJraW5kIjoiYm9vayIsImlkIjoxMDAxfQ==';
  const { scope } = await openCheckout(query);
  expect(scope.getState($checkoutPath)).toBe(`/app-checkout/${encodeURIComponent(query)}`);
});

it('reads the balance beside a package again when the device is online, only after a failure and while it is open', async () => {
  let isBroken = true;
  const { scope, router, requests } = await openCheckout('package-2', {
    ...all,
    [credit]: () => {
      if (isBroken) throw network;
      return { balance: 0, transactions: [] };
    },
  });
  const count = () => requests.filter(({ url }) => url === '/api/credit').length;
  const online = async () => {
    const before = count();
    await allSettled(cameOnline, { scope });
    return count() - before;
  };
  expect(await online()).toBe(1);
  router.visit({ routeId: 'shop', path: '/' });
  expect(await online()).toBe(0);
  router.visit(checkoutPage('package-2'));
  await allSettled(scope);
  isBroken = false;
  expect([await online(), await online()]).toEqual([1, 0]);
});
