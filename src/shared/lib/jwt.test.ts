import fc from 'fast-check';
import { expect, it } from 'vitest';

import { decodeJwt } from './jwt';

const encode = (claims: unknown) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const jwt = (claims: unknown) => `h.${encode(claims)}.s`;

it('decodes the user id and a Persian name', () => {
  const name = '\u0633\u0627\u0631\u0627';
  expect(decodeJwt(jwt({ sub: '7', name, exp: 1 }))).toEqual({ sub: '7', name });
});

it('accepts a numeric user id, and a token without name or exp', () => {
  expect(decodeJwt(jwt({ sub: 7 }))).toEqual({ sub: '7', name: '' });
  expect(decodeJwt(jwt({ sub: '7', name: 5, exp: '1e20' }))).toEqual({ sub: '7', name: '' });
});

it('decodes the characters of base64url that base64 lacks', () => {
  const name = '???>>>~~~ ???>>>~~~ ???>>>~~~';
  const token = jwt({ sub: '7', name });
  expect(token.match(/[-_]/g)).toEqual(expect.arrayContaining(['-', '_']));
  expect(token.match(/[-_]/g)?.length).toBeGreaterThan(4);
  expect(decodeJwt(token)).toEqual({ sub: '7', name });
});

it.each([
  ['', 'empty'],
  [encode({ sub: '7' }), 'one part'],
  [
    `a.${Buffer.from('{"sub":"\xff"}', 'latin1').toString('base64url')}.c`,
    'bytes that are no UTF-8, in a JSON text',
  ],
  [jwt(7), 'a number'],
  [jwt('sub'), 'a text'],
  ['a.b', 'two parts'],
  [`a.${encode({ sub: '7' })}`, 'two parts, the second with a user id'],
  ['a.%%%.c', 'invalid base64'],
  ['a.abcde.c', 'an impossible length of base64'],
  [`a.${Buffer.from([0xff, 0xfe]).toString('base64url')}.c`, 'invalid UTF-8'],
  [jwt(null), 'null'],
  [jwt([{ sub: '7' }]), 'a list'],
  [jwt({}), 'no user id'],
  [jwt({ sub: {} }), 'an object as user id'],
])('rejects %s: %s', (token) => {
  expect(decodeJwt(token)).toBeNull();
});

it('never throws', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.base64String(),
    fc.json().map((json) => `a.${Buffer.from(json).toString('base64url')}.b`),
  );
  fc.assert(
    fc.property(text, (token) => {
      const claims = decodeJwt(token);
      expect(claims === null || typeof claims.sub === 'string').toBe(true);
    }),
    { numRuns: 10_000 },
  );
});
