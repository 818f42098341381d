import { beforeEach, describe, expect, it, vi } from 'vitest';

import { emit, hls } from '@/testing/fake-hls';

import { createStream } from './hls-stream';

vi.mock('hls.js/light', () => import('@/testing/fake-hls'));

beforeEach(() => {
  hls.calls.length = 0;
});

describe('a source that is prepared while another one plays', () => {
  const next = { url: '/next.m3u8', startAt: 42 };
  function playing() {
    const audio = document.createElement('audio');
    const onEnded = vi.fn();
    const stream = createStream(audio, onEnded);
    stream.load({ url: '/a.m3u8', startAt: 0 });
    hls.calls.length = 0;
    return { audio, onEnded, stream };
  }

  it('is fetched without the element, and moves into it', () => {
    const { audio, stream } = playing();
    stream.prepare(next);
    emit('manifest');
    expect(hls.calls).toEqual([
      ['loadSource', '/next.m3u8'],
      ['startLoad', 42],
    ]);
    hls.calls.length = 0;
    stream.load(next);
    expect(hls.calls).toEqual([['destroy'], ['attachMedia', audio]]);
    hls.calls.length = 0;
    // It plays now, so the next source takes its place in the same element.
    stream.load({ url: '/b.m3u8', startAt: 0 });
    expect(hls.calls).toEqual([['loadSource', '/b.m3u8']]);
  });

  it.each([
    ['another address', { url: '/b.m3u8', startAt: 42 }],
    ['another position', { url: '/next.m3u8', startAt: 0 }],
  ])('is dropped for %s', (_, source) => {
    const { stream } = playing();
    stream.prepare(next);
    hls.calls.length = 0;
    stream.load(source);
    expect(hls.calls).toEqual([['destroy'], ['loadSource', source.url]]);
    hls.calls.length = 0;
    stream.load(next);
    expect(hls.calls).toEqual([['loadSource', '/next.m3u8']]);
  });

  it('is dropped for a newer one, and when the sound is released', () => {
    const { stream } = playing();
    stream.prepare({ url: '/b.m3u8', startAt: 0 });
    stream.prepare(next);
    stream.unload();
    expect(hls.calls.filter(([name]) => name === 'destroy')).toHaveLength(2);
  });

  it('fails silently, and then loads at its time', () => {
    const { onEnded, stream } = playing();
    stream.prepare(next);
    emit('error', { fatal: true, type: 'networkError' });
    expect(onEnded).not.toHaveBeenCalled();
    hls.calls.length = 0;
    stream.load(next);
    expect(hls.calls).toEqual([['loadSource', '/next.m3u8']]);
  });

  it('reports its failure once it plays', () => {
    const { onEnded, stream } = playing();
    stream.prepare(next);
    stream.load(next);
    emit('error', { fatal: true });
    expect(onEnded.mock.calls).toEqual([['failed']]);
  });
});
