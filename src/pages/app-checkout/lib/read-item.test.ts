import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { checkoutPath, type CheckoutItem } from '@/entities/purchase/checkout-path';

import { readLink } from './read-item';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

const items: CheckoutItem[] = [
  { kind: 'book', audioBookId: 1001 },
  { kind: 'plan', planId: 12 },
  { kind: 'package', packageId: 33 },
];
test.each(items)('reads back the address of %o', (item) => {
  expect(readLink(checkoutPath(item).replace('/app-checkout/', ''))).toEqual({
    item,
    problem: null,
  });
});

test.each([
  [{ kind: 'book', id: 1001 }, items[0]],
  [{ kind: 'plan', id: 12, source: 'mail' }, items[1]],
  [{ kind: 'package', id: 33 }, items[2]],
])('reads Base64 of %o', (value, item) => {
  expect(readLink(encode(value))).toEqual({ item, problem: null });
  // Without padding, as in addresses.
  expect(readLink(encode(value).replace(/=+$/, ''))).toEqual({ item, problem: null });
});

test.each([
  ['', 'empty'],
  [' ', 'empty'],
  ['book', 'number'],
  ['book-', 'number'],
  ['book-0', 'number'],
  ['book--1', 'number'],
  ['book-1e3', 'number'],
  ['plan-12-3', 'number'],
  ['eyJraW5k%', 'character'],
  [' plan-1', 'character'],
  ['eyJraW5kI', 'length'],
  [encode({ kind: 'song', id: 1 }), 'content'],
  [encode({ kind: 'book', id: 0 }), 'content'],
  [encode({ kind: 'book', id: '1001' }), 'content'],
  [encode({ kind: 'book', id: 1e15 }), 'content'],
  [encode(null), 'content'],
  [Buffer.from('{"kind":').toString('base64'), 'content'],
])('of %j says what is wrong: %s', (query, problem) => {
  expect(readLink(query)).toEqual({ item: null, problem });
});

it('never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String(), fc.json().map(encode)), (query) => {
      expect(() => readLink(query)).not.toThrow();
    }),
  );
});
