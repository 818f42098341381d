import { expect, it } from 'vitest';

import { aJwt } from '@/testing/session-fixtures';

import { isRenewed, storedTokensOf, noTokens, parseTokenSet, tokensText } from './token-set';

const now = 1_700_000_000_000;

it.each([
  ['epoch milliseconds', '1700000060000', 1_700_000_060_000],
  ['a number', 1_700_000_060_000, 1_700_000_060_000],
  ['seconds from now, of older apps', '3600', now + 3_600_000],
  ['nothing', null, null],
  ['an empty text', '', null],
  ['no number', 'soon', null],
  ['infinity', '1e999', null],
  ['a time that is over', '-5', null],
])('reads an expiry that is %s', (_, expireIn, expected) => {
  const set = parseTokenSet(JSON.stringify({ token: 'a', expireIn }));
  expect(set && storedTokensOf(set, now).expiresAt).toBe(expected);
});

it.each(['', '  '])('the token %j means that nobody is logged in', (token) => {
  expect(storedTokensOf({ token, 'refresh-token': 'r' }, now)).toEqual(noTokens);
});

it('an empty refresh token is none', () => {
  expect(storedTokensOf({ token: 'a', 'refresh-token': '' }, now).refresh).toBeNull();
});

it.each([undefined, null, 5, {}, '', '{', '[]', '"a"', 'null', '{}', '{"token":null}'])(
  '%j is no token set',
  (text) => {
    expect(parseTokenSet(text)).toBeNull();
  },
);

it('what the wrapper is given, it can give back', () => {
  const tokens = { access: 'a', refresh: 'r', expiresAt: 1_700_000_060_000 };
  const set = parseTokenSet(tokensText(tokens));
  expect(set && storedTokensOf(set, now)).toEqual(tokens);
});

it.each([null, noTokens])('of no session it is given an empty text', (tokens) => {
  expect(tokensText(tokens)).toBe('');
});

const held = (sub: string, expiresAt: number | null) => ({
  access: aJwt(sub),
  refresh: 'r',
  expiresAt,
});
it.each([
  ['later', held('1', 2), held('1', 1), true],
  ['earlier', held('1', 1), held('1', 2), false],
  ['of another person', held('2', 2), held('1', 1), false],
  ['of nobody', noTokens, held('1', 1), false],
  ['told of nobody', held('1', 2), noTokens, false],
  ['until nobody knows when', held('1', 2), held('1', null), false],
  ['unreadable', { ...held('1', 2), access: 'x' }, { ...held('1', 1), access: 'y' }, false],
])('a session that holds %s is a renewed one, or not', (_, known, told, expected) => {
  expect(isRenewed(known, told)).toBe(expected);
});
