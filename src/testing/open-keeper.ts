import { afterEach, beforeEach, expect, vi } from 'vitest';

import { keepRequested } from '@/features/kept-books/model/keep';
import { $keptStates } from '@/features/kept-books/model/state';
import { $notification } from '@/features/notifications/model';
import { bookRequested } from '@/features/player/model/queue';
import { purchaseButtonActions } from '@/shared/api/contract/codes';
import type { ApiRequest } from '@/shared/api/send';

import { aDetail } from './api-fixtures';
import type { TestScopeOptions } from './create-scope';
import { createFakeCaches } from './fake-caches';
import { databases } from './fake-idb';
import { anItem, threeChapters } from './player-fixtures';
import { aLibraryState } from './purchase-fixtures';
import { savedSession } from './session-fixtures';
import { startApp } from './start-app';

export const HOUR_MS = 3_600_000;
/** Far more than a slow machine needs. */
export const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });
/** Two files in each chapter: the head and one of sound. */
const playlistOf = (chapter: string) =>
  [
    '#EXTM3U',
    '#EXT-X-MAP:URI="init?sig=s"',
    '#EXTINF:100,',
    `sound-${chapter}?sig=s`,
    '#EXT-X-ENDLIST',
  ].join('\n');
export const wholeBook = [1, 2, 3].flatMap((chapter) =>
  ['0.m4s', '1.m4s', 'index.m3u8'].map((file) => `/kept/1001/${chapter}/${file}`),
);

interface Options {
  /** What the library says of the book. */
  readonly action?: number;
  readonly chapters?: typeof threeChapters.chapters;
  readonly caches?: ReturnType<typeof createFakeCaches>;
  /** What the server of the streams answers. */
  readonly fetch?: (path: string) => Response | Promise<Response>;
  /** Whether another tab has the lock of the download. */
  readonly isTaken?: () => boolean;
  /** What the device has stored; by default the session of a signed-in user. */
  readonly storage?: Readonly<Record<string, string>>;
  readonly isOnline?: boolean;
  /** What the server answers other than usual. */
  readonly answers?: TestScopeOptions['answers'];
}

/** The server of the streams: a playlist for each chapter, and files of ten bytes. */
export function streamAnswer(path: string): Response {
  const [, chapter] = /\/hls\/(\d+)\.m3u8/.exec(path) ?? [];
  return new Response(chapter === undefined ? '0123456789' : playlistOf(chapter));
}

/** Lets each test of a file begin with nothing kept on the device, and at a clock that only the test moves. */
export function startWithEmptyDevice(): void {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    });
    databases.clear();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

/** The app of a signed-in user on their profile, in a browser that can keep books. */
export async function openKeeper(options: Options = {}) {
  const { action = purchaseButtonActions.library, chapters = threeChapters.chapters } = options;
  const { caches = createFakeCaches(), fetch = streamAnswer, isTaken = () => false } = options;
  const { storage = savedSession(), isOnline = true, answers = {} } = options;
  const server = { action };
  const locks = new Set<string>();
  const fetched: string[] = [];
  const stream = ({ url }: ApiRequest) => {
    const chapter = url.split('/').at(-1) ?? '';
    return { streamUrl: `https://cdn.test/hls/${chapter}.m3u8?sig=secret`, downloadUrl: null };
  };
  const app = await startApp({
    keeps: true,
    storage,
    answers: {
      'GET /api/account/editprofile': { firstName: 'Sara', lastName: '', email: '', mobileNo: '' },
      'POST /api/wishlist/items': { items: [], total: 0, page: 1, pageSize: 20 },
      'POST /api/library/state/1001': () => aLibraryState(server.action),
      'POST /api/library/single-item/1001': { audioBookId: 1001, chapters },
      'GET /api/audiobooks/1001/detail2': aDetail(),
      ...Object.fromEntries(
        chapters.map(({ chapterId }) => [`GET /api/stream/playlist/${chapterId}`, stream]),
      ),
      ...answers,
    },
    prepare: ({ window, navigator }) => {
      Object.assign(window, { caches, indexedDB: {}, MediaSource: {} });
      vi.stubGlobal('caches', caches);
      // Node's channel would reach the other tests.
      vi.stubGlobal('BroadcastChannel', undefined);
      const request = async (name: string, ...rest: [unknown, unknown?]) => {
        const run = rest.at(-1) as (lock: object | null) => Promise<unknown>;
        const ifAvailable = rest.length > 1;
        if (ifAvailable && isTaken()) return run(null);
        locks.add(name);
        return Promise.resolve(run({})).finally(() => void locks.delete(name));
      };
      const worker = { controller: {} };
      Object.assign(navigator, { serviceWorker: worker, locks: { request }, onLine: isOnline });
      return [];
    },
  });
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    return fetch(url);
  });
  await app.visit('profile', '/profile');
  const state = () => app.scope.getState($keptStates)(1001);
  /** Waits until the book has this state. */
  const reach = (status: string) => until(() => expect(state().status).toBe(status));
  const keep = (span: 'whole' | 'hours' = 'whole') =>
    app.fire(keepRequested, { audioBookId: 1001, span, fromChapterId: 2 });
  const notice = () => app.scope.getState($notification)?.text;
  const source = () => app.engine.sources.at(-1)?.url;
  const play = async (chapterId: number) => {
    await app.fire(bookRequested, { item: anItem(), chapterId });
    await until(() => expect(source()).toBeDefined());
    return source();
  };
  /** Whether this tab has reserved the download of a book. */
  const isReserved = () => [...locks].some((name) => name.includes('kept-book'));
  return { ...app, server, caches, fetched, state, reach, keep, notice, play, isReserved };
}
