import { allSettled, merge } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { $sessionsEnded, sessionEnded } from '@/shared/api/tokens';
import { $environment } from '@/shared/config/environment';
import { environments } from '@/shared/config/environments';
import { PLACEHOLDER_PUSH_KEY } from '@/shared/config/push';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { watchCalls } from '@/testing/watch-calls';

import { $pushState, pushClicked, pushFailed, pushRefused, pushTurnedOn } from './model';

const call = 'POST /api/push/subscriptions';
const json = { endpoint: 'https://push.test/1', keys: { p256dh: 'p', auth: 'a' } };

let subscription: { toJSON: () => object; unsubscribe: () => Promise<boolean> } | null;
const requestPermission = vi.fn<() => Promise<NotificationPermission>>();
const subscribe = vi.fn();

beforeEach(() => {
  subscription = null;
  const made = {
    toJSON: () => json,
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  };
  requestPermission.mockReset().mockResolvedValue('granted');
  subscribe.mockReset().mockImplementation(async () => (subscription = made));
  const pushManager = { getSubscription: async () => subscription, subscribe };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  vi.stubGlobal('window', { PushManager: {}, Notification });
  vi.stubGlobal('document', { querySelector: () => null });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(answers: Record<string, unknown> = { [call]: null }, name = 'pwa') {
  const { scope, router, requests } = await createTestScope({ answers, skipsWaits: true });
  const results = watchCalls(
    merge([pushRefused, pushTurnedOn.map(() => 'turnedOn'), pushFailed.map(() => 'failed')]),
    scope,
  );
  const environment = environments.find((row) => row.name === name);
  if (environment) await allSettled($environment, { scope, params: environment });
  router.visit({ routeId: 'profile', path: '/profile' });
  await allSettled(scope);
  const tap = () => allSettled(pushClicked, { scope });
  return {
    ...{ scope, requests, tap },
    state: () => scope.getState($pushState),
    results,
  };
}

const knowsNothing = { serviceWorker: { getRegistration: async () => undefined } };

it.each<[string, string, () => unknown]>([
  ['on', 'is subscribed', async () => void (await subscribe())],
  ['blocked', 'blocks messages', () => Object.assign(Notification, { permission: 'denied' })],
  ['off', 'has no worker yet', () => vi.stubGlobal('navigator', knowsNothing)],
  ['unsupported', 'has no workers', () => vi.stubGlobal('navigator', {})],
  ['unsupported', 'has no messages', () => vi.stubGlobal('window', { Notification })],
  ['unsupported', 'has no notifications', () => vi.stubGlobal('window', { PushManager: {} })],
])('is %s where the browser %s', async (expected, _, prepare) => {
  await prepare();
  const { state, requests } = await open();
  expect(state()).toBe(expected);
  expect(requestPermission).not.toHaveBeenCalled();
  expect(requests).toEqual([]);
});

it('asks for nothing before a tap', async () => {
  const { state, requests } = await open();
  expect(state()).toBe('off');
  expect(requestPermission).not.toHaveBeenCalled();
  expect(requests).toEqual([]);
});

it('subscribes with the key of the environment, and tells the server', async () => {
  const { tap, state, requests, results } = await open();
  await tap();
  expect(subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: PLACEHOLDER_PUSH_KEY,
  });
  expect(requests).toMatchObject([{ body: { ...json, expirationTime: null } }]);
  expect(state()).toBe('on');
  expect(results).toEqual(['turnedOn']);
});

it('takes the key that the server of the page names', async () => {
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector === 'meta[name="shenidar-push-key"]' ? { getAttribute: () => 'own-key' } : null,
  });
  await (await open()).tap();
  expect(subscribe).toHaveBeenCalledWith(
    expect.objectContaining({ applicationServerKey: 'own-key' }),
  );
});

it('says that the browser blocks the messages', async () => {
  requestPermission.mockResolvedValue('denied');
  const { tap, state, results } = await open();
  await tap();
  expect(state()).toBe('blocked');
  expect(results).toEqual(['blocked']);
});

it('says that the browser does not support messages', async () => {
  vi.stubGlobal('window', {});
  const { tap, state, results } = await open();
  await tap();
  expect(state()).toBe('unsupported');
  expect(results).toEqual(['unsupported']);
});

it('says nothing when the user closes the question', async () => {
  requestPermission.mockResolvedValue('default');
  const { tap, state, results } = await open();
  await tap();
  expect(state()).toBe('off');
  expect(results).toEqual([]);
});

it.each([
  ['the push service refuses', () => subscribe.mockRejectedValue(new DOMException('no'))],
  ['there is no worker to receive them', () => vi.stubGlobal('navigator', knowsNothing)],
  ['the server refuses', () => undefined],
])('is off again when %s', async (what, prepare) => {
  prepare();
  const refuse = () => {
    throw { kind: 'http', status: 500, statusText: '', message: '', code: '' };
  };
  const { tap, state, results } = await open({ [call]: refuse });
  await tap();
  expect(state()).toBe('off');
  expect(subscription, what).toBeNull();
  expect(results).toEqual(['failed']);
});

it('asks once, however often it is tapped, until there is an answer', async () => {
  const answer = heldAnswer<NotificationPermission>();
  requestPermission.mockImplementation(answer.answer);
  const { tap, state } = await open();
  const taps = Promise.all([tap(), tap()]);
  answer.give('granted');
  await taps;
  expect(requestPermission).toHaveBeenCalledOnce();
  expect(state()).toBe('on');
});

it('ends the subscription at the next tap', async () => {
  const { tap, state } = await open();
  await tap();
  await tap();
  expect(subscription).toBeNull();
  expect(state()).toBe('off');
});

it('ends the subscription once, however often it is tapped', async () => {
  const { tap } = await open();
  await tap();
  const unsubscribe = vi.fn(async () => true);
  Object.assign(subscription ?? {}, { unsubscribe });
  await Promise.all([tap(), tap()]);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it('ends the subscription at a sign-out', async () => {
  const { tap, scope } = await open();
  await tap();
  await allSettled(sessionEnded, { scope });
  expect(subscription).toBeNull();
});

it('ends at its own start the subscription of a user who was signed out before', async () => {
  const { tap, scope } = await open();
  await tap();
  await allSettled(pageModelsStarted, { scope });
  expect(subscription).not.toBeNull();
  await allSettled($sessionsEnded, { scope, params: 1 });
  await allSettled(pageModelsStarted, { scope });
  expect(subscription).toBeNull();
});

it('is not there without a service worker', async () => {
  expect((await open({}, 'webview-new')).state()).toBeNull();
});
