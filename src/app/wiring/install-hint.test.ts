import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { purchased } from '@/entities/purchase/purchased';
import { $installHint, installClicked, installHintClosed } from '@/features/install-hint/model';
import { $listeningLog } from '@/features/player/model/listening-log';
import { pauseClicked } from '@/features/player/model/playback';
import { chapterEnded } from '@/features/player/model/queue';
import { keepInstallPrompt } from '@/shared/browser/early-install';
import { $environment } from '@/shared/config/environment';
import { INSTALL_HEARD_SECONDS } from '@/shared/config/constants';
import { environmentByName } from '@/shared/config/environments';
import { startApp } from '@/testing/start-app';

// The lists of the real app: the hint must work with the flows that are wired to it.
import '../start/entry-models';
import '../start/page-models';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const IPAD =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';
const book = { audioBookId: 1001, productId: 20001, how: 'free' } as const;

interface Device {
  search?: string;
  environment?: string;
  userAgent?: string;
  touchPoints?: number;
  isInstalled?: boolean;
  stored?: Record<string, string>;
}

/** The app on a book's page, in a browser that has asked before the models were there. */
async function open(device: Device = {}) {
  const outcome = { current: 'accepted' };
  const prompt = vi.fn(async () => ({ outcome: outcome.current }));
  const app = await startApp({
    search: device.search ?? '',
    storage: device.stored ?? {},
    prepare: ({ window, navigator }) => {
      keepInstallPrompt();
      Object.assign(navigator, {
        userAgent: device.userAgent ?? '',
        maxTouchPoints: device.touchPoints ?? 0,
      });
      Object.assign(window, {
        matchMedia: (query: string) => ({
          matches: device.isInstalled === true && query.includes('standalone'),
        }),
      });
      return [];
    },
  });
  const environment = environmentByName(device.environment ?? 'pwa');
  if (environment) await app.fire($environment, environment);
  /** The browser asks, unless it is Safari or the app is installed. */
  const offer = () => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    app.page.window.dispatchEvent(event);
    return event;
  };
  const hint = () => app.scope.getState($installHint);
  await app.visit('product', '/pdp/1001');
  return { ...app, offer, hint, prompt, outcome };
}

it('offers to install after a book was added, with the next page, and asks the browser once', async () => {
  const { offer, hint, prompt, fire, visit } = await open();
  expect(offer().defaultPrevented).toBe(true);
  await visit('library', '/library');
  expect(hint()).toBeNull();
  await fire(purchased, book);
  expect(hint()).toBeNull();
  await visit('profile', '/profile');
  expect(hint()).toBe('prompt');
  await fire(installClicked, undefined);
  await fire(installClicked, undefined);
  expect(prompt).toHaveBeenCalledTimes(1);
  // The browser may offer it again, as after a no.
  offer();
  expect(hint()).toBeNull();
  await fire(purchased, book);
  await visit('library', '/library');
  expect(hint()).toBeNull();
});

it.each([
  ['a minute', INSTALL_HEARD_SECONDS, 'prompt'],
  ['less', INSTALL_HEARD_SECONDS - 1, null],
])('follows a pause when %s was heard, on whatever days', async (_, seconds, way) => {
  const { offer, hint, fire, visit } = await open();
  offer();
  await fire($listeningLog, { days: { '2026-11-22': 20, '2026-11-23': seconds - 20 }, books: {} });
  await fire(pauseClicked, undefined);
  await visit('library', '/library');
  expect(hint()).toBe(way);
});

it('follows a chapter that was heard to its end', async () => {
  const { offer, hint, fire, visit } = await open();
  offer();
  await fire(chapterEnded, { audioBookId: 1001, chapterId: 1, durationPlayed: 9 });
  await visit('library', '/library');
  expect(hint()).toBe('prompt');
});

it('waits for a page between two books, hides below overlays, and leaves with the page', async () => {
  const { offer, hint, fire, visit } = await open();
  offer();
  await fire(purchased, book);
  await visit('shop', '/');
  await visit('product', '/pdp/1002');
  expect(hint()).toBeNull();
  await visit('library', '/library');
  expect(hint()).toBe('prompt');
  await visit('library', '/library', '#player');
  expect(hint()).toBeNull();
  await visit('library', '/library');
  expect(hint()).toBe('prompt');
  // The next page ends it, also a quiet one.
  await visit('profile', '/profile');
  expect(hint()).toBeNull();
  await visit('library', '/library');
  expect(hint()).toBeNull();
});

it.each(['library', 'clp', 'profile'])('appears on the page %s', async (page) => {
  const { offer, hint, fire, visit } = await open();
  offer();
  await fire(purchased, book);
  await visit(page, `/${page}`);
  expect(hint()).toBe('prompt');
});

it.each(['the hint', "the browser's question"])(
  'never asks again after a no to %s',
  async (asked) => {
    const { offer, hint, fire, visit, outcome, storage } = await open();
    offer();
    await fire(purchased, book);
    await visit('library', '/library');
    outcome.current = 'dismissed';
    if (asked === 'the hint') await fire(installHintClosed, undefined);
    else await fire(installClicked, undefined);
    expect(hint()).toBeNull();
    expect(storage.get('local:install_refused')).toBe('true');

    const later = await open({ stored: { 'local:install_refused': 'true' } });
    later.offer();
    await later.fire(purchased, book);
    await later.visit('library', '/library');
    expect(later.hint()).toBeNull();
  },
);

it('is over once the app was installed from the menu of the browser', async () => {
  const { offer, hint, fire, visit, page, prompt } = await open();
  offer();
  await fire(purchased, book);
  page.window.dispatchEvent(new Event('appinstalled'));
  await visit('library', '/library');
  expect(hint()).toBeNull();
  await fire(installClicked, undefined);
  expect(prompt).not.toHaveBeenCalled();
});

it.each([
  ['Safari on an iPhone', { userAgent: SAFARI }, 'howTo'],
  ['Safari on an iPad', { userAgent: IPAD, touchPoints: 5 }, 'howTo'],
  ['Safari on a Mac', { userAgent: IPAD }, null],
  ['the installed app', { userAgent: SAFARI, isInstalled: true }, null],
  ['a web view', { userAgent: SAFARI.replace(/ Version.*/, ' Mobile/15E148') }, null],
  ['Chrome on an iPhone', { userAgent: SAFARI.replace('Version', 'CriOS') }, null],
  ['a host that adds its name', { userAgent: `${SAFARI} iGap/3` }, null],
] as const)('says how to install in %s only where it has a share menu', async (_, device, way) => {
  const { hint, fire, visit } = await open(device);
  await fire(purchased, book);
  await visit('library', '/library');
  expect(hint()).toBe(way);
});

it.each([
  ["a partner's host", { search: '?clientId=12' }],
  ['a market', { search: '?clientId=2' }],
  ['a web view', { environment: 'webview-new' }],
])('never appears in %s', async (_, device) => {
  const { offer, hint, fire, visit } = await open({ ...device, userAgent: SAFARI });
  offer();
  await fire(purchased, book);
  await visit('library', '/library');
  expect(hint()).toBeNull();
});
