import { beforeEach, describe, expect, it, vi } from 'vitest';

import { emit, hls } from '@/testing/fake-hls';

import { createStream } from './hls-stream';

vi.mock('hls.js/light', () => import('@/testing/fake-hls'));

beforeEach(() => {
  hls.calls.length = 0;
});

const source = { url: '/a.m3u8', startAt: 42 };

/** The element's buffer ends at this second. */
function bufferTo(audio: HTMLAudioElement, end: number) {
  const buffered = { length: 1, start: () => 40, end: () => end };
  Object.defineProperty(audio, 'buffered', { configurable: true, value: buffered });
  emit('buffered', { frag: { sn: 1, start: 40, duration: 4, url: '/1.m4s' } });
}

function created() {
  const audio = document.createElement('audio');
  const onEnded = vi.fn();
  const stream = createStream(audio, onEnded);
  hls.calls.length = 0;
  return { audio, onEnded, stream };
}

describe('a source that is warmed up', () => {
  it('is loaded into the element, until its first seconds are there', () => {
    const { audio, stream } = created();
    stream.warmUp(source);
    emit('manifest');
    expect(hls.calls).toEqual([
      ['loadSource', '/a.m3u8'],
      ['startLoad', 42],
    ]);
    bufferTo(audio, 45);
    expect(hls.calls).toHaveLength(2);
    bufferTo(audio, 45.1);
    expect(hls.calls.slice(2)).toEqual([['stopLoad']]);
    bufferTo(audio, 50);
    expect(hls.calls).toHaveLength(3);
  });

  it('goes on from there when it is loaded', () => {
    const { audio, stream } = created();
    stream.warmUp(source);
    emit('manifest');
    bufferTo(audio, 50);
    hls.calls.length = 0;
    stream.load({ ...source });
    expect(hls.calls).toEqual([['startLoad', 42]]);
    bufferTo(audio, 60);
    expect(hls.calls).toHaveLength(1);
  });

  it('is not interrupted when it is loaded earlier', () => {
    const { audio, stream } = created();
    stream.warmUp(source);
    stream.load(source);
    emit('manifest');
    bufferTo(audio, 50);
    expect(hls.calls).toEqual([
      ['loadSource', '/a.m3u8'],
      ['startLoad', 42],
    ]);
  });

  it.each([
    ['another address', { url: '/b.m3u8', startAt: 42 }],
    ['another position', { url: '/a.m3u8', startAt: 0 }],
  ])('is replaced by %s', (_, other) => {
    const { audio, onEnded, stream } = created();
    stream.warmUp(source);
    emit('manifest');
    bufferTo(audio, 50);
    hls.calls.length = 0;
    stream.load(other);
    expect(hls.calls).toEqual([['loadSource', other.url]]);
    emit('error', { fatal: true });
    expect(onEnded.mock.calls).toEqual([['failed']]);
  });

  it('gives up silently at the first failure, and then loads at its time', () => {
    const { onEnded, stream } = created();
    stream.warmUp(source);
    emit('manifest');
    emit('error', { fatal: false, type: 'networkError', frag: { sn: 1, url: '/1.m4s' } });
    expect(hls.calls.at(-1)).toEqual(['stopLoad']);
    expect(onEnded).not.toHaveBeenCalled();
    hls.calls.length = 0;
    stream.load(source);
    expect(hls.calls).toEqual([['loadSource', '/a.m3u8']]);
    // A stream that is listened to waits for the network.
    emit('error', { fatal: false, type: 'networkError', frag: { sn: 1, url: '/1.m4s' } });
    expect(onEnded).not.toHaveBeenCalled();
    emit('error', { fatal: true });
    expect(onEnded.mock.calls).toEqual([['failed']]);
  });

  it('is loaded anew when the element has broken meanwhile', () => {
    const { audio, stream } = created();
    stream.warmUp(source);
    Object.defineProperty(audio, 'error', { value: { message: 'decode' } });
    hls.calls.length = 0;
    stream.load(source);
    expect(hls.calls).toEqual([['loadSource', '/a.m3u8']]);
  });

  it('is released with everything else', () => {
    const { stream } = created();
    stream.warmUp(source);
    stream.unload();
    hls.calls.length = 0;
    stream.load(source);
    expect(hls.calls).toEqual([['loadSource', '/a.m3u8']]);
  });
});

describe('beside a stream that is loaded', () => {
  it('is fetched without the element, and gives up at the first failure', () => {
    const { onEnded, stream } = created();
    stream.load({ url: '/played.m3u8', startAt: 0 });
    stream.warmUp(source);
    emit('error', { fatal: false, type: 'networkError', frag: { sn: 1, url: '/1.m4s' } });
    expect(hls.calls.slice(1)).toEqual([['loadSource', '/a.m3u8'], ['stopLoad'], ['destroy']]);
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('moves into the element, and waits for the network from then on', () => {
    const { audio, onEnded, stream } = created();
    stream.load({ url: '/played.m3u8', startAt: 0 });
    stream.warmUp(source);
    hls.calls.length = 0;
    stream.load(source);
    expect(hls.calls).toEqual([['destroy'], ['attachMedia', audio]]);
    bufferTo(audio, 60);
    emit('error', { fatal: false, type: 'networkError', frag: { sn: 1, url: '/1.m4s' } });
    expect(hls.calls).toHaveLength(2);
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('fills the element again after a release', () => {
    const { stream } = created();
    stream.load({ url: '/played.m3u8', startAt: 0 });
    stream.unload();
    hls.calls.length = 0;
    stream.warmUp(source);
    expect(hls.calls).toEqual([['loadSource', '/a.m3u8']]);
  });
});
