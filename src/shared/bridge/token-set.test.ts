import { expect, it } from 'vitest';

import { aJwt } from '@/testing/session-fixtures';

import {
  isRenewed,
  newLoginOf,
  storedTokensOf,
  noTokens,
  parseTokenSet,
  tokensText,
} from './token-set';

const now = 1_700_000_000_000;

it.each([
  ['epoch milliseconds', '1700000060000', 1_700_000_060_000],
  ['a number', 1_700_000_060_000, 1_700_000_060_000],
  ['seconds from now (older apps)', '3600', now + 3_600_000],
  ['nothing', null, null],
  ['an empty text', '', null],
  ['not a number', 'soon', null],
  ['infinity', '1e999', null],
  ['negative', '-5', null],
  ['zero', '0', null],
  ['the first that counts as a time', '100000000000', 100_000_000_000],
  ['the last that counts as seconds', '99999999999', now + 99_999_999_999_000],
])('reads an expiry that is %s', (_, expireIn, expected) => {
  const set = parseTokenSet(JSON.stringify({ token: 'a', expireIn }));
  expect(set && storedTokensOf(set, now).expiresAt).toBe(expected);
});

it.each(['', '  '])('treats the token %j as signed out', (token) => {
  expect(storedTokensOf({ token, 'refresh-token': 'r' }, now)).toEqual(noTokens);
});

it('reads an empty refresh token as null', () => {
  expect(storedTokensOf({ token: 'a', 'refresh-token': '' }, now).refresh).toBeNull();
});

it.each([undefined, null, 5, {}, '', '{', '[]', '"a"', 'null', '{}', '{"token":null}'])(
  'rejects %j',
  (text) => {
    expect(parseTokenSet(text)).toBeNull();
  },
);

it('reads the tokens that it has written', () => {
  const tokens = { access: 'a', refresh: 'r', expiresAt: 1_700_000_060_000 };
  const set = parseTokenSet(tokensText(tokens));
  expect(set && storedTokensOf(set, now)).toEqual(tokens);
});

it.each([null, noTokens])('writes an empty text without a session', (tokens) => {
  expect(tokensText(tokens)).toBe('');
});

const held = (sub: string, expiresAt: number | null) => ({
  access: aJwt(sub),
  refresh: 'r',
  expiresAt,
});
it.each([
  ['with a later expiry', held('1', 2), held('1', 1), true],
  ['with the same expiry', held('1', 1), held('1', 1), false],
  ['while its own expiry is unknown', held('1', null), held('1', 0), false],
  [
    'while that of the wrapper is unreadable',
    held('1', 2),
    { ...held('1', 1), access: 'y' },
    false,
  ],
  ['with an earlier expiry', held('1', 1), held('1', 2), false],
  ['of another user', held('2', 2), held('1', 1), false],
  ['signed out', noTokens, held('1', 1), false],
  ['while the wrapper is signed out', held('1', 2), noTokens, false],
  ['while the expiry in the wrapper is unknown', held('1', 2), held('1', null), false],
  ['unreadable', { ...held('1', 2), access: 'x' }, { ...held('1', 1), access: 'y' }, false],
])('compares the known session: %s', (_, known, received, expected) => {
  expect(isRenewed(known, received)).toBe(expected);
});

it('writes empty texts for a refresh token and an expiry that are unknown', () => {
  expect(JSON.parse(tokensText({ access: 'a', refresh: null, expiresAt: null }))).toEqual({
    token: 'a',
    'refresh-token': '',
    expireIn: '',
  });
});

it.each([
  [{ identityClientId: ' c ', clientSecret: ' s ', scope: ' o p ' }, ['c', 's', 'o p']],
  [{ identityClientId: ' ', clientSecret: '', scope: null }, [null, null, null]],
  [{}, [null, null, null]],
])('reads the new login of %j', (fields, [clientId, clientSecret, scope]) => {
  expect(newLoginOf({ token: 'a', ...fields })).toEqual({ clientId, clientSecret, scope });
});
