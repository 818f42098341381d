import { beforeEach, describe, expect, it, vi } from 'vitest';

import { emit, hls } from '@/testing/fake-hls';

import { createStream } from './hls-stream';

vi.mock('hls.js/light', () => import('@/testing/fake-hls'));

beforeEach(() => {
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
    testBandwidth: false,
    startFragPrefetch: true,
    fragLoadPolicy: {
      default: {
        maxTimeToFirstByteMs: 8000,
        maxLoadTimeMs: 60_000,
        timeoutRetry: { maxNumRetry: 1000, retryDelayMs: 0, maxRetryDelayMs: 0 },
        errorRetry: { maxNumRetry: 1000, retryDelayMs: 1000, maxRetryDelayMs: 12_000 },
      },
    },
  });
  const request = new XMLHttpRequest();
  (xhrSetup as (xhr: XMLHttpRequest) => void)(request);
  expect(request.withCredentials).toBe(true);
});

it('releases the sound when it unloads, and is ready for another source', () => {
  const audio = document.createElement('audio');
  const stream = createStream(audio, vi.fn());
  expect(hls.calls).toEqual([['attachMedia', audio]]);
  stream.load({ url: '/a.m3u8', startAt: 1800 });
  hls.calls.length = 0;
  stream.unload();
  expect(hls.calls).toEqual([['stopLoad'], ['detachMedia'], ['attachMedia', audio]]);
});

it('stops at a segment that is loaded again and again and never becomes sound', () => {
  const onEnded = vi.fn();
  const audio = document.createElement('audio');
  const stream = createStream(audio, onEnded);
  const load = (sn: number, times: number) => {
    for (let time = 0; time < times; time += 1)
      emit('loading', { frag: { sn, url: `/${sn}.m4s` } });
  };
  load(1, 3);
  load(2, 3);
  Object.defineProperty(audio, 'buffered', { value: { length: 1, start: () => 0, end: () => 30 } });
  emit('buffered', { frag: { sn: 2, url: '/2.m4s', start: 20, duration: 10 } });
  load(2, 3);
  // Loads that a seek or the network interrupted do not count.
  load(3, 3);
  emit('error', { fatal: false, type: 'networkError', frag: { sn: 3 } });
  load(3, 3);
  audio.currentTime = 1.5;
  // The clock may tell of the new place before the seek is told.
  Object.defineProperty(audio, 'seeking', { value: true });
  audio.dispatchEvent(new Event('timeupdate'));
  audio.dispatchEvent(new Event('seeking'));
  load(3, 3);
  load(1, 3);
  audio.currentTime = 1.6;
  audio.dispatchEvent(new Event('seeking'));
  expect(onEnded).not.toHaveBeenCalled();
  load(1, 1);
  expect(onEnded.mock.calls).toEqual([['failed']]);
  stream.load({ url: '/a.m3u8', startAt: 0 });
  load(1, 3);
  expect(onEnded).toHaveBeenCalledTimes(1);
});

it('counts a segment as sound only where the buffer has its middle', () => {
  const onEnded = vi.fn();
  const audio = document.createElement('audio');
  createStream(audio, onEnded);
  const start = (index: number) => index * 60;
  const ranges = { length: 2, start, end: (index: number) => start(index) + 30 };
  Object.defineProperty(audio, 'buffered', { value: ranges });
  const load = (sn: number, from: number) => {
    const frag = { sn, url: `/${sn}.m4s`, start: from, duration: 10 };
    for (const name of ['loading', 'loading', 'loading', 'buffered', 'loading'])
      emit(name, { frag });
  };
  load(1, 20);
  expect(onEnded).not.toHaveBeenCalled();
  load(3, 40);
  expect(onEnded.mock.calls).toEqual([['failed']]);
});

it('does not ask for a bad segment more than 8 times in a minute, however often play is pressed', () => {
  let failures = 0;
  const stream = createStream(document.createElement('audio'), () => {
    failures += 1;
  });
  let asked = 0;
  /** Asks for the segment once; its answer is no sound. */
  const ask = (url: string) => {
    const frag = { sn: 0, url };
    const before = failures;
    emit('loading', { frag });
    if (failures > before) return;
    asked += 1;
    emit('loaded', { frag });
  };
  for (let press = 0; press < 10; press += 1) {
    stream.load({ url: `/${press}.m3u8`, startAt: 0 });
    while (failures === press) ask(`/0.m4s?sig=${press}`);
  }
  expect(asked).toBe(8);
});

describe('an initialization that is no sound', () => {
  const audio = () => document.createElement('audio');
  const initSegment = (press: number) => ({ sn: 'initSegment', url: `/init.mp4?sig=${press}` });

  it.each([
    ['', false],
    [', although its segment came', true],
  ])(
    'is not asked for more than 8 times in a minute, however often play is pressed%s',
    async (_, comes) => {
      const onEnded = vi.fn();
      const element = audio();
      const stream = createStream(element, onEnded);
      /** As at each play, whose place is sought. */
      const seek = () => {
        element.currentTime += 100;
        element.dispatchEvent(new Event('seeking'));
      };
      for (let press = 0; press < 10; press += 1) {
        stream.load({ url: `/${press}.m3u8`, startAt: 0 });
        seek();
        emit('loading', { frag: initSegment(press) });
        // The request leaves after the handlers of the event, and only then can be stopped.
        expect(onEnded.mock.calls).toHaveLength(press);
        await Promise.resolve();
        expect(onEnded.mock.calls).toHaveLength(press < 8 ? press : press + 1);
        if (press >= 8) continue;
        if (comes) {
          emit('loaded', { frag: { sn: press, url: `/${press}.m4s` } });
          seek();
        }
        emit('error', { fatal: true, type: 'otherError' });
      }
      expect(onEnded).toHaveBeenCalledTimes(10);
    },
  );

  it('is asked for as often as needed without an answer, after a seek and once its sound is heard', async () => {
    const onEnded = vi.fn();
    const element = audio();
    const stream = createStream(element, onEnded);
    Object.defineProperty(element, 'buffered', {
      value: { length: 1, start: () => 0, end: () => 30 },
    });
    stream.load({ url: '/a.m3u8', startAt: 0 });
    const frag = { sn: 0, url: '/0.m4s', start: 0, duration: 10, initSegment: initSegment(0) };
    const endings = [
      () => emit('error', { fatal: false, type: 'networkError', frag }),
      () => {
        element.currentTime += 100;
        element.dispatchEvent(new Event('seeking'));
      },
      () => emit('loaded', { frag }) ?? emit('buffered', { frag }),
    ];
    for (const end of endings)
      for (let time = 0; time < 10; time += 1) {
        emit('loading', { frag: initSegment(0) });
        end();
        stream.load({ url: `/${time}.m3u8`, startAt: 0 });
      }
    await Promise.resolve();
    expect(onEnded).not.toHaveBeenCalled();
  });
});
