import { expect, it } from 'vitest';

import { aLibraryState } from '@/testing/purchase-fixtures';

import { factsOf } from './facts-of';

const here = { clientKind: 'market', platform: 'android', isLoggedIn: true } as const;

it('takes everything that decides an offer from the library', () => {
  expect(factsOf(aLibraryState(6, 4), here)).toEqual({
    ...here,
    action: 6,
    subscriptionState: 4,
    rial: 900_000,
    mainText: 'get',
    subscriptionText: 'subscribe',
  });
});

it('knows of nothing to be had, at no price and without a word, before the library has answered', () => {
  expect(factsOf(null, here)).toEqual({
    ...here,
    action: 0,
    subscriptionState: 0,
    rial: null,
    mainText: '',
    subscriptionText: '',
  });
});
