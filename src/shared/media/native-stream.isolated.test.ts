import { beforeEach, expect, it, vi } from 'vitest';

import { hls } from '@/testing/fake-hls';

import { createStream } from './hls-stream';

vi.mock('hls.js/light', () => import('@/testing/fake-hls'));

beforeEach(() => {
  hls.isSupported = false;
});

/** In a browser that plays HLS itself. */
function nativeStream() {
  const audio = document.createElement('audio');
  const load = vi.spyOn(audio, 'load').mockReturnValue();
  const seeks = vi.spyOn(audio, 'currentTime', 'set');
  const stream = createStream(audio, vi.fn());
  const loadedFrom = (url: string, startAt: number) => {
    stream.load({ url, startAt });
    audio.dispatchEvent(new Event('loadedmetadata'));
    return seeks.mock.calls.map(([seconds]) => seconds);
  };
  return { audio, load, stream, loadedFrom };
}

it('plays each source from its own start position, with credentials', () => {
  const { audio, loadedFrom } = nativeStream();
  expect(audio.crossOrigin).toBe('use-credentials');
  expect(loadedFrom('/a.m3u8', 1800)).toEqual([1800]);
  expect(audio.src).toContain('/a.m3u8');
  expect(loadedFrom('/b.m3u8', 42)).toEqual([1800, 42]);
  // The beginning needs no seek, which would only interrupt the first sound.
  expect(loadedFrom('/c.m3u8', 0)).toEqual([1800, 42]);
  expect(hls.calls).toEqual([]);
});

it('leaves the fetching of the next source to its time', () => {
  const { audio, stream } = nativeStream();
  stream.prepare({ url: '/next.m3u8', startAt: 0 });
  expect(audio.hasAttribute('src')).toBe(false);
});

it('releases the sound when it unloads, and forgets the position', () => {
  const { audio, load, stream, loadedFrom } = nativeStream();
  loadedFrom('/a.m3u8', 1800);
  stream.unload();
  expect(audio.hasAttribute('src')).toBe(false);
  expect(load).toHaveBeenCalledOnce();
  audio.currentTime = 0;
  audio.dispatchEvent(new Event('loadedmetadata'));
  expect(audio.currentTime).toBe(0);
});
