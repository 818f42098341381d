import { expect, it, test } from 'vitest';

import { readMoment } from './moment';

test.each([
  [
    { ch: '3', t: '754' },
    { chapter: 3, seconds: 754 },
  ],
  [{ ch: '3' }, { chapter: 3, seconds: 0 }],
  [
    { ch: '3', t: '0' },
    { chapter: 3, seconds: 0 },
  ],
  [{ t: '12' }, { chapter: null, seconds: 12 }],
])('%j names a moment', (query, moment) => {
  expect(readMoment(query)).toEqual(moment);
});

it.each([
  [{}],
  [{ t: '0' }],
  [{ ch: '0', t: '5' }],
  [{ ch: '-1', t: '5' }],
  [{ ch: '1', t: '-5' }],
  [{ ch: '1', t: '1e3' }],
  [{ ch: '1.5', t: '5' }],
  [{ ch: '۳', t: '5' }],
  [{ ch: '1', t: '' }],
  [{ ch: '', t: '5' }],
  [{ ch: '1', t: '1234567' }],
])('%j names none', (query) => {
  expect(readMoment(query)).toBeNull();
});
