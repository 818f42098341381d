import { expect, test } from 'vitest';

import { digest } from './digest';

test.each([
  ['', 'ztntfp'],
  ['a', '1r9wi7g'],
])('the digest of %j is that of FNV-1a', (text, hash) => {
  expect(digest(text)).toBe(hash);
});

test('different users have different digests, which do not contain their ids', () => {
  const ids = Array.from({ length: 2000 }, (_, index) => String(9_120_000_000 + index));
  expect(new Set(ids.map(digest)).size).toBe(ids.length);
  expect(ids.some((id) => digest(id).includes(id))).toBe(false);
});
