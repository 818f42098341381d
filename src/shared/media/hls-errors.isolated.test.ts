import { beforeEach, expect, it, vi } from 'vitest';

import { emit, hls } from '@/testing/fake-hls';

import { createStream } from './hls-stream';

vi.mock('hls.js/light', () => import('@/testing/fake-hls'));

beforeEach(() => {
  hls.calls.length = 0;
});

it('reports only fatal errors, and stops loading then', () => {
  const onEnded = vi.fn();
  createStream(document.createElement('audio'), onEnded);
  emit('error', { fatal: false });
  expect(onEnded).not.toHaveBeenCalled();
  emit('error', { fatal: true });
  emit('error', { fatal: true });
  expect(onEnded.mock.calls).toEqual([['failed']]);
  expect(hls.calls.at(-1)).toEqual(['stopLoad']);
});

it('reports a refused address at once, and again for the next one', () => {
  const onEnded = vi.fn();
  const stream = createStream(document.createElement('audio'), onEnded);
  const refused = { fatal: false, type: 'networkError', response: { code: 403 } };
  emit('error', refused);
  emit('error', refused);
  expect(onEnded.mock.calls).toEqual([['expired']]);
  stream.load({ url: '/new.m3u8', startAt: 60 });
  emit('error', refused);
  expect(onEnded.mock.calls).toEqual([['expired'], ['expired']]);
});

it('attaches broken media anew once, and gives up when that did not help', () => {
  const onEnded = vi.fn();
  const stream = createStream(document.createElement('audio'), onEnded);
  const broken = { fatal: true, type: 'mediaError' };
  emit('error', broken);
  expect([hls.calls.at(-1), onEnded.mock.calls]).toEqual([['recoverMediaError'], []]);
  emit('error', broken);
  expect(onEnded.mock.calls).toEqual([['failed']]);
  // Another stream has its own try.
  stream.load({ url: '/other.m3u8', startAt: 0 });
  emit('error', broken);
  expect([hls.calls.at(-1), onEnded.mock.calls]).toEqual([['recoverMediaError'], [['failed']]]);
});

it('attaches broken media anew three times at the most, however long it plays between them', () => {
  const onEnded = vi.fn();
  createStream(document.createElement('audio'), onEnded);
  const clock = vi.spyOn(performance, 'now');
  const ended = [0, 1, 2, 3].map((minutes) => {
    clock.mockReturnValue(minutes * 60_000);
    emit('error', { fatal: true, type: 'mediaError' });
    return onEnded.mock.calls.length;
  });
  expect(ended).toEqual([0, 0, 0, 1]);
});
