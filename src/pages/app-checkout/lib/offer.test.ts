import { expect, it } from 'vitest';

import { aDetail } from '@/testing/api-fixtures';
import { aLibraryState, aPurchaseBook } from '@/testing/purchase-fixtures';

import { bookOffer, packageOffer } from './offer';

it('offers a book at the price of this user, with every discount', () => {
  const discounts = [
    { discountValue: 100_000, discountPercentage: 0.1 },
    { discountValue: 300_000, discountPercentage: 0.25 },
  ];
  const state = { ...aLibraryState(3, 0, 800_000), discounts };
  expect(bookOffer(aDetail(), state)).toMatchObject({ rial: 800_000, discounts });
});

it('offers a book that the user gets for free at no price', () => {
  const offer = bookOffer(aDetail(), aLibraryState(2));
  expect(offer).toMatchObject({ standing: 'forSale', rial: 0, discounts: [] });
});

it.each([
  [0, 'notSold'],
  [1, 'owned'],
  [2, 'forSale'],
  [3, 'forSale'],
  [4, 'bySubscription'],
  [5, 'bySubscription'],
  [6, 'forSale'],
  [7, 'forSale'],
  [8, 'owned'],
  [99, 'notSold'],
])('in the state %i, a book is %s', (action, standing) => {
  const state = aLibraryState(action);
  expect(bookOffer(aDetail(), state)).toMatchObject({ kind: 'book', action, standing });
  expect(bookOffer(aDetail({ products: [] }), state)).toMatchObject({
    standing: 'notSold',
    book: { productId: 0, price: null },
  });
});

// Its button would promise a book for nothing, and the order would take a price that nobody has seen.
it.each([3, 6, 7])('does not sell a book of unknown price in the state %i', (action) => {
  const detail = aDetail({ products: [{ productId: 1, price: null }] });
  const state = aLibraryState(action, 0, null);
  expect(bookOffer(detail, state)).toMatchObject({ standing: 'notSold', rial: null });
});

it('orders the product of the book, for its buyer to recognise', () => {
  expect(bookOffer(aDetail(), aLibraryState(3))).toMatchObject({
    book: aPurchaseBook(),
  });
});

it('offers a package at its price', () => {
  const creditPackage = { packageId: 1, title: 'Small', price: 90_000, credit: 100_000 };
  expect(packageOffer(creditPackage)).toEqual({
    kind: 'package',
    package: creditPackage,
    rial: 90_000,
    discounts: [],
  });
});
