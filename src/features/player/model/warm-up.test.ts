import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';

import type { ApiError } from '@/shared/api/errors';
import { sessionEnded } from '@/shared/api/tokens';
import { createTestScope, type TestScopeOptions } from '@/testing/create-scope';
import { connectFakeWrapper } from '@/testing/fake-bridge';
import { heldAnswer } from '@/testing/held-answer';
import { anItem, playerAnswers, threeChapters } from '@/testing/player-fixtures';

import { toPlayerChapters } from '../lib/chapters';
import { bookIntended, sampleIntended } from './intents';
import { playClicked } from './playback';
import { positionPicked } from './position';
import { bookRequested, itemRestored, savedChaptersLoaded } from './queue';
import { playIntended, resumeIntended } from './warm-up';

const CHAPTERS = '/api/library/single-item/1001';
const book = { item: anItem() };
const withChapters = { audioBookId: 1001, chapters: threeChapters.chapters };
/** The second chapter was left at its 42nd second. */
const saved = toPlayerChapters(1001, threeChapters.chapters).map((chapter) =>
  chapter.chapterId === 2 ? { ...chapter, durationPlayed: 42, isPlaying: true } : chapter,
);

async function listener(options: TestScopeOptions = {}) {
  const test = await createTestScope({ answers: playerAnswers, ...options });
  const { scope, engine, requests } = test;
  await allSettled(savedChaptersLoaded, { scope, params: { 1001: saved } });
  const urls = () => requests.map(({ url }) => url);
  const warmed = () => engine.calls.flatMap(([name, of]) => (name === 'warmUp' ? [of] : []));
  return { ...test, urls, warmed };
}

describe('a book of the library', () => {
  it('is warmed up at its stored place, and starts there within the click', async () => {
    const { scope, engine, urls, warmed } = await listener();
    await allSettled(bookIntended, { scope, params: { audioBookId: 1001 } });
    expect(engine.calls[0]).toEqual(['prepare']);
    expect(warmed()).toEqual([{ url: '/hls/2.m3u8', startAt: 42 }]);
    expect(urls()).toEqual([CHAPTERS, '/api/stream/playlist/2']);
    void allSettled(bookRequested, { scope, params: book });
    // To the letter the source that was warmed up, and nothing is asked for again.
    expect(engine.sources).toEqual(warmed());
    expect(engine.calls.at(-1)).toEqual(['play']);
    expect(urls()).toHaveLength(2);
  });

  it('takes the chapters that the page has', async () => {
    const { scope, engine, urls } = await listener();
    await allSettled(bookIntended, { scope, params: withChapters });
    void allSettled(bookRequested, { scope, params: book });
    expect(urls()).toEqual(['/api/stream/playlist/2']);
    expect(engine.sources).toEqual([{ url: '/hls/2.m3u8', startAt: 42 }]);
  });

  it('is fetched once for several intents', async () => {
    const { scope, urls } = await listener();
    const intend = () => allSettled(bookIntended, { scope, params: { audioBookId: 1001 } });
    await Promise.all([intend(), intend()]);
    await intend();
    expect(urls()).toEqual([CHAPTERS, '/api/stream/playlist/2']);
  });

  it('asks for its chapters anew at the next play, and for another book', async () => {
    const { scope, urls } = await listener({
      answers: {
        ...playerAnswers,
        'POST /api/library/single-item/2002': { audioBookId: 2002, chapters: [] },
      },
    });
    await allSettled(bookIntended, { scope, params: withChapters });
    await allSettled(bookRequested, {
      scope,
      params: { item: anItem({ audioBookId: 2002 }) },
    });
    await allSettled(bookRequested, { scope, params: book });
    await allSettled(bookRequested, { scope, params: book });
    expect(urls().filter((url) => url.includes('single-item'))).toEqual([
      '/api/library/single-item/2002',
      CHAPTERS,
      CHAPTERS,
    ]);
  });

  it('plays another chapter than the one that was warmed up', async () => {
    const { scope, engine } = await listener();
    await allSettled(bookIntended, { scope, params: withChapters });
    await allSettled(bookRequested, { scope, params: { ...book, chapterId: 3 } });
    expect(engine.sources).toEqual([{ url: '/hls/3.m3u8', startAt: 0 }]);
  });

  it('waits at a click for the address that is on its way', async () => {
    const held = heldAnswer<unknown>();
    const { scope, engine, urls, warmed } = await listener({
      answers: { ...playerAnswers, 'GET /api/stream/playlist/2': held.answer },
    });
    void allSettled(bookIntended, { scope, params: withChapters });
    const started = allSettled(bookRequested, { scope, params: book });
    // A pointer on another button takes nothing away from the listener who waits.
    void allSettled(sampleIntended, { scope, params: 1001 });
    held.give({ streamUrl: '/hls/held.m3u8', downloadUrl: null });
    await started;
    expect(engine.sources).toEqual([{ url: '/hls/held.m3u8', startAt: 42 }]);
    expect(warmed()).toEqual([]);
    expect(urls()).toEqual(['/api/stream/playlist/2']);
  });

  it('asks again at the click when the address was refused', async () => {
    let asked = 0;
    const { scope, engine, warmed } = await listener({
      answers: {
        ...playerAnswers,
        'GET /api/stream/playlist/2': () => {
          asked += 1;
          if (asked === 1) throw { kind: 'http', status: 403 } as ApiError;
          return { streamUrl: '/hls/again.m3u8', downloadUrl: null };
        },
      },
    });
    await allSettled(bookIntended, { scope, params: withChapters });
    expect(warmed()).toEqual([]);
    await allSettled(bookRequested, { scope, params: book });
    expect(engine.sources).toEqual([{ url: '/hls/again.m3u8', startAt: 42 }]);
  });

  it('without chapters has nothing to warm up', async () => {
    const { scope, urls } = await listener();
    const params = { audioBookId: 1001, chapters: [] };
    await allSettled(bookIntended, { scope, params });
    expect(urls()).toEqual([]);
  });

  it('is left to the native player', async () => {
    const { scope, engine, urls } = await listener();
    await connectFakeWrapper(scope);
    await allSettled(bookIntended, { scope, params: { audioBookId: 1001 } });
    expect(urls()).toEqual([]);
    expect(engine.calls).toEqual([]);
    await allSettled(sampleIntended, { scope, params: 1001 });
    expect(urls()).toEqual(['/api/stream/sample/1001']);
  });
});

describe('after the session has ended', () => {
  it.each([
    ['the chapters', 'POST /api/library/single-item/1001', { audioBookId: 1001 }],
    ['the address', 'GET /api/stream/playlist/2', withChapters],
  ])('nothing is made of %s on their way', async (_, call, intent) => {
    const held = heldAnswer<unknown>();
    const { scope, urls, warmed } = await listener({
      answers: { ...playerAnswers, [call]: held.answer },
    });
    const intended = allSettled(bookIntended, { scope, params: intent });
    await expect.poll(() => urls()).toHaveLength(1);
    void allSettled(sessionEnded, { scope });
    held.give(
      'chapters' in intent ? { streamUrl: '/hls/2.m3u8', downloadUrl: null } : threeChapters,
    );
    await intended;
    expect(urls()).toHaveLength(1);
    expect(warmed()).toEqual([]);
  });

  it('what was fetched ahead is forgotten', async () => {
    const { scope, urls } = await listener();
    await allSettled(bookIntended, { scope, params: withChapters });
    await allSettled(sessionEnded, { scope });
    await allSettled(bookRequested, { scope, params: book });
    expect(urls().filter((url) => url === CHAPTERS)).toHaveLength(1);
    expect(urls().filter((url) => url === '/api/stream/playlist/2')).toHaveLength(2);
  });
});

describe('the item of the last visit', () => {
  const restored = { item: anItem(), chapters: saved, index: 1 };

  it.each([
    ['its own button', resumeIntended, undefined],
    ['the button of its page', bookIntended, withChapters],
  ] as const)('is warmed up by %s, where it stands', async (_, unit, params) => {
    const { scope, engine, warmed } = await listener();
    await allSettled(itemRestored, { scope, params: restored });
    await allSettled(positionPicked, { scope, params: 50 });
    await allSettled(unit as typeof resumeIntended, { scope, params: params as undefined });
    expect(warmed()).toEqual([{ url: '/hls/2.m3u8', startAt: 50 }]);
    await allSettled(playClicked, { scope });
    expect(engine.sources).toEqual(warmed());
  });

  it('that is a sample is not asked for a chapter', async () => {
    const { scope, urls } = await listener();
    const item = anItem({ isSample: true });
    const chapter = { ...saved[0]!, chapterId: 0 };
    await allSettled(itemRestored, { scope, params: { item, chapters: [chapter], index: 0 } });
    await allSettled(sampleIntended, { scope, params: 1001 });
    expect(urls()).toEqual(['/api/stream/sample/1001']);
  });

  it('that is a whole book is not played for its sample', async () => {
    const { scope, urls } = await listener();
    await allSettled(itemRestored, { scope, params: restored });
    await allSettled(sampleIntended, { scope, params: 1001 });
    expect(urls()).toEqual(['/api/stream/sample/1001']);
  });

  it('needs nothing once it is loaded, and nor does an empty player', async () => {
    const { scope, engine, urls } = await listener();
    await allSettled(resumeIntended, { scope });
    expect(engine.calls).toEqual([]);
    await allSettled(bookRequested, { scope, params: book });
    const before = [...engine.calls];
    await allSettled(resumeIntended, { scope });
    await allSettled(bookIntended, { scope, params: withChapters });
    expect(engine.calls).toEqual(before);
    expect(urls()).toEqual([CHAPTERS, '/api/stream/playlist/2']);
  });
});

it('fetches nothing for a listener who saves data, who then hears the book all the same', async () => {
  const { scope, engine, urls } = await listener({ savesData: true });
  await allSettled(sampleIntended, { scope, params: 1001 });
  await allSettled(bookIntended, { scope, params: withChapters });
  await allSettled(playIntended, { scope });
  await allSettled(itemRestored, { scope, params: { item: anItem(), chapters: saved, index: 1 } });
  await allSettled(resumeIntended, { scope });
  expect(engine.calls).toEqual([]);
  expect(urls()).toEqual([]);
  await allSettled(bookRequested, { scope, params: book });
  expect(engine.sources).toEqual([{ url: '/hls/2.m3u8', startAt: 42 }]);
});

it('loads the code beside the address, when nobody knew that the listener would play', async () => {
  const { scope, engine } = await listener();
  await allSettled(bookRequested, { scope, params: book });
  const calls = engine.calls.map(([name]) => name);
  expect(calls).toContain('prepare');
  expect(calls.indexOf('prepare')).toBeLessThan(calls.indexOf('load'));
});

it('loads the code alone where nothing may be fetched before the click', async () => {
  const { scope, engine, urls } = await listener();
  await allSettled(playIntended, { scope });
  expect(engine.calls).toEqual([['prepare']]);
  expect(urls()).toEqual([]);
});
