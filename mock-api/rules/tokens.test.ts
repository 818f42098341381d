import { expect, it } from 'vitest';

import { testNow } from '../testing/create-test-api';
import { createTestDb, failureOf } from '../testing/create-test-db';
import { sign } from './signing';
import { checkStream, streamQuery } from './stream-url';
import { issueTokens, readToken } from './tokens';

const HOUR_MS = 3_600_000;
const seconds = Math.floor(testNow / 1000);

/** A part of a token as JSON. */
const partOf = (token: string, index: number) =>
  JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;

it('issues an access token for an hour and a refresh token for 30 days', () => {
  const { db, account } = createTestDb([], { firstName: 'Sara', lastName: 'Karimi' });
  const { access_token: access, refresh_token: refresh, expires_in } = issueTokens(db, account);
  expect(expires_in).toBe(3600);
  expect(partOf(access, 0)).toEqual({ alg: 'MOCK', typ: 'JWT' });
  const claims = { sub: 'sara', name: 'Sara Karimi' };
  expect(partOf(access, 1)).toMatchObject({ ...claims, exp: seconds + 3600, use: 'access' });
  expect(partOf(refresh, 1)).toMatchObject({
    ...claims,
    exp: seconds + 30 * 86_400,
    use: 'refresh',
  });
  expect(partOf(access, 1)['jti']).toMatch(/^[0-9a-f]{16}$/);
  expect(partOf(access, 1)['jti']).not.toBe(partOf(refresh, 1)['jti']);
});

it('issues other tokens each time, although the clock stands still', () => {
  const { db, account } = createTestDb();
  expect(issueTokens(db, account).access_token).not.toBe(issueTokens(db, account).access_token);
});

it('trims the name of an account without a last name', () => {
  const { db, account } = createTestDb([], { firstName: 'Sara' });
  expect(partOf(issueTokens(db, account).access_token, 1)['name']).toBe('Sara');
});

it('reads the tokens of any name, in the URL-safe alphabet', () => {
  for (const firstName of ['سارا', 'ÿþ?>~', '']) {
    const { db, account } = createTestDb([], { firstName });
    const { access_token: token } = issueTokens(db, account);
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[0-9a-f]{28}$/);
    expect(readToken(db, token, 'access')).toBe('sara');
  }
});

it('reads a token until it expires, and for its own use', () => {
  const { db, account, pass } = createTestDb();
  const { access_token: access, refresh_token: refresh } = issueTokens(db, account);
  expect(readToken(db, access, 'refresh')).toBeNull();
  expect(readToken(db, refresh, 'access')).toBeNull();
  pass(HOUR_MS - 1);
  expect(readToken(db, access, 'access')).toBe('sara');
  pass(1);
  expect(readToken(db, access, 'access')).toBeNull();
  expect(readToken(db, refresh, 'refresh')).toBe('sara');
});

it('reads no token that was changed', () => {
  const { db, account } = createTestDb();
  const [head = '', payload = '', signature = ''] = issueTokens(db, account).access_token.split(
    '.',
  );
  const other = Buffer.from(JSON.stringify({ sub: 'x', use: 'access', exp: 1e10 })).toString(
    'base64url',
  );
  for (const token of [
    '',
    'x',
    head,
    `${head}.${payload}`,
    `${head}.${payload}.`,
    `${head}.${payload}.x${signature}`,
    `${head}.${other}.${signature}`,
    `x${head}.${payload}.${sign(`x${head}.${payload}`)}`,
  ])
    expect(readToken(db, token, 'access')).toBeNull();
});

it('signs the same text alike everywhere, and any change differently', () => {
  expect(sign('hls/1001/1?1700000000')).toBe(sign('hls/1001/1?1700000000'));
  expect(sign('a')).toBe('070e514006512c08528838ff400c');
  const texts = ['', 'a', 'b', 'ab', 'ba', 'aa', 'hls/1/1', 'hls/1/2', 'hls/2/1'];
  const signatures = texts.map(sign);
  expect(new Set(signatures).size).toBe(texts.length);
  for (const signature of signatures) expect(signature).toMatch(/^[0-9a-f]{28}$/);
});

it('signs the address of a stream for two hours', () => {
  const { db, pass } = createTestDb();
  const { exp, sig } = Object.fromEntries(new URLSearchParams(streamQuery(db, 5001, 7))) as {
    exp: string;
    sig: string;
  };
  expect(exp).toBe(String(seconds + 7200));
  const stream = { audioBookId: 5001, chapterId: '7' };
  const check = (changes: object, query: object = { exp, sig }) =>
    failureOf(() => checkStream(db, { ...stream, ...changes }, query));
  expect(check({})).toBeUndefined();
  expect(check({ chapterId: '8' })).toBe('bad-signature');
  expect(check({ chapterId: 'sample' })).toBe('bad-signature');
  expect(check({ audioBookId: 5002 })).toBe('bad-signature');
  expect(check({}, { exp: `${exp}0`, sig })).toBe('bad-signature');
  expect(check({}, { exp })).toBe('bad-signature');
  expect(check({}, { sig })).toBe('bad-signature');
  pass(2 * HOUR_MS - 1);
  expect(check({})).toBeUndefined();
  pass(1);
  expect(check({})).toBe('link-expired');
});
