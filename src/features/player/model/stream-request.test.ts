import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';

import type { ApiError } from '@/shared/api/errors';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { $status } from './playback';
import { bookRequested, chapterPicked, itemRestored, playerClosed, sampleRequested } from './queue';
import {
  $isChapterUnavailable,
  $isStreamPending,
  playlistFailed,
  sampleAddressFailed,
  streamRequested,
} from './stream';
import { sampleIntended } from './intents';
import './warm-up';

const sample = { item: anItem({ isSample: true }), duration: 60 };
const sampleCall = 'GET /api/stream/sample/1001';
const chaptersCall = 'POST /api/library/single-item/';
const noChapters = { audioBookId: 2002, chapters: [] };

const other = anItem({ audioBookId: 2002, isSample: true });
const withOther = {
  ...playerAnswers,
  'GET /api/stream/sample/2002': { streamUrl: '/hls/other.m3u8', downloadUrl: null },
};
const refuse = () => {
  throw { kind: 'network' } satisfies ApiError;
};

describe('a request of the current stream', () => {
  it.each([
    ['another book', bookRequested, { item: anItem({ audioBookId: 2002 }) }],
    ['a sample', sampleRequested, { item: other, duration: 60 }],
    ['nothing', playerClosed, undefined],
    ['the item of the last visit', itemRestored, { item: anItem(), chapters: [], index: 0 }],
  ] as const)('is dropped when the listener wants %s', async (_, unit, params) => {
    const held = heldAnswer<unknown>();
    const { scope, engine } = await createTestScope({
      answers: { ...withOther, [sampleCall]: held.answer, [`${chaptersCall}2002`]: noChapters },
    });
    const started = allSettled(sampleRequested, { scope, params: sample });
    expect(scope.getState($isStreamPending)).toBe(true);
    void allSettled(unit as typeof playerClosed, { scope, params: params as undefined });
    held.give({ streamUrl: '/hls/held.m3u8', downloadUrl: null });
    await started;
    expect(engine.sources.map(({ url }) => url)).not.toContain('/hls/held.m3u8');
    expect(scope.getState($isStreamPending)).toBe(false);
  });

  it('is dropped when its chapter is opened again with an address that was fetched on intent', async () => {
    const held = heldAnswer<unknown>();
    const ready = { streamUrl: '/hls/ready.m3u8', downloadUrl: null };
    let sent = 0;
    const answers = {
      ...playerAnswers,
      [sampleCall]: () => (sent++ === 0 ? held.answer() : ready),
    };
    const { scope, engine, requests } = await createTestScope({ answers });
    const started = allSettled(sampleRequested, { scope, params: sample });
    void allSettled(sampleIntended, { scope, params: 1001 });
    await expect.poll(() => requests).toHaveLength(2);
    await new Promise(setImmediate);
    void allSettled(chapterPicked, { scope, params: 0 });
    held.give({ streamUrl: '/hls/held.m3u8', downloadUrl: null });
    await started;
    expect(engine.sources).toEqual([{ url: '/hls/ready.m3u8', startAt: 0 }]);
  });

  it('fails differently for a sample and for a chapter', async () => {
    const { scope } = await createTestScope({
      answers: { ...playerAnswers, [sampleCall]: refuse, 'GET /api/stream/playlist/1': refuse },
    });
    const samples = watchCalls(sampleAddressFailed, scope);
    const chapters = watchCalls(playlistFailed, scope);
    await allSettled(sampleRequested, { scope, params: sample });
    expect([samples, chapters]).toEqual([[{ kind: 'network' }], []]);
    expect(scope.getState($isChapterUnavailable)).toBe(false);
    await allSettled(bookRequested, { scope, params: { item: anItem() } });
    expect([samples, chapters]).toEqual([[{ kind: 'network' }], [{ kind: 'network' }]]);
    expect(scope.getState($isChapterUnavailable)).toBe(true);
    expect(scope.getState($status)).toBe('paused');
  });

  const restored = { item: anItem(), chapters: [], index: 0 };
  it.each([
    ['tries again', streamRequested, undefined],
    ['plays another book', bookRequested, { item: anItem({ audioBookId: 2002 }) }],
    ['plays a sample', sampleRequested, { item: other, duration: 60 }],
    ['gets the item back', itemRestored, restored],
    ['closes the player', playerClosed, undefined],
  ] as const)('is no longer shown as failed when the listener %s', async (_, unit, params) => {
    const { scope } = await createTestScope({
      answers: { ...withOther, 'GET /api/stream/playlist/1': refuse },
    });
    await allSettled(bookRequested, { scope, params: { item: anItem() } });
    expect(scope.getState($isChapterUnavailable)).toBe(true);
    const done = allSettled(unit as typeof playerClosed, { scope, params: params as undefined });
    expect(scope.getState($isChapterUnavailable)).toBe(false);
    await done;
  });

  it('carries the id of the chapter or of the sample', async () => {
    const { scope, requests } = await createTestScope({ answers: playerAnswers });
    await allSettled(bookRequested, { scope, params: { item: anItem(), chapterId: 3 } });
    await allSettled(sampleRequested, { scope, params: sample });
    expect(requests.map(({ url }) => url)).toEqual([
      '/api/library/single-item/1001',
      '/api/stream/playlist/3',
      '/api/stream/sample/1001',
    ]);
  });

  it('is not sent without an item', async () => {
    const { scope, requests } = await createTestScope({ answers: playerAnswers });
    await allSettled(streamRequested, { scope });
    expect(requests).toEqual([]);
  });
});
