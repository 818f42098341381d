import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { sessionEnded } from '@/shared/api/tokens';
import { navigateFx } from '@/shared/routing/navigate';
import { aLibraryState, aPurchaseBook, createPurchaseScope } from '@/testing/purchase-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { mainButtonClicked, subscriptionButtonClicked } from './buttons';
import { popUpRequested } from './library-state';
import { playRequested } from './outcome';
import { $isOpen, popUpDismissed } from './pop-up';
import { $busyButton } from './press';

const book = aPurchaseBook();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

type Options = NonNullable<Parameters<typeof createPurchaseScope>[0]>;
async function opened(action: number, subscriptionState = 0, options: Options = {}) {
  const state = aLibraryState(action, subscriptionState);
  const test = await createPurchaseScope({
    answers: { 'POST /api/library/state/1001': state },
    ...options,
  });
  test.fire(popUpRequested, book);
  await pass();
  return { ...test, get: test.scope.getState };
}

describe('to the plans', () => {
  it.each([
    ['the main button', 4, 0, mainButtonClicked],
    ['limitedProduct', 3, 1, subscriptionButtonClicked],
    ['noQuota', 3, 2, subscriptionButtonClicked],
    ['noSubscription', 3, 3, subscriptionButtonClicked],
  ])('closes the pop-up and navigates after 1.3 s: %s', async (_, action, state, click) => {
    const { fire, router, get } = await opened(action, state);
    fire(click);
    await pass();
    expect([get($isOpen), get($busyButton)]).toEqual([false, null]);
    await pass(1299);
    expect(router.address()).toBe('/pdp/1001');
    await pass(1);
    expect([router.address(), get($busyButton)]).toEqual(['/subscription', null]);
    expect(router.entries).toEqual(['/pdp/1001', '/subscription']);
  });

  it('stays when the user has gone to another page', async () => {
    const { fire, router, get } = await opened(4);
    fire(mainButtonClicked);
    await pass(500);
    fire(navigateFx, { to: '/profile' });
    await pass(5000);
    expect([router.address(), get($busyButton)]).toEqual(['/profile', null]);
  });

  it('is cancelled by another book or by a sign-out', async () => {
    const { fire, router, get } = await opened(4);
    fire(mainButtonClicked);
    await pass(500);
    fire(popUpRequested, book);
    await pass(5000);
    expect([router.address(), get($busyButton)]).toEqual(['/pdp/1001#modalOpened', null]);
    fire(mainButtonClicked);
    await pass(500);
    fire(sessionEnded);
    await pass(5000);
    expect([router.address(), get($busyButton)]).toEqual(['/pdp/1001', null]);
  });

  it('starts the pause again with the second press', async () => {
    const { fire, router } = await opened(4);
    fire(mainButtonClicked);
    await pass(1000);
    fire(popUpRequested, book);
    await pass();
    fire(mainButtonClicked);
    await pass(1000);
    expect(router.address()).toBe('/pdp/1001');
    await pass(300);
    expect(router.address()).toBe('/subscription');
  });
});

const android: Options = { clientId: '2', platform: 'android', methods: ['purchase'] };

describe('to the credit tab', () => {
  it('opens at once without a subscription in an Android market client', async () => {
    const { fire, router, get } = await opened(6, 3, android);
    fire(subscriptionButtonClicked);
    await pass();
    expect(router.entries).toEqual(['/pdp/1001', '/credit']);
    expect(get($busyButton)).toBeNull();
    await pass(5000);
    expect(router.address()).toBe('/credit');
  });
});

describe('to the library', () => {
  it.each([
    ['android', 'goToLibraryTab'],
    ['ios', 'openBook'],
  ] as const)('opens the native library on %s', async (platform, method) => {
    const { fire, calls, router, get } = await opened(1, 0, { platform, methods: [method] });
    fire(mainButtonClicked);
    await pass();
    expect(calls).toEqual([{ method, args: { audioBookId: '1001' } }]);
    expect([router.address(), get($busyButton)]).toEqual(['/pdp/1001#modalOpened', null]);
  });

  it.each(['web', 'android', 'ios'] as const)(
    'is ours where there is no other: %s',
    async (platform) => {
      const { fire, router, get } = await opened(1, 0, { platform });
      fire(mainButtonClicked);
      await pass();
      expect(router.entries).toEqual(['/pdp/1001', '/library']);
      expect(get($busyButton)).toBeNull();
    },
  );
});

it('opens the archive at once, in place of the pop-up', async () => {
  const { fire, router, get } = await opened(8);
  fire(mainButtonClicked);
  await pass();
  expect(router.entries).toEqual(['/pdp/1001', '/archive']);
  expect([get($isOpen), get($busyButton)]).toEqual([false, null]);
});

it.each([
  ['archive', 8, 0, mainButtonClicked],
  ['credit tab', 6, 3, subscriptionButtonClicked],
])('leaves the buttons usable while the %s does not open', async (_, action, state, click) => {
  const { fire, get, router } = await opened(action, state, android);
  vi.spyOn(router, 'navigate').mockImplementation(() => undefined);
  fire(click);
  await pass();
  expect([get($isOpen), get($busyButton)]).toEqual([true, null]);
});

it('plays an owned book and closes the pop-up', async () => {
  const { fire, get, scope } = await opened(1);
  const played = watchCalls(playRequested, scope);
  fire(subscriptionButtonClicked);
  await pass();
  expect(played).toEqual([book]);
  expect([get($isOpen), get($busyButton)]).toEqual([false, null]);
  fire(popUpDismissed);
});
