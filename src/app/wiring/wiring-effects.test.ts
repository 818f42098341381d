import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { screenIndicator } from '@/entities/loading/indicators';
import { purchased } from '@/entities/purchase/purchased';
import { downloadDialogRequested } from '@/features/download/model';
import { $logSink, type LogSink } from '@/features/logs/model';
import { ownershipLost } from '@/features/kept-books/model/confirm';
import { $installHint } from '@/features/install-hint/model';
import { statusSent } from '@/features/markets/model/status';
import { marketNoticeRaised } from '@/features/markets/model/notice';
import { $hasUnreadMessages } from '@/features/navigation-bar/model';
import { bookMoveRequested } from '@/features/owned-books/archive';
import { bookmarkClicked, bookmarksExported } from '@/features/player/model/bookmarks';
import {
  momentShareClicked,
  playerDownloadClicked,
  playerShareClicked,
} from '@/features/player/model/links';
import { bookRequested } from '@/features/player/model/queue';
import { chatMessagePosted } from '@/features/support-chat/model';
import { mainButtonClicked } from '@/features/purchase/model/buttons';
import { popUpRequested } from '@/features/purchase/model/library-state';
import { playRequested } from '@/features/purchase/model/outcome';
import { $tokens } from '@/shared/api/tokens';
import type { InstallPrompt } from '@/shared/browser/early-install';
import { bufferUncaught } from '@/shared/browser/early-uncaught';
import { installOffered } from '@/shared/browser/install';
import { reportUnknownAddress } from '@/shared/browser/unknown-address';
import { vitalMeasured } from '@/shared/browser/web-vitals';
import { readKeptStreamFx } from '@/shared/api/endpoints/stream';
import { pageIcons } from '@/shared/config/page-icons';
import { common } from '@/shared/i18n/fa/common';
import { errors } from '@/shared/i18n/fa/errors';
import { keptBooks } from '@/shared/i18n/fa/kept-books';
import { loading } from '@/shared/i18n/fa/loading';
import { moments } from '@/shared/i18n/fa/moments';
import { navigation } from '@/shared/i18n/fa/navigation';
import { purchaseNotices } from '@/shared/i18n/fa/purchase-notices';
import { isPlayingMark } from '@/shared/storage/keys';
import { entry, writeRawFx } from '@/shared/storage/stored-value';
import { aBookCard } from '@/testing/api-fixtures';
import { anItem } from '@/testing/player-fixtures';
import { aPurchaseBook } from '@/testing/purchase-fixtures';
import { savedSession } from '@/testing/session-fixtures';
import { openProfileApp, type ProfileApp } from '@/testing/open-profile-app';
import { watchCalls } from '@/testing/watch-calls';

// The lists of the real app and none of its flows: a flow that a list forgets has no effect here.
import '../start/entry-models';
import '../start/page-models';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** An effect of each file of this folder, seen where it leaves the app. */
const effects: Readonly<Record<string, (app: ProfileApp) => Promise<void>>> = {
  async archive({ fire, notice }) {
    await fire(bookMoveRequested, { book: aBookCard({ audioBookId: 404 }), to: 'archive' });
    expect(notice()).toEqual({ kind: 'error', text: 'Gone' });
  },
  async bookmarks(app) {
    const { fire, engine, page, notice } = app;
    await fire(bookRequested, { item: anItem() });
    engine.emit('playing', { duration: 100 });
    engine.emit('timeupdate', { time: 20, duration: 100 });
    await fire(bookmarkClicked, undefined);
    await fire(bookmarksExported, undefined);
    expect(notice()).toEqual({ kind: 'info', text: moments.exported });
    expect(page.copied[0]).toContain('https://app.test/pdp/divan/Divan?ch=1&t=20');
    page.navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    await fire(bookmarksExported, undefined);
    expect(notice()).toEqual({ kind: 'warning', text: moments.notExported });
    page.navigator.clipboard.writeText = async (text) => void page.copied.push(text);
    await fire(momentShareClicked, { index: 2, position: 12.9 });
    expect(page.copied[1]).toBe('https://app.test/pdp/divan/Divan?ch=3&t=12');
  },
  async download({ playSample, fire, scope, pass }) {
    await playSample();
    const asked = watchCalls(downloadDialogRequested, scope);
    await fire(playerDownloadClicked, undefined);
    await pass(1500);
    expect(asked).toHaveLength(1);
  },
  async 'install-hint'({ fire, router, scope, engine, playSample }) {
    await fire(installOffered, new Event('beforeinstallprompt') as InstallPrompt);
    await playSample();
    engine.emit('playing', { duration: 60 });
    engine.emit('ended', { time: 60, duration: 60 });
    router.visit({ routeId: 'library', path: '/library' });
    expect(scope.getState($installHint)).toBe('prompt');
  },
  async 'loading-indicators'({ fire, router, scope }) {
    await fire(popUpRequested, aPurchaseBook({ audioBookId: 1008 }));
    router.visit({ routeId: 'profile', path: '/profile', hash: '#modalOpened' });
    await fire(mainButtonClicked, undefined);
    expect(scope.getState(screenIndicator.$waiting)?.text).toBe(loading.archive);
  },
  async 'kept-books'({ fire, notice }) {
    await fire(ownershipLost, aBookCard());
    expect(notice()).toEqual({ kind: 'info', text: keptBooks.lost('Divan') });
  },
  async 'kept-sound'({ fire, engine, scope }) {
    await fire(bookRequested, { item: anItem() });
    engine.emit('playing', { duration: 100 });
    const asked = watchCalls(readKeptStreamFx, scope);
    Object.assign(navigator, { onLine: false });
    engine.emit('waiting', { duration: 100 });
    expect(asked).toEqual([1]);
  },
  async 'media-session'({ playSample, engine, page }) {
    await playSample();
    engine.emit('playing', { duration: 60 });
    expect(page.navigator.mediaSession).toMatchObject({
      metadata: { title: 'Divan' },
      playbackState: 'playing',
    });
    page.pressMediaKey('pause');
    expect(engine.calls.at(-1)).toEqual(['pause']);
  },
  async 'media-state'({ playSample, page }) {
    await playSample();
    expect(page.navigator.mediaSession.metadata?.artwork[0]?.src).toBe('https://app.test/cover');
  },
  async 'notify-storage-failure'(app) {
    vi.spyOn(app.storage, 'set').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await app.fire(writeRawFx, entry(isPlayingMark, true));
    expect(app.notice()).toEqual({ kind: 'warning', text: errors.notKept });
  },
  async orientation({ page }) {
    const lock = vi.fn(async () => undefined);
    Object.assign(page.window, { screen: { orientation: { lock } } });
    Object.assign(page.document, { fullscreenElement: {} });
    page.document.dispatchEvent(new Event('fullscreenchange'));
    expect(lock.mock.calls).toEqual([['landscape']]);
  },
  async 'owned-sample'({ playSample, engine, fire, item }) {
    await playSample();
    engine.emit('playing', { duration: 60 });
    await fire(purchased, { audioBookId: 1001, productId: 20001, how: 'credit' });
    expect(item()?.isSample).toBe(false);
    expect(engine.sources.at(-1)?.url).toBe('/hls/1.m3u8');
  },
  async 'page-icons'() {
    const { page } = await openProfileApp('?clientId=17');
    expect(Object.values(page.links)).toEqual(Object.values(pageIcons.hisstori));
  },
  async purchase({ fire, engine }) {
    await fire(playRequested, aPurchaseBook());
    expect(engine.sources.at(-1)?.url).toBe('/hls/1.m3u8');
  },
  async 'purchase-notifications'({ fire, notice, lines }) {
    await fire(marketNoticeRaised, { kind: 'notValidated' });
    expect(notice()).toEqual({ kind: 'error', text: purchaseNotices.notValidated });
    await fire(statusSent, { status: 10, developerPayload: '3@credit' });
    const message = 'A market status was not sent';
    expect(lines()).toMatchObject([{ level: 'warning', message, data: { status: 10 } }]);
  },
  async 'purchase-tracking'({ router, fire, page, hide }) {
    await fire(popUpRequested, aPurchaseBook());
    router.visit({ routeId: 'profile', path: '/profile', hash: '#modalOpened' });
    expect(page.posts).toEqual([]);
    await hide();
    expect(page.posts).toMatchObject([
      {
        url: '/api/events',
        body: { events: [{ name: 'purchasePopUpOpened', audioBookId: 1001, productId: 20001 }] },
      },
    ]);
  },
  async session({ page, storage, scope, sent, pass }) {
    expect(sent('POST /api/wishlist/items')).toBe(1);
    // Another tab signs out.
    for (const key of Object.keys(savedSession())) storage.delete(key);
    const removed = { key: 'access_token', newValue: null, storageArea: page.window.localStorage };
    page.window.dispatchEvent(Object.assign(new Event('storage'), removed));
    await pass(200);
    expect(scope.getState($tokens)).toBeNull();
  },
  async 'refused-addresses'({ page: { window } }) {
    expect(() => window.history.pushState(null, '', '/library')).not.toThrow();
  },
  async share({ playSample, fire, page, notice }) {
    await playSample();
    await fire(playerShareClicked, undefined);
    expect(page.copied).toEqual(['https://app.test/pdp/divan/Divan']);
    expect(notice()).toEqual({ kind: 'info', text: common.copied });
    page.navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    await fire(playerShareClicked, undefined);
    expect(notice()).toEqual({ kind: 'warning', text: common.shareFailed });
  },
  async 'support-chat'({ fire, scope }) {
    await fire(chatMessagePosted, { type: 'unread', count: 1 });
    expect(scope.getState($hasUnreadMessages)).toBe(true);
  },
  async 'theme-color'() {
    const { page } = await openProfileApp('?clientId=17');
    expect(page.themeColors.map(({ content }) => content)).toEqual(['#3b2a5c', '#241a38']);
  },
  async telemetry({ page, lines, pass, fire, hide }) {
    page.window.dispatchEvent(Object.assign(new Event('error'), { error: new Error('broken') }));
    await pass();
    expect(page.posts).toMatchObject([{ url: '/api/errors', body: { message: 'Error: broken' } }]);
    const data = { source: 'uncaught', stack: expect.stringContaining('broken') as string };
    expect(lines()).toMatchObject([{ level: 'error', message: 'Error: broken', data }]);
    const sink = vi.fn<LogSink>();
    await fire($logSink, sink);
    await fire(vitalMeasured, { name: 'LCP', value: 1234.5 });
    await hide();
    expect(sink.mock.calls).toMatchObject([[[{ message: 'Error: broken' }]]]);
    const events = [{ name: 'webVitalsMeasured', lcpMs: 1235, inpMs: null, cls: null }];
    expect(page.posts.at(-1)).toMatchObject({ url: '/api/events', body: { events } });
  },
  async 'unknown-address'() {
    const loadedAs = (name: string) =>
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name } as never]);
    loadedAs('https://app.test/no/such/page');
    const told = { kind: 'info', text: navigation.unknownAddress };
    expect((await openProfileApp()).notice()).toEqual(told);
    loadedAs('https://app.test/pdp/1001?x=1');
    const { notice } = await openProfileApp();
    expect(notice()).toBeNull();
    reportUnknownAddress();
    expect(notice()).toEqual(told);
  },
};

it.each(Object.keys(effects))('the started app has the effect of %s', async (file) => {
  const app = await openProfileApp();
  if (file === 'telemetry') bufferUncaught();
  await effects[file]?.(app);
});

it('has an effect for each file of the folder', () => {
  const files = Object.keys(import.meta.glob(['./*.ts', '!**/*.test.ts']));
  expect(files.map((path) => path.slice(2, -3)).toSorted()).toEqual(
    Object.keys(effects).toSorted(),
  );
});
