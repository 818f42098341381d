import { expect, it } from 'vitest';

import { createBadSegments } from './bad-segments';

function counting() {
  let time = 0;
  const segments = createBadSegments(() => time);
  const answer = (url: string, times: number) => {
    for (let count = 0; count < times; count += 1) segments.answered(url);
  };
  return { segments, answer, pass: (ms: number) => (time += ms) };
}

it('bars a segment after 8 answers in a minute, whatever their addresses were', () => {
  const { segments, answer } = counting();
  answer('/hls/1/0.m4s?sig=a', 7);
  expect(segments.isBarred('/hls/1/0.m4s?sig=b')).toBe(false);
  answer('/hls/1/0.m4s?sig=b', 1);
  expect(segments.isBarred('/hls/1/0.m4s?sig=c')).toBe(true);
  expect(segments.isBarred('/hls/1/1.m4s?sig=c')).toBe(false);
});

it('lets it be asked for again as the answers grow old', () => {
  const { segments, answer, pass } = counting();
  answer('/0.m4s', 4);
  pass(30_000);
  answer('/0.m4s', 4);
  pass(29_999);
  expect(segments.isBarred('/0.m4s')).toBe(true);
  pass(1);
  expect(segments.isBarred('/0.m4s')).toBe(false);
});

it('takes back the last answer of a segment, and leaves the older ones their age', () => {
  const { segments, answer, pass } = counting();
  answer('/0.m4s', 4);
  pass(30_000);
  answer('/0.m4s', 5);
  segments.withdrawn('/0.m4s?again');
  expect(segments.isBarred('/0.m4s')).toBe(true);
  pass(30_000);
  answer('/0.m4s', 3);
  expect(segments.isBarred('/0.m4s')).toBe(false);
  answer('/0.m4s', 1);
  expect(segments.isBarred('/0.m4s')).toBe(true);
});

it('forgets a segment that was heard', () => {
  const { segments, answer } = counting();
  answer('/0.m4s?a', 8);
  segments.heard('/0.m4s?b');
  expect(segments.isBarred('/0.m4s?a')).toBe(false);
});
