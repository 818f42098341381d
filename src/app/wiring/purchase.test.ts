import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { marketNoticeRaised } from '@/features/markets/model/notice';
import { mainButtonClicked } from '@/features/purchase/model/buttons';
import { popUpRequested } from '@/features/purchase/model/library-state';
import { dialogCancelled } from '@/features/purchase/model/markets-dialog';
import {
  $failureText,
  purchaseNoticeRaised,
  orderFailed,
  playRequested,
} from '@/features/purchase/model/outcome';
import { $isOpen } from '@/features/purchase/model/pop-up';
import { getResumed, signInClicked } from '@/features/purchase/model/sign-in';
import { logRequested } from '@/features/logs/model';
import { notificationRequested } from '@/features/notifications/model';
import { bookRequested } from '@/features/player/model/queue';
import { intentResumed } from '@/features/sign-in/intent';
import { trackingRequested } from '@/features/tracking/model';
import { httpError } from '@/shared/api/errors';
import { $tokens } from '@/shared/api/tokens';
import { NOTIFICATION_TIMEOUT_MS } from '@/shared/config/constants';
import { purchaseNotices as texts } from '@/shared/i18n/fa/purchase-notices';
import { navigateFx } from '@/shared/routing/navigate';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { aLibraryState, aPurchaseBook, createPurchaseScope } from '@/testing/purchase-fixtures';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import './purchase';
import './purchase-notifications';
import './purchase-tracking';

// All models of a purchase, as the list of the real app has them.
import.meta.glob(['/src/features/{markets,purchase}/model/*.ts', '!**/*.test.ts'], { eager: true });

const book = aPurchaseBook();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

type Options = NonNullable<Parameters<typeof createPurchaseScope>[0]>;
const begin = (options: Options = {}) =>
  createPurchaseScope({
    clientId: '2',
    answers: { 'POST /api/library/state/1001': aLibraryState(6, 3) },
    ...options,
  });

it('tracks the four events of a purchase, with ids only', async () => {
  const { scope, fire } = await begin();
  const events = watchCalls(trackingRequested, scope);
  fire(popUpRequested, book);
  await pass();
  fire(mainButtonClicked);
  await pass(800);
  fire(dialogCancelled);
  await pass();
  expect(events).toEqual([
    { name: 'purchasePopUpOpened', audioBookId: 1001, productId: 20001 },
    {
      name: 'getItemClicked',
      audioBookId: 1001,
      productId: 20001,
      button: 'main',
      does: 'confirmCredit',
      action: 6,
      subscriptionState: 3,
    },
    { name: 'marketsDialogOpened', audioBookId: 1001, kind: 'confirm' },
    { name: 'marketsDialogClicked', audioBookId: 1001, button: 'cancel' },
  ]);
});

it('continues the purchase after signing in on the web', async () => {
  const { scope, fire, router } = await begin({ isLoggedOut: true });
  fire(popUpRequested, book);
  await pass();
  fire(signInClicked);
  await pass();
  expect(router.address()).toBe('/auth?returnUrl=%2Fpdp%2F1001');
  fire($tokens, someTokens());
  fire(navigateFx, { to: '/pdp/1001', replace: true });
  await pass();
  expect([router.address(), scope.getState($isOpen)]).toEqual(['/pdp/1001#modalOpened', true]);
});

it('leaves a wish that needed a sign-in to the wish list', async () => {
  const { scope, fire } = await begin();
  const resumed = watchCalls(getResumed, scope);
  fire(intentResumed, { kind: 'addToWishlist', audioBookId: 1001, productId: 20001 });
  await pass();
  expect(resumed).toEqual([]);
  expect(scope.getState($isOpen)).toBe(false);
});

/** Each colour another one. */
const palette = {
  ...{ ground: '#101010', ground2: '#202020', deep: '#303030' },
  ...{ main: '#404040', accent: '#505050', ink: '#606060' },
};

it('plays a book that was requested with its purchase', async () => {
  const { scope, fire } = await begin();
  const requested = watchCalls(bookRequested, scope);
  fire(playRequested, { ...book, palette });
  expect(requested).toEqual([
    {
      item: {
        audioBookId: 1001,
        identifier: 'divan',
        title: 'Divan',
        author: 'Hafez',
        image: '/content/books/1001/cover?v=1&w=512&h=512',
        palette,
        isSample: false,
      },
    },
  ]);
});

describe('notifications', () => {
  it.each([
    [{ kind: 'changed' }, 'info', texts.changed],
    [{ kind: 'pending' }, 'info', texts.pending],
    [{ kind: 'unknown' }, 'error', texts.unknown],
    [{ kind: 'failed', text: 'why' }, 'error', 'why'],
    [{ kind: 'failed', text: null }, 'error', texts.failed],
  ] as const)('of a purchase are in words: %j', async (notice, kind, text) => {
    const { scope, fire } = await begin();
    const told = watchCalls(notificationRequested, scope);
    fire(purchaseNoticeRaised, notice);
    expect(told).toEqual([{ kind, text }]);
  });

  it.each([
    ['notInstalled', 'error'],
    ['validated', 'info'],
  ] as const)('of a market are in words: %s', async (notice, kind) => {
    const { scope, fire } = await begin();
    const told = watchCalls(notificationRequested, scope);
    fire(marketNoticeRaised, { kind: notice });
    expect(told).toEqual([{ kind, text: texts[notice] }]);
  });

  it('are spared where an error is for the log', async () => {
    const { scope, fire } = await begin();
    const told = watchCalls(notificationRequested, scope);
    const lines = watchCalls(logRequested, scope);
    fire(orderFailed, { audioBookId: 1001, error: { kind: 'network' } });
    expect(told).toEqual([]);
    expect(lines).toEqual([
      { level: 'warning', message: 'An order failed', data: { kind: 'network' } },
    ]);
  });

  it('tell a failure instead of the pop-up, which repeats it when they have gone', async () => {
    const { scope, fire } = await begin();
    const shown = () => scope.getState($failureText);
    fire(popUpRequested, book);
    await pass();
    fire(orderFailed, { audioBookId: 1001, error: httpError(409, '', { message: 'why' }) });
    expect(shown()).toEqual({ text: 'why', isAnnounced: false });
    fire(notificationRequested, { kind: 'error', text: 'why' });
    expect(shown()).toBeNull();
    await pass(NOTIFICATION_TIMEOUT_MS);
    expect(shown()).toEqual({ text: 'why', isAnnounced: true });
  });
});

it('validates a purchase of an earlier visit once the models are ready', async () => {
  const kept = {
    owner: '1',
    developerPayload: '3@credit',
    productId: '3',
    purchaseToken: 't-1',
    orderId: null,
  };
  const { fire, requests } = await begin({
    isLoggedOut: true,
    storage: { 'local:pending_market_purchase': JSON.stringify([kept]) },
    answers: { 'POST /api/markets/credit-subscription-validate': () => undefined },
  });
  fire(pageModelsStarted);
  fire($tokens, someTokens());
  await pass();
  expect(requests.map(({ url }) => url)).toEqual(['/api/markets/credit-subscription-validate']);
});
