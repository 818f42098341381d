import { allSettled, type EventCallable } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { $platform } from '@/shared/bridge/platform';
import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { createTestScope } from '@/testing/create-scope';
import { someTokens } from '@/testing/session-fixtures';
import { stubPage } from '@/testing/stub-page';

import {
  $chatFrame,
  $hasChatFailed,
  $isChatOffered,
  $isChatReady,
  $unreadMessages,
  chatMessagePosted,
  chatRetryClicked,
  chatSheet,
} from './model';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An app on the storefront, signed out. */
async function open(platform: 'web' | 'android' | 'ios' = 'web', rests?: () => Promise<void>) {
  stubPage();
  const { scope, router } = await createTestScope({ ...(rests && { rests }) });
  await allSettled($platform, { scope, params: platform });
  router.visit({ routeId: 'shop', path: '/' });
  const frame = () => scope.getState($chatFrame);
  const visit = async (routeId: string) => {
    router.visit({ routeId, path: `/${routeId}` });
    await vi.advanceTimersByTimeAsync(0);
  };
  const signIn = () => allSettled(tokensChanged, { scope, params: someTokens() });
  const post = (params: unknown) => allSettled(chatMessagePosted, { scope, params });
  return { scope, router, frame, visit, signIn, post };
}

it('loads at the sign-in and ends with the session', async () => {
  const { scope, router, frame, signIn, post } = await open();
  expect(frame()).toBeNull();
  await signIn();
  expect(frame()).toMatchObject({ url: 'https://app.test/content/support-chat/' });
  await post({ type: 'unread', count: 3 });
  router.visit({ routeId: 'profile', path: '/profile', hash: '#support-chat' });

  await allSettled(sessionEnded, { scope });
  expect(frame()).toBeNull();
  expect(scope.getState($unreadMessages)).toBe(0);
  expect(scope.getState($isChatReady)).toBe(false);
  // The chat that was in sight closes.
  expect(router.navigations).toEqual([{ to: '/profile', replace: true }]);
});

it('loads for a user who was signed in before it was there', async () => {
  stubPage();
  const { scope } = await createTestScope({ tokens: someTokens() });
  expect(scope.getState($chatFrame)).toBeNull();
  void allSettled(pageModelsStarted, { scope });
  await vi.advanceTimersByTimeAsync(0);
  expect(scope.getState($chatFrame)).not.toBeNull();
});

it('is not loaded again by another page', async () => {
  const { frame, visit, signIn } = await open();
  await signIn();
  const loaded = frame();
  await visit('library');
  expect(frame()).toBe(loaded);
});

it('is on Android there on the feedback and the profile page only', async () => {
  const { scope, frame, visit, signIn } = await open('android');
  await signIn();
  expect(frame()).toBeNull();
  for (const [routeId, isThere] of [
    ['profile', true],
    ['feedback', true],
    ['library', false],
    ['feedback', true],
    ['product', false],
  ] as const) {
    await visit(routeId);
    expect([routeId, frame() !== null]).toEqual([routeId, isThere]);
    expect(scope.getState($isChatOffered)).toBe(isThere);
  }
});

it('is on iOS there on every page', async () => {
  const { frame, signIn } = await open('ios');
  await signIn();
  expect(frame()).not.toBeNull();
});

it('counts what the frame reports, and ignores everything else', async () => {
  const { scope, signIn, post } = await open();
  await signIn();
  await post({ type: 'unread', count: 2 });
  await post({ type: 'unread', count: -5 });
  await post('tokenInjected');
  expect(scope.getState($unreadMessages)).toBe(2);
  expect(scope.getState($isChatReady)).toBe(true);
  await post({ type: 'unread', count: 0 });
  expect(scope.getState($unreadMessages)).toBe(0);
});

it('fails quietly after 15 s of silence, and loads again when the user opens it', async () => {
  const { scope, frame, signIn } = await open();
  await signIn();
  await vi.advanceTimersByTimeAsync(14_999);
  expect(scope.getState($hasChatFailed)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(scope.getState($hasChatFailed)).toBe(true);
  expect(frame()).toBeNull();

  for (const event of [chatSheet.opened, chatRetryClicked, cameOnline]) {
    await allSettled(event, { scope });
    expect(scope.getState($hasChatFailed)).toBe(false);
    expect(frame()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(scope.getState($hasChatFailed)).toBe(true);
  }
  // The next user is told of no failure.
  await allSettled(sessionEnded, { scope });
  expect(scope.getState($hasChatFailed)).toBe(false);
});

it('is not ready because of what the frame of an earlier user said late', async () => {
  const { scope, signIn, post } = await open();
  await signIn();
  await allSettled(sessionEnded, { scope });
  await post({ type: 'unread', count: 3 });
  await signIn();
  expect(scope.getState($isChatReady)).toBe(false);
});

it('does not fail once it is withdrawn before it has answered', async () => {
  const { scope, signIn } = await open();
  await signIn();
  await allSettled(sessionEnded, { scope });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(scope.getState($hasChatFailed)).toBe(false);
});

it('does not fail once it has answered', async () => {
  const { scope, frame, signIn, post } = await open();
  await signIn();
  await post({ type: 'unread', count: 0 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(scope.getState($hasChatFailed)).toBe(false);
  const loaded = frame();
  await allSettled(chatSheet.opened, { scope });
  expect(frame()).toBe(loaded);
});

/** An app whose page comes to rest only when the test says so, once for each time that something waits for it. */
async function openBusy(platform: 'web' | 'android') {
  const waiting: (() => void)[] = [];
  const rests = () => new Promise<void>((resolve) => void waiting.push(resolve));
  const app = await open(platform, rests);
  const rest = async () => {
    waiting.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  const fire = async <T>(unit: EventCallable<T>, params: T) => {
    void allSettled(unit as EventCallable<unknown>, { scope: app.scope, params });
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ...app, rest, fire };
}

it('loads once, although it was asked for again before the page was at rest', async () => {
  const { scope, frame, visit, rest, fire } = await openBusy('android');
  await visit('profile');
  await fire(tokensChanged, someTokens());
  await visit('library');
  await visit('feedback');
  expect(frame()).toBeNull();
  await rest();
  const loaded = frame();
  expect(loaded).not.toBeNull();
  await fire(chatMessagePosted, { type: 'unread', count: 0 });
  await rest();
  expect(frame()).toBe(loaded);
  expect(scope.getState($isChatReady)).toBe(true);
});

it('does not load for a user who has left before the page was at rest', async () => {
  const { frame, rest, fire } = await openBusy('web');
  await fire(tokensChanged, someTokens());
  await fire(sessionEnded, undefined);
  await rest();
  expect(frame()).toBeNull();
});
