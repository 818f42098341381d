import { expect, it } from 'vitest';

import { aLibraryState } from '@/testing/purchase-fixtures';

import { isAddedForNothing } from './added-for-nothing';

const states = [0, 1, 2, 3, 4, 5, 6];
const none: readonly number[] = [];
const allButLent = states.filter((state) => state !== 4);

// The rows of the table of purchase buttons, with the subscription's states in which nothing is paid or lent.
it.each([
  ['disabled', 0, none],
  ['library', 1, none],
  ['getFree', 2, states],
  ['purchase', 3, allButLent],
  ['showSubscriptionPlans', 4, allButLent],
  ['getBySubscription', 5, none],
  ['HasCafeBazaarCredit', 6, allButLent],
  ['HasNotEnoughCafeBazaarCredit', 7, allButLent],
  ['Archived', 8, none],
])('an order without payment adds a free title of action %s for nothing', (_, action, expected) => {
  expect(states.filter((state) => isAddedForNothing(aLibraryState(action, state)))).toEqual(
    expected,
  );
});
