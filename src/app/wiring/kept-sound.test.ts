import { expect, it, vi } from 'vitest';

import { openKeeper, startWithEmptyDevice, until } from '@/testing/open-keeper';

// The lists of the real app: the flows work as far as these import them.
import '../start/entry-models';
import '../start/page-models';

vi.mock('idb-keyval', () => import('@/testing/fake-idb'));

startWithEmptyDevice();

/** A chapter plays from the server at its 40th second, and then the book was kept. */
async function keptWhileItPlays({ isKept = true } = {}) {
  const { engine, fire, keep, reach, play } = await openKeeper();
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
