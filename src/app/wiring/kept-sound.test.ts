import type { UnitTargetable } from 'effector';
import { expect, it, vi } from 'vitest';

import { playClicked } from '@/features/player/model/playback';
import {
  bookRequested,
  chapterPicked,
  itemRestored,
  playerClosed,
  sampleRequested,
} from '@/features/player/model/queue';
import { openKeeper, startWithEmptyDevice, until } from '@/testing/open-keeper';
import { anItem } from '@/testing/player-fixtures';

// The lists of the real app: the flows work as far as these import them.
import '../start/entry-models';
import '../start/page-models';

vi.mock('idb-keyval', () => import('@/testing/fake-idb'));

startWithEmptyDevice();

/** A chapter plays from the server at its 40th second, and then the book was kept. */
async function keptWhileItPlays({ isKept = true, answers = {} } = {}) {
  const { engine, fire, keep, reach, play } = await openKeeper({ answers });
  expect(await play(2)).toContain('https://cdn.test/hls/2.m3u8');
  const emit = (type: Parameters<typeof engine.emit>[0]) =>
    engine.emit(type, { time: 40, duration: 100 });
  emit('playing');
  emit('timeupdate');
  if (isKept) {
    await keep();
    await reach('kept');
  }
  const loaded = engine.sources.length;
  return { engine, fire, emit, loadedSince: () => engine.sources.slice(loaded) };
}

it('goes on from the device without a connection, in a chapter that was kept while it played', async () => {
  const { emit, loadedSince } = await keptWhileItPlays();
  Object.assign(navigator, { onLine: false });
  emit('waiting');
  await until(() => expect(loadedSince()).not.toEqual([]));
  expect(loadedSince()).toEqual([{ url: '/kept/1001/2/index.m3u8', startAt: 40 }]);
  // From the device there is nothing better to go to.
  emit('playing');
  emit('waiting');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(loadedSince().length).toBe(1);
});

it('goes on from the device where the server sends nothing, although the browser is online', async () => {
  const { emit, loadedSince } = await keptWhileItPlays();
  emit('waiting');
  await vi.advanceTimersByTimeAsync(9_000);
  expect(loadedSince()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  await until(() => expect(loadedSince()).not.toEqual([]));
  expect(loadedSince()[0]?.url).toBe('/kept/1001/2/index.m3u8');
});

it('waits for the server where the chapter is not kept', async () => {
  const { emit, loadedSince } = await keptWhileItPlays({ isKept: false });
  Object.assign(navigator, { onLine: false });
  emit('waiting');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(loadedSince()).toEqual([]);
});

it('loads another kept chapter once, although the one before came from the server', async () => {
  const { fire, loadedSince } = await keptWhileItPlays();
  Object.assign(navigator, { onLine: false });
  void fire(chapterPicked, 2);
  await until(() => expect(loadedSince()).not.toEqual([]));
  await vi.advanceTimersByTimeAsync(1000);
  expect(loadedSince()).toEqual([{ url: '/kept/1001/3/index.m3u8', startAt: 0 }]);
});

const item = anItem({ audioBookId: 1002 });
const unanswered = () => new Promise(() => {});
it.each<[string, unknown, unknown]>([
  ['picks another chapter', chapterPicked, 2],
  ['wants another book', bookRequested, { item }],
  ['wants a sample', sampleRequested, { item, duration: 60 }],
  ['is back at another book', itemRestored, { item, chapters: [{ chapterId: 9 }], index: 0 }],
  ['closes the player', playerClosed, undefined],
])('does not go back to the chapter for a listener who %s meanwhile', async (_, unit, params) => {
  const { emit, fire, loadedSince } = await keptWhileItPlays({
    answers: {
      'POST /api/library/single-item/1002': unanswered,
      'GET /api/stream/sample/1002': unanswered,
      'GET /api/stream/playlist/9': unanswered,
    },
  });
  Object.assign(navigator, { onLine: false });
  emit('waiting');
  void fire(unit as UnitTargetable<unknown>, params);
  await fire(playClicked, undefined, 1000);
  expect(loadedSince().map(({ url }) => url)).not.toContain('/kept/1001/2/index.m3u8');
});
