import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { $apiHosts, $clientHeaders, $siteOrigin } from '@/shared/api/authorized';
import type { ApiError } from '@/shared/api/errors';
import { bookRequested, sampleRequested } from '@/features/player/model/queue';
import { $status } from '@/features/player/model/playback';
import { playerInfo } from '@/shared/storage/keys';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { ownRequests } from '@/testing/own-requests';
import { aJwt, savedSession } from '@/testing/session-fixtures';
import { startApp } from '@/testing/start-app';
import { parseJson } from '@/shared/storage/parse-json';

// The list of the entry and not its flows.
import './entry-models';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const storefront = { sections: [] };

it('sends the first request with client, device and user, to the host of the page', async () => {
  const { scope, visit, requests, storage } = await startApp({
    search: '?clientId=12',
    storage: savedSession(),
    answers: { 'GET /api/storefront': storefront },
  });
  expect(requests).toEqual([]);
  await visit('shop', '/');
  const headers = scope.getState($clientHeaders);
  expect(headers).toMatchObject({ 'client-id': '12', 'device-id': storage.get('local:deviceId') });
  const [first, ...others] = ownRequests(requests);
  expect([first?.url, others]).toEqual(['/api/storefront', []]);
  expect(first?.headers).toEqual({ ...headers, authorization: `Bearer ${aJwt()}` });
  expect(storage.get('session:client_id')).toBe('12');
  expect(scope.getState($apiHosts)).toEqual({ site: '', auth: '' });
  expect(scope.getState($siteOrigin)).toBe('https://app.test');
});

it('sends its requests to the hosts that the head of the page names', async () => {
  const hosts = {
    'shenidar-site-host': 'https://site.test',
    'shenidar-auth-host': 'https://auth.test',
  };
  const { scope, visit, requests } = await startApp({
    answers: { 'GET https://site.test/api/storefront': storefront },
    prepare: ({ document }) => {
      const querySelector = (selector: string) => {
        const [, content] = Object.entries(hosts).find(([name]) => selector.includes(name)) ?? [];
        return content === undefined ? null : { getAttribute: () => content };
      };
      Object.assign(document, { querySelector });
      return [];
    },
  });
  await visit('shop', '/');
  expect(ownRequests(requests).map(({ url }) => url)).toEqual(['https://site.test/api/storefront']);
  expect(scope.getState($apiHosts)).toEqual({
    site: hosts['shenidar-site-host'],
    auth: hosts['shenidar-auth-host'],
  });
  expect(scope.getState($siteOrigin)).toBe('https://site.test');
});

it('loads the storefront again when the device is online again', async () => {
  const { page, visit, pass, sent } = await startApp({
    answers: {
      'GET /api/storefront': () => {
        if (!page.navigator.onLine) throw { kind: 'offline' } satisfies ApiError;
        return storefront;
      },
    },
  });
  page.navigator.onLine = false;
  await visit('shop', '/');
  page.navigator.onLine = true;
  page.window.dispatchEvent(new Event('online'));
  await pass();
  expect(sent('GET /api/storefront')).toBe(2);
  page.window.dispatchEvent(new Event('online'));
  await pass();
  expect(sent('GET /api/storefront')).toBe(2);
});

it('follows the engine, and stores the position when the page is hidden', async () => {
  const { scope, page, engine, fire, pass, storage } = await startApp({ answers: playerAnswers });
  await fire(sampleRequested, { item: anItem({ isSample: true }), duration: 60 });
  engine.emit('playing', { duration: 60 });
  expect(scope.getState($status)).toBe('playing');
  expect(parseJson(playerInfo, storage.get('local:CHAPTER_PLAYED') ?? '')).toMatchObject({
    audioBookId: 1001,
    sample: true,
  });
  expect(storage.get('local:IS_PLAYING')).toBe('true');
  await fire(bookRequested, { item: anItem() });
  engine.emit('playing', { duration: 100 });
  engine.emit('timeupdate', { time: 42, duration: 100 });
  const stored = () => storage.get('local:CHAPTERS_IN_LOCAL') ?? '';
  expect(stored()).not.toContain('"durationPlayed":42');
  page.window.dispatchEvent(new Event('pagehide'));
  await pass();
  expect(stored()).toContain('"durationPlayed":42');
});

it('brings back the sample of the last visit', async () => {
  const { item, pass } = await startApp({
    storage: {
      'local:IS_PLAYING': 'true',
      'local:CHAPTER_PLAYED': JSON.stringify({
        ...{ image: '/c.webp', title: 'Divan', author: '', identifier: 'divan' },
        ...{ audioBookId: 1001, chapterId: 1, sample: true },
      }),
    },
  });
  await pass();
  expect(item()).toMatchObject({ audioBookId: 1001, isSample: true });
});
