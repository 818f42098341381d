import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { checkoutPath, type CheckoutItem } from '@/entities/purchase/checkout-path';

import { readItem } from './read-item';

const items: CheckoutItem[] = [
  { kind: 'book', audioBookId: 1001 },
  { kind: 'plan', planId: 12 },
  { kind: 'package', packageId: 33 },
];
test.each(items)('reads back the address of %o', (item) => {
  expect(readItem(checkoutPath(item).replace('/app-checkout/', ''))).toEqual(item);
});

test.each(['', 'book', 'book-', 'book-0', 'book--1', 'book-1e3', 'song-1', 'plan-12-3', ' plan-1'])(
  '%j sells nothing',
  (query) => {
    expect(readItem(query)).toBeNull();
  },
);

it('never throws', () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      expect(() => readItem(query)).not.toThrow();
    }),
  );
});
