import { expect, it } from 'vitest';

import { maskForDisplay } from './mask-for-display';

it('masks credentials at any depth, and parses JSON within texts', () => {
  const token = 'abcdefghijklmnopqrstuvwxyz';
  expect(maskForDisplay({ tokenJson: JSON.stringify({ token, 'client-id': '2' }) })).toEqual({
    tokenJson: { token: 'abcd…wxyz', 'client-id': '2' },
  });
  expect(maskForDisplay([{ password: 'short' }])).toEqual([{ password: '•••••' }]);
});

it('leaves other values unchanged', () => {
  const value = { productId: '1@7', position: 3, isDone: true, nothing: null, text: '{no json' };
  expect(maskForDisplay(value)).toEqual(value);
});

it.each([
  ['', ''],
  ['seven77', '•••••••'],
  ['eight888', '••••••••'],
  ['fifteen-letters', '••••••••'],
  ['sixteen-letters!', 'sixt…ers!'],
])('shows of the secret %j only %j', (secret, shown) => {
  const names = ['token', 'refresh-token', 'clientSecret', 'access_token', 'refresh_token'];
  for (const name of [...names, 'id-token', 'password', 'purchaseToken'])
    expect(maskForDisplay({ [name]: secret })).toEqual({ [name]: shown });
});

it('reads a list within a text, and looks into an object even of a secret name', () => {
  expect(maskForDisplay(' [{"password":"abc"}]')).toEqual([{ password: '•••' }]);
  expect(maskForDisplay({ token: { token: 'abc', at: 0 } })).toEqual({
    token: { token: '•••', at: 0 },
  });
  expect(maskForDisplay({ token: 5 })).toEqual({ token: 5 });
});
