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
