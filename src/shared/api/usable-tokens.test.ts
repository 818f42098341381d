import { expect, it, test } from 'vitest';

import { expiresIn } from '@/shared/storage/identity-keys';
import { aJwt } from '@/testing/session-fixtures';

import { usableTokens } from './usable-tokens';

const now = Date.UTC(2030, 0, 1);
const stored = { access: aJwt(), refresh: 'refresh-1', expiresAt: now + 1 };

it('uses complete tokens that expire after now', () => {
  expect(usableTokens(stored, now)).toEqual(stored);
});

test.each([
  ['expire at this very moment', { expiresAt: now }],
  ['were stored with an expiry in seconds', { expiresAt: now / 1000 + 3600 }],
  ['have no expiry', { expiresAt: null }],
  ['have no refresh token', { refresh: null }],
  ['have no access token', { access: null }],
  ['have an access token that cannot be decoded', { access: 'a.b' }],
])('does not use tokens that %s', (_, change) => {
  expect(usableTokens({ ...stored, ...change }, now)).toBeNull();
});

it('reads the stored expiry as epoch milliseconds', () => {
  expect(expiresIn.parse(String(now + 1))).toBe(now + 1);
  expect(expiresIn.format(now + 1)).toBe(String(now + 1));
});
