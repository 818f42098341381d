import fc from 'fast-check';
import { expect, it } from 'vitest';

import { decodeJwt } from './jwt';

const encode = (claims: unknown) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const jwt = (claims: unknown) => `h.${encode(claims)}.s`;

it('reads person and name, Persian letters whole', () => {
  const name = '\u0633\u0627\u0631\u0627';
  expect(decodeJwt(jwt({ sub: '7', name, exp: 1 }))).toEqual({ sub: '7', name });
});

it('takes a number as the person, and does without a name and without exp', () => {
  expect(decodeJwt(jwt({ sub: 7 }))).toEqual({ sub: '7', name: '' });
  expect(decodeJwt(jwt({ sub: '7', name: 5, exp: '1e20' }))).toEqual({ sub: '7', name: '' });
});

it('reads the letters by which base64url differs from base64', () => {
  const name = '???>>>~~~ ???>>>~~~ ???>>>~~~';
  const token = jwt({ sub: '7', name });
  expect(token.match(/[-_]/g)).toEqual(expect.arrayContaining(['-', '_']));
  expect(token.match(/[-_]/g)?.length).toBeGreaterThan(4);
  expect(decodeJwt(token)).toEqual({ sub: '7', name });
});

it.each([
  ['', 'empty'],
  [encode({ sub: '7' }), 'one part'],
  [`a.${Buffer.from('{"sub":"\xff"}', 'latin1').toString('base64url')}.c`, 'letters of no UTF-8'],
  [jwt(7), 'a number'],
  [jwt('sub'), 'a text'],
  ['a.b', 'two parts'],
  [`a.${encode({ sub: '7' })}`, 'two parts, of which the second says who it is'],
  ['a.%%%.c', 'no base64'],
  ['a.abcde.c', 'a length that base64 can not have'],
  [`a.${Buffer.from([0xff, 0xfe]).toString('base64url')}.c`, 'no UTF-8'],
  [jwt(null), 'null'],
  [jwt([{ sub: '7' }]), 'a list'],
  [jwt({}), 'no person'],
  [jwt({ sub: {} }), 'an object for a person'],
])('%s is nobody: %s', (token) => {
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
