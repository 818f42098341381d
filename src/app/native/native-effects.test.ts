import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { tabClicked } from '@/features/navigation-bar/model';
import { bookRequested, sampleRequested } from '@/features/player/model/queue';
import { trackingRequested } from '@/features/tracking/model';
import { $tokens } from '@/shared/api/tokens';
import { methodNames, type MethodName } from '@/shared/bridge/methods';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { aJwt } from '@/testing/session-fixtures';
import { startApp } from '@/testing/start-app';

// The lists of the real app and none of its flows: a flow that a list forgets has no effect here.
import '../start/entry-models';
import '../start/page-models';
import './connect-pages';
import { connectWrapper } from './connect-wrapper';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback));
});
afterEach(() => {
  vi.useRealTimers();
});

type App = Awaited<ReturnType<typeof open>>;

/** An Android wrapper with every method, in which a user is signed in, around the app's profile page. */
async function open() {
  const calls: (readonly [method: MethodName, ...args: unknown[]])[] = [];
  const tokens = { token: aJwt(), 'refresh-token': 'refresh-1', expireIn: '4000000000000' };
  const native = { tokens: JSON.stringify(tokens) };
  const app = await startApp({
    answers: {
      ...playerAnswers,
      'GET /api/account/editprofile': { firstName: 'Sara', lastName: '', email: '', mobileNo: '' },
      'POST /api/wishlist/items': { items: [], total: 0, page: 1, pageSize: 20 },
    },
    prepare({ window }) {
      const android = methodNames.map((method) => [
        method,
        (...args: unknown[]) => {
          calls.push([method, ...args]);
          return method === 'getTokens' ? native.tokens : undefined;
        },
      ]);
      const page = Object.assign(window, { AndroidBridge: Object.fromEntries(android) as object });
      return connectWrapper(page as unknown as Window);
    },
  });
  await app.visit('profile', '/profile');
  const emit = async (name: string, payload?: unknown) => {
    const isTaken = (app.page.window as unknown as Window).WebBridge?.receiveEvent(name, payload);
    await app.pass();
    return isTaken;
  };
  const called = (method: MethodName) =>
    calls.flatMap(([name, ...args]) => (name === method ? [args] : []));
  return { ...app, native, emit, called };
}

/** An effect of each file of the two folders, seen in the wrapper or in the page. */
const effects: Readonly<Record<string, (app: App) => Promise<void>>> = {
  async 'wiring/app-lifecycle'({ fire, emit, called, pass, page }) {
    // The page stays without content, which counts as painted after a while.
    await pass(6000);
    expect(called('hidePreloader')).toHaveLength(1);
    await fire(trackingRequested, { name: 'sampleStarted' });
    expect(page.posts).toEqual([]);
    await emit('appPaused');
    expect(page.posts).toMatchObject([{ body: { events: [{ name: 'sampleStarted' }] } }]);
  },
  async 'wiring/back-key'({ visit, emit, router }) {
    await visit('profile', '/profile', '#editProfile');
    expect(await emit('backPressed')).toBe(true);
    expect(router.navigations).toEqual([{ to: '/profile', replace: true }]);
  },
  async 'wiring/deep-links'({ emit, router }) {
    expect(await emit('deepLink', { url: '/pdp/1001' })).toBe(true);
    expect(router.navigations).toEqual([{ to: '/pdp/1001' }]);
  },
  async 'wiring/lock-screen'({ fire, emit, called }) {
    await fire(sampleRequested, { item: anItem({ isSample: true }), duration: 60 });
    expect(called('updateMediaSession').at(-1)?.[0]).toContain('"title":"Divan"');
    expect(await emit('mediaCommand', { command: 'pause' })).toBe(true);
  },
  async 'wiring/native-player'({ fire, called, item }) {
    await fire(bookRequested, { item: anItem(), chapterId: 2 });
    expect(called('openPlayer')).toEqual([['1001', '2']]);
    expect(item()).toBeNull();
  },
  async 'wiring/tabs-and-view-state'({ fire, emit, called }) {
    await fire(tabClicked, 'search');
    // The native bar knows its own tabs.
    await emit('tabChanged', { tab: 'store' });
    expect(called('goToTab')).toEqual([['search']]);
    expect(called('setWebViewState').at(-1)?.[0]).toContain('"path":"/profile"');
  },
  async 'wiring/wrapper-session'({ scope, native, emit }) {
    expect(scope.getState($tokens)?.access).toBe(aJwt());
    // The user has signed out in the native app while this page was paused.
    native.tokens = '';
    await emit('appResumed');
    expect(scope.getState($tokens)).toBeNull();
  },
  async 'page-wiring/native-sign-in'({ visit, called }) {
    await visit('auth', '/auth');
    expect(called('openLoginPage')).toHaveLength(1);
  },
  async 'page-wiring/native-telemetry'({ fire, emit, called, pass }) {
    await fire(trackingRequested, { name: 'sampleStarted' });
    await emit('noSuchEvent');
    await pass(5000);
    expect(called('sendEvent')).toEqual([
      ['sampleStarted', '{}'],
      ['logBatch', expect.stringContaining('A message to the web bridge was refused')],
    ]);
  },
};

it.each(Object.keys(effects))('the app in a wrapper has the effect of %s', async (file) => {
  await effects[file]?.(await open());
});

it('has an effect for each file of the folders', () => {
  const files = Object.keys(
    import.meta.glob(['./wiring/*.ts', './page-wiring/*.ts', '!**/*.test.ts']),
  );
  expect(files.map((path) => path.slice(2, -3)).toSorted()).toEqual(
    Object.keys(effects).toSorted(),
  );
});
