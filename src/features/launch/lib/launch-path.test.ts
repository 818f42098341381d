import { expect, test } from 'vitest';

import { launchPath } from './launch-path';

const origin = 'https://shop.test';
const shared = (fields: Record<string, string>) =>
  `${origin}/?${new URLSearchParams(fields).toString()}`;

test.each([
  ['a link of this shop', { sharedUrl: `${origin}/pdp/1001` }, '/pdp/1001'],
  ['a link among words', { sharedText: `Listen: ${origin}/pdp/1001 !` }, '/pdp/1001'],
  ['the first link of this shop', { sharedText: `https://a.test/ ${origin}/about` }, '/about'],
  [
    'a foreign link',
    { sharedUrl: 'https://a.test/pdp/1001' },
    '/search?q=https%3A%2F%2Fa.test%2Fpdp%2F1001',
  ],
  [
    'a text',
    { sharedText: 'دیوان حافظ', sharedUrl: '' },
    `/search?q=${new URLSearchParams('=دیوان حافظ').toString().slice(1)}`,
  ],
  ['a long text', { sharedText: 'a'.repeat(500) }, `/search?q=${'a'.repeat(100)}`],
  ['nothing', { sharedText: '  ' }, null],
])('%s', (_what, fields, path) => {
  expect(launchPath(shared(fields), origin)).toBe(path);
});

test.each([
  ['/', null],
  ['/?clientId=17', null],
  ['/library', '/library'],
  ['/#player', '/#player'],
  ['/search?q=a', '/search?q=a'],
  ['/pdp/1001?sharedText=a', '/pdp/1001?sharedText=a'],
  ['/unknown', null],
])('a start at %s', (path, expected) => {
  expect(launchPath(origin + path, origin)).toBe(expected);
});

test.each(['', 'not an address', 'https://a.test/library'])('ignores "%s"', (address) => {
  expect(launchPath(address, origin)).toBeNull();
});
