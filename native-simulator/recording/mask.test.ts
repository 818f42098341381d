import { expect, it } from 'vitest';

import { createMask, isMasked } from './mask';

it('masks each kind of secret by a name of its own, wherever it comes again', () => {
  const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOi.c2lnbmF0dXJl';
  const session = [
    { access_token: 'access-1', refresh_token: 'refresh-1', id_token: 'id-1', 'id-token': 'id-2' },
    { clientSecret: 'client-1', password: 'password-1', authorization: 'Bearer access-1' },
    { purchaseToken: 'purchase-1', other: 'x purchase-1 y access-1' },
    `${jwt} and again ${jwt}`,
    { token: '', expires_in: '', nested: '{"token":"access-1"}', list: '[{"p":1}]' },
    'https://a.test/?x=1&access_token=access-1#t',
    '{no json',
    { token: '•token 7•' },
    { token: 5, expireIn: null },
  ];
  expect(createMask()(session)).toEqual([
    {
      ...{ access_token: '•access_token 1•', refresh_token: '•refresh_token 1•' },
      ...{ id_token: '•id_token 1•', 'id-token': '•id-token 1•' },
    },
    {
      ...{ clientSecret: '•clientSecret 1•', password: '•password 1•' },
      authorization: '•authorization 1•',
    },
    { purchaseToken: '•purchaseToken 1•', other: 'x •purchaseToken 1• y •access_token 1•' },
    '•token 1• and again •token 1•',
    {
      ...{ token: '', expires_in: '•time•' },
      ...{ nested: '{"token":"•access_token 1•"}', list: '[{"p":1}]' },
    },
    'https://a.test/?x=1&access_token=•access_token 1•#t',
    '{no json',
    // The name of a recording that is replayed.
    { token: '•token 7•' },
    { token: 5, expireIn: null },
  ]);
});

it.each([
  ['•token 1•', true],
  ['a •token 1•', false],
  ['•token 1• a', false],
  ['••', false],
  ['', false],
  [['•token 1•'], false],
  [undefined, false],
])('takes %j for the name of a secret: %s', (value, is) => {
  expect(isMasked(value)).toBe(is);
});

it.each(['token', 'p', 'id-token', 'access_token'])(
  'knows the secret %s of an address again, where it is encoded and where it is not',
  (name) => {
    const session = [`/?${name}=a%2Fsecret%3D`, { token: 'a/secret=' }, 'x a/secret= y'];
    const shown = `•${name} 1•`;
    expect(createMask()(session)).toEqual([`/?${name}=${shown}`, { token: shown }, `x ${shown} y`]);
  },
);
