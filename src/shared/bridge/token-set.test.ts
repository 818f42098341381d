import { expect, it } from 'vitest';

import { keptTokensOf, noTokens, parseTokenSet, tokensText } from './token-set';

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
  expect(set && keptTokensOf(set, now).expiresAt).toBe(expected);
});

it.each(['', '  '])('the token %j means that nobody is logged in', (token) => {
  expect(keptTokensOf({ token, 'refresh-token': 'r' }, now)).toEqual(noTokens);
});

it('an empty refresh token is none', () => {
  expect(keptTokensOf({ token: 'a', 'refresh-token': '' }, now).refresh).toBeNull();
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
  expect(set && keptTokensOf(set, now)).toEqual(tokens);
});

it.each([null, noTokens])('of no session it is given an empty text', (tokens) => {
  expect(tokensText(tokens)).toBe('');
});
