import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { $tokens, sessionEnded } from '@/shared/api/tokens';
import { navigateFx } from '@/shared/routing/navigate';
import { heldAnswer, type HeldAnswer } from '@/testing/held-answer';
import { aLibraryState, aPurchaseBook, createPurchaseScope } from '@/testing/purchase-fixtures';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { $isStateLoading, $libraryState, $stateError, popUpRequested } from './library-state';
import { $offer, $price } from './offer';
import { $isOpen, popUpDismissed } from './pop-up';
import { getResumed, signInClicked, webSignInRequested } from './sign-in';

const stateCall = 'POST /api/library/state/1001';
const book = aPurchaseBook();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const settle = () => vi.advanceTimersByTimeAsync(0);

type Options = NonNullable<Parameters<typeof createPurchaseScope>[0]>;
async function begin(options: Options = {}) {
  const test = await createPurchaseScope({
    answers: { [stateCall]: aLibraryState(3) },
    ...options,
  });
  return { ...test, get: test.scope.getState };
}

describe('a signed-out user', () => {
  async function loggedOut(options: Options = {}) {
    const test = await begin({ isLoggedOut: true, ...options });
    const asked = watchCalls(webSignInRequested, test.scope);
    test.fire(popUpRequested, book);
    await settle();
    return { ...test, asked };
  }

  it('sees the sign-in button, and no state is loaded', async () => {
    const { get, requests } = await loggedOut();
    expect(get($offer)?.needsSignIn).toBe(true);
    expect([requests.length, get($isStateLoading), get($price)]).toEqual([0, false, null]);
  });

  it('gets the native login page and then sees the state of the book', async () => {
    const { scope, fire, calls, asked, get } = await loggedOut({
      platform: 'android',
      methods: ['openLoginPage'],
    });
    fire(signInClicked);
    await settle();
    expect(calls).toEqual([{ method: 'openLoginPage', args: {} }]);
    expect(asked).toEqual([]);
    await allSettled($tokens, { scope, params: someTokens() });
    expect(get($offer)?.main.action).toBe('buy');
  });

  it('gets our sign-in page on the web, and the pop-up once afterwards', async () => {
    const { scope, fire, asked, get, router, requests } = await loggedOut();
    fire(signInClicked);
    await settle();
    expect(asked).toEqual([book]);
    fire(navigateFx, { to: '/auth' });
    await settle();
    await allSettled($tokens, { scope, params: someTokens() });
    fire(navigateFx, { to: '/pdp/1001', replace: true });
    await settle();
    fire(getResumed, { audioBookId: 1002 });
    await settle();
    expect(get($isOpen)).toBe(false);
    fire(getResumed, { audioBookId: 1001 });
    await settle();
    expect([get($isOpen), router.address()]).toEqual([true, '/pdp/1001#modalOpened']);
    expect(requests.map(({ url }) => url)).toEqual(['/api/library/state/1001']);
    fire(popUpDismissed);
    await settle();
    fire(getResumed, { audioBookId: 1001 });
    await settle();
    expect(get($isOpen)).toBe(false);
  });

  it('is forgotten with the book they wanted when the session ends', async () => {
    const { scope, fire, get } = await loggedOut();
    fire(signInClicked);
    await settle();
    await allSettled($tokens, { scope, params: someTokens() });
    fire(navigateFx, { to: '/', replace: true });
    fire(sessionEnded);
    await allSettled($tokens, { scope, params: someTokens() });
    fire(navigateFx, { to: '/pdp/1001' });
    fire(getResumed, { audioBookId: 1001 });
    await settle();
    expect(get($isOpen)).toBe(false);
  });

  it('cannot start a sign-in when the pop-up is closed', async () => {
    const { fire, asked } = await loggedOut();
    fire(popUpDismissed);
    await settle();
    fire(signInClicked);
    await settle();
    expect(asked).toEqual([]);
  });
});

it.each<[string, (held: HeldAnswer<unknown>) => void]>([
  ['the state', (held) => held.give(aLibraryState(3))],
  ['the failure', (held) => held.fail({ kind: 'network' })],
])('clears %s on sign-out, also if it comes afterwards', async (_, end) => {
  for (const isLate of [false, true]) {
    const held = heldAnswer<unknown>();
    const { fire, get } = await begin({ answers: { [stateCall]: held.answer } });
    fire(popUpRequested, book);
    await settle();
    if (!isLate) end(held);
    await settle();
    fire(sessionEnded);
    if (isLate) end(held);
    await settle();
    expect([get($libraryState), get($stateError)]).toEqual([null, null]);
    expect(get($offer)?.needsSignIn).toBe(true);
  }
});
