import { expect, it } from 'vitest';

import { aLibraryState } from '@/testing/purchase-fixtures';

import { factsOf } from './facts-of';

const here = { clientKind: 'market', platform: 'android', isLoggedIn: true } as const;

it('takes the facts of an offer from the library state', () => {
  expect(factsOf(aLibraryState(6, 4), here)).toEqual({
    ...here,
    purchaseButtonAction: 6,
    subscriptionButtonState: 4,
    rial: 900_000,
    mainText: 'get',
    subscriptionText: 'subscribe',
  });
});

it('has disabled buttons, no price and no texts without a library state', () => {
  expect(factsOf(null, here)).toEqual({
    ...here,
    purchaseButtonAction: 0,
    subscriptionButtonState: 0,
    rial: null,
    mainText: '',
    subscriptionText: '',
  });
});
