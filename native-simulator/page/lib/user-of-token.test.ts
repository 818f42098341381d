import { expect, it } from 'vitest';

import { personaNamed } from '@fixtures/users/personas';
import { personaOf, userOf } from './user-of-token';

const tokenOf = (claims: unknown) => {
  const payload = btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_');
  return `header.${payload}.signature`;
};

it('reads the user of a token, in the alphabet of tokens', () => {
  // Its payload has both letters in which the alphabets differ.
  const token = tokenOf({ sub: '~~?~~>?', jti: '1' });
  expect(token).toMatch(/-.*_|_.*-/);
  expect(userOf(token)).toBe('~~?~~>?');
});

it.each(['edited', 'a.b.c', tokenOf(5), tokenOf({ sub: 5 }), tokenOf({})])(
  'takes the token %s, which names nobody, for a user of its own',
  (token) => {
    expect(userOf(token)).toBe(token);
    expect(personaOf(token)).toBeUndefined();
  },
);

it('knows the personas, and that nobody is signed in without a token', () => {
  expect(personaOf(tokenOf({ sub: personaNamed('lapsed').mobile }))).toBe('lapsed');
  expect(personaOf(tokenOf({ sub: '09129999999' }))).toBeUndefined();
  for (const none of ['', undefined, null, 5]) expect(userOf(none)).toBeNull();
});
