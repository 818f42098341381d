import { expect, it } from 'vitest';

import { failureOf } from '../testing/create-test-db';
import { applyRange } from './range';
import type { MockReply } from './wire';

const file = new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
const answer = (range: string, body: MockReply['body'] = file, status = 200) =>
  applyRange(
    {
      method: 'GET',
      url: new URL('http://mock.test/content/books/1001/cover'),
      headers: { range },
      cookies: {},
      body: '',
    },
    { status, headers: { 'content-type': 'image/webp' }, body },
  );

it.each([
  ['bytes=2-4', '2-4', [2, 3, 4]],
  ['bytes=0-0', '0-0', [0]],
  ['bytes=9-9', '9-9', [9]],
  ['bytes=7-', '7-9', [7, 8, 9]],
  ['bytes=7-99', '7-9', [7, 8, 9]],
  ['bytes=-3', '7-9', [7, 8, 9]],
  ['bytes=-99', '0-9', [...file]],
])('answers %s with the bytes %s', (range, positions, bytes) => {
  const { status, headers, body } = answer(range);
  expect([status, headers['content-range']]).toEqual([206, `bytes ${positions}/10`]);
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'accept-ranges': 'bytes' });
  expect(body).toEqual(new Uint8Array(bytes));
});

it.each(['bytes=10-', 'bytes=4-2', 'bytes=-0', 'bytes=10-12'])('refuses %s', (range) => {
  expect(failureOf(() => answer(range))).toBe('bad-range');
});

it.each(['', 'bytes=-', 'bytes=0-1,4-5', 'items=0-1', 'bytes=a-b'])(
  'answers «%s» with the whole file',
  (range) => {
    const { status, headers, body } = answer(range);
    expect([status, headers['accept-ranges'], body]).toEqual([200, 'bytes', file]);
    expect(headers).not.toHaveProperty('content-range');
  },
);

it('leaves texts and refusals as they are', () => {
  expect(answer('bytes=0-1', 'text')).toMatchObject({ status: 200, body: 'text' });
  expect(answer('bytes=0-1', file, 404)).toMatchObject({ status: 404, body: file });
});
