import { expect, it } from 'vitest';

import { aDetail } from '@/testing/api-fixtures';
import { aLibraryState } from '@/testing/purchase-fixtures';

import { bookOffer } from './offer';

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
