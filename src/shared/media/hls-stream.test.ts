import { beforeEach, expect, it, vi } from 'vitest';

import { createStream } from './hls-stream';

/** hls.js as the stream uses it: it records the calls and lets the test emit its events. */
const hls = vi.hoisted(() => ({
  isSupported: true,
  calls: [] as unknown[][],
  config: {} as Record<string, unknown>,
  handlers: new Map<string, (event: string, data: object) => void>(),
}));
vi.mock('hls.js/light', () => {
  const record =
    (name: string) =>
    (...parameters: unknown[]) =>
      void hls.calls.push([name, ...parameters]);
  return {
    default: class {
      constructor(config: Record<string, unknown>) {
        hls.config = config;
      }
      static readonly Events = { MANIFEST_PARSED: 'manifest', ERROR: 'error' };
      static readonly isSupported = () => hls.isSupported;
      readonly on = (name: string, handler: (event: string, data: object) => void) =>
        hls.handlers.set(name, handler);
      readonly loadSource = record('loadSource');
      readonly startLoad = record('startLoad');
      readonly stopLoad = record('stopLoad');
      readonly attachMedia = record('attachMedia');
      readonly detachMedia = record('detachMedia');
    },
  };
});
const emit = (name: string, data: object = {}) => hls.handlers.get(name)?.(name, data);

beforeEach(() => {
  hls.isSupported = true;
  hls.calls.length = 0;
});

it('loads each source from its own start position', () => {
  const stream = createStream(document.createElement('audio'), vi.fn());
  for (const startAt of [1800, 0, 42]) {
    stream.load({ url: `/${startAt}.m3u8`, startAt });
    emit('manifest');
  }
  expect(hls.calls.slice(1)).toEqual([
    ['loadSource', '/1800.m3u8'],
    ['startLoad', 1800],
    ['loadSource', '/0.m3u8'],
    ['startLoad', 0],
    ['loadSource', '/42.m3u8'],
    ['startLoad', 42],
  ]);
});

it('streams with the numbers of the product, and with credentials', () => {
  createStream(document.createElement('audio'), vi.fn());
  const { xhrSetup, ...numbers } = hls.config;
  expect(numbers).toMatchObject({
    maxBufferLength: 100,
    maxMaxBufferLength: 120,
    maxBufferSize: 10,
    appendErrorMaxRetry: 5,
    autoStartLoad: false,
    enableWorker: false,
    startFragPrefetch: true,
  });
  const request = new XMLHttpRequest();
  (xhrSetup as (xhr: XMLHttpRequest) => void)(request);
  expect(request.withCredentials).toBe(true);
});

it('releases the sound when it unloads, and is ready for another source', () => {
  const audio = document.createElement('audio');
  const stream = createStream(audio, vi.fn());
  stream.load({ url: '/a.m3u8', startAt: 1800 });
  hls.calls.length = 0;
  stream.unload();
  expect(hls.calls).toEqual([['stopLoad'], ['detachMedia'], ['attachMedia', audio]]);
});

it('reports only fatal errors, and stops loading then', () => {
  const onFailed = vi.fn();
  createStream(document.createElement('audio'), onFailed);
  emit('error', { fatal: false });
  expect(onFailed).not.toHaveBeenCalled();
  emit('error', { fatal: true });
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(hls.calls.at(-1)).toEqual(['stopLoad']);
});

it('starts at the same position in a browser that plays HLS itself', () => {
  hls.isSupported = false;
  const audio = document.createElement('audio');
  vi.spyOn(audio, 'load').mockReturnValue();
  const stream = createStream(audio, vi.fn());
  stream.load({ url: '/a.m3u8', startAt: 1800 });
  audio.dispatchEvent(new Event('loadedmetadata'));
  expect(audio.currentTime).toBe(1800);
  expect(audio.src).toContain('/a.m3u8');
});
