import { allSettled, type EventCallable, type Scope } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { $notification } from '@/features/notifications/model';
import { sampleChapter } from '@/features/player/lib/chapters';
import { playClicked } from '@/features/player/model/playback';
import { $item, bookRequested, itemRestored, sampleRequested } from '@/features/player/model/queue';
import { shareRequested } from '@/features/share/model';
import { signInRequested } from '@/features/sign-in/intent';
import { trackingRequested } from '@/features/tracking/model';
import { sessionEnded } from '@/shared/api/tokens';
import { createInbox, openInboxFx, $inbox, type WebBridge } from '@/shared/bridge/inbox';
import type { MethodName } from '@/shared/bridge/methods';
import { errors } from '@/shared/i18n/fa/errors';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { createTestScope } from '@/testing/create-scope';
import { connectFakeWrapper } from '@/testing/fake-bridge';

import '../wiring/media-session';
import '../wiring/share';
import './page-wiring/native-sign-in';
import './page-wiring/native-telemetry';
import './wiring/back-key';
import './wiring/deep-links';
import './wiring/lock-screen';
import './wiring/native-player';
import './wiring/tabs-and-view-state';

const origin = 'https://shenidar.test';
const item = {
  audioBookId: 9063,
  identifier: 'b',
  title: 'Book',
  author: 'Someone',
  image: '',
  palette: null,
  isSample: false,
};
const book = { routeId: 'product', path: '/pdp/9063', params: { id: '9063' } };

beforeEach(() => {
  pretendDepth(0);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function wrapped(without: readonly MethodName[] = []) {
  const host: { WebBridge?: WebBridge } = {};
  const test = await createTestScope({
    answers: { 'POST /api/library/single-item/9063': { audioBookId: 9063, chapters: [] } },
  });
  const { scope } = test;
  const calls = await connectFakeWrapper(scope, { without });
  await allSettled($inbox, { scope, params: createInbox(host) });
  await allSettled(openInboxFx, { scope });
  test.router.visit(book);
  const emit = (name: string, payload?: unknown) => host.WebBridge?.receiveEvent(name, payload);
  const called = (method: MethodName) =>
    calls.filter((call) => call.method === method).map(({ args }) => args);
  return { ...test, calls, called, emit };
}
/** So many entries of this app lie behind the current one. */
const pretendDepth = (idx: number) => {
  vi.stubGlobal('window', { history: { state: { idx } }, location: { origin } });
};
const passed = () => vi.advanceTimersByTimeAsync(0);
/** Begins it and waits for no timer. */
function start<T>(unit: EventCallable<T>, options: { scope: Scope; params?: T }) {
  void allSettled(unit, options as { scope: Scope; params: T });
  return passed();
}

it('declines the back key at the root', async () => {
  const { emit, router } = await wrapped();
  expect(emit('backPressed')).toBe(false);
  expect(router.navigations).toEqual([]);
});

it('closes a modal by the back key, then goes back in the history', async () => {
  const { emit, router } = await wrapped();
  router.visit({ ...book, search: '?t=20', hash: '#modalOpened' });
  expect(emit('backPressed')).toBe(true);
  expect(router.navigations).toEqual([{ to: '/pdp/9063?t=20', replace: true }]);
  pretendDepth(2);
  expect(emit('backPressed')).toBe(true);
  router.visit(book);
  expect(emit('backPressed')).toBe(true);
  expect(router.navigations.slice(1)).toEqual([{ to: -1 }, { to: -1 }]);
});

it('shrinks the full player by the back key', async () => {
  const { emit, router } = await wrapped();
  router.visit({ ...book, hash: '#player' });
  expect(emit('backPressed')).toBe(true);
  expect(router.navigations).toEqual([{ to: '/pdp/9063', replace: true }]);
});

it('follows the return path of a deep link by the back key, once', async () => {
  const { emit, router } = await wrapped();
  pretendDepth(3);
  emit('tabChanged', { tab: 'search' });
  expect(emit('deepLink', { url: '/pdp/1?token=secret&a=b' })).toBe(true);
  expect(router.navigations).toEqual([{ to: '/pdp/1?a=b' }]);
  router.visit({ ...book, path: '/pdp/1' });
  expect(emit('backPressed')).toBe(true);
  expect(router.navigations[1]).toEqual({ to: '/clp', replace: true });
  expect(emit('backPressed')).toBe(true);
  expect(router.navigations[2]).toEqual({ to: -1 });
});

it('shrinks the full player when the native tab changes', async () => {
  const { emit, router } = await wrapped();
  router.visit({ ...book, hash: '#player' });
  emit('tabChanged', { tab: 'store' });
  expect(router.navigations).toEqual([{ to: '/pdp/9063', replace: true }]);
});

it.each(['https://example.org/', '//e', 'javascript:alert(1)', '/auth', '/nowhere', ''])(
  'declines the deep link %s',
  async (url) => {
    const { emit, router } = await wrapped();
    expect(emit('deepLink', { url })).toBe(false);
    expect(router.navigations).toEqual([]);
  },
);

it('sends the view state when it changes, and hides the native tabs while the page is covered', async () => {
  const { router, called } = await wrapped();
  router.visit(book);
  expect(called('setWebViewState')).toHaveLength(1);
  router.visit({ ...book, hash: '#modalOpened' });
  expect(called('hideTabs')).toHaveLength(1);
  router.visit(book);
  expect(called('showTabs')).toHaveLength(1);
  expect(called('setWebViewState')).toHaveLength(3);
});

it('plays whole books in the native player', async () => {
  const { scope, called } = await wrapped();
  await start(bookRequested, { scope, params: { item, chapterId: 7 } });
  expect(called('openPlayer')).toEqual([{ audioBookId: '9063', chapterId: '7' }]);
  expect(scope.getState($item)).toBeNull();
  expect(called('closePlayer')).toEqual([]);
});

it('plays them in the app without a native player, and closes the native one', async () => {
  const { scope, called } = await wrapped(['openPlayer']);
  await start(bookRequested, { scope, params: { item } });
  expect(scope.getState($item)).toEqual(item);
  expect(called('closePlayer')).toHaveLength(1);
});

it('closes the native player for a sample, and shows the sample on the lock screen', async () => {
  const { scope, called } = await wrapped();
  await start(sampleRequested, { scope, params: { item, duration: 60 } });
  await passed();
  expect(called('closePlayer')).toHaveLength(1);
  expect(called('updateMediaSession').length).toBeGreaterThan(0);
});

it('closes the native player before a restored sample plays', async () => {
  const { scope, called } = await wrapped();
  await start(itemRestored, {
    scope,
    params: { item: { ...item, isSample: true }, chapters: [sampleChapter(9063, 60)], index: 0 },
  });
  expect(called('closePlayer')).toEqual([]);
  await start(playClicked, { scope });
  expect(called('closePlayer')).toHaveLength(1);
});

it('leaves the native player alone when nothing is there to play', async () => {
  const { scope, called } = await wrapped();
  await start(playClicked, { scope });
  expect(called('closePlayer')).toEqual([]);
});

it('leaves the lock screen to the native player while that plays', async () => {
  const { scope, called } = await wrapped();
  await start(bookRequested, { scope, params: { item } });
  await passed();
  expect(called('updateMediaSession')).toEqual([]);
});

it('closes the native player when the session ends', async () => {
  const { scope, called } = await wrapped();
  await start(sessionEnded, { scope });
  expect(called('closePlayer')).toHaveLength(1);
});

it('declines commands of the lock screen while the player is closed', async () => {
  const { emit } = await wrapped();
  expect(emit('mediaCommand', { command: 'play' })).toBe(false);
});

it('shares natively, and asks for an update of an old wrapper', async () => {
  const params = { title: 'Book', path: '/pdp/9063' };
  const good = await wrapped();
  await start(shareRequested, { scope: good.scope, params });
  const url = `${origin}/pdp/9063`;
  expect(good.called('share')).toEqual([{ title: 'Book', text: 'Book', url }]);
  const old = await wrapped(['share']);
  await start(shareRequested, { scope: old.scope, params });
  await passed();
  expect(old.scope.getState($notification)?.text).toBe(errors.outdatedApp);
});

it('signs in natively, or on our own page in an old wrapper', async () => {
  const good = await wrapped();
  await start(signInRequested, { scope: good.scope, params: {} });
  expect(good.called('openLoginPage')).toHaveLength(1);
  expect(good.router.navigations).toEqual([]);
  const old = await wrapped(['openLoginPage']);
  await start(signInRequested, { scope: old.scope, params: {} });
  expect(old.router.navigations).toEqual([{ to: '/auth?returnUrl=%2Fpdp%2F9063' }]);
});

it('opens the native sign-in for a link to our own, which an old wrapper stays on', async () => {
  const ours = { routeId: 'auth', path: '/auth', search: '?returnUrl=%2Fprofile' };
  const { router, called } = await wrapped();
  router.visit(ours);
  await passed();
  expect(called('openLoginPage')).toHaveLength(1);
  expect(router.navigations).toEqual([{ to: '/profile', replace: true }]);
  const old = await wrapped(['openLoginPage']);
  old.router.visit(ours);
  await passed();
  expect(old.router.navigations).toEqual([]);
});

it('sends tracked events and one refused message, without secrets', async () => {
  const { scope, called, emit } = await wrapped();
  await start(pageModelsStarted, { scope });
  await start(trackingRequested, { scope, params: { name: 'popupOpened', mobile: '09120000000' } });
  for (let count = 0; count < 50; count += 1) emit('nothing', {});
  await vi.advanceTimersByTimeAsync(5100);
  const [counted, batch] = called('sendEvent');
  expect(counted).toEqual({ name: 'popupOpened', payloadJson: '{"mobile":"[hidden]"}' });
  expect(batch).toMatchObject({ name: 'logBatch' });
  const { entries } = JSON.parse(String(Reflect.get(batch ?? {}, 'payloadJson'))) as {
    entries: unknown[];
  };
  expect(entries).toHaveLength(1);
});
