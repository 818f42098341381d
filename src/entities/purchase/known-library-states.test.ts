import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { getLibraryStateFx } from '@/shared/api/endpoints/library';
import { sessionEnded } from '@/shared/api/tokens';
import { aLibraryState } from '@/testing/purchase-fixtures';

import { $knownLibraryStates, MAX_KNOWN_STATES } from './known-library-states';
import { isOwned, ownedState } from './ownership';
import { purchased } from './purchased';

function reader() {
  const states = new Map<number, ReturnType<typeof aLibraryState>>();
  const scope = fork({
    handlers: [
      [
        getLibraryStateFx,
        ({ params }: { params: { id: number } }) => states.get(params.id) ?? aLibraryState(3),
      ],
    ],
  });
  return {
    scope,
    read: (id: number, state = aLibraryState(3)) => {
      states.set(id, state);
      return allSettled(getLibraryStateFx, { scope, params: { params: { id }, body: {} } });
    },
    known: () => scope.getState($knownLibraryStates),
  };
}

it('holds the latest state of each book, and forgets them with the session', async () => {
  const { scope, read, known } = reader();
  await read(1001, aLibraryState(3));
  await read(1002, aLibraryState(6));
  await read(1001, aLibraryState(1));
  expect([...known()]).toEqual([
    [1002, aLibraryState(6)],
    [1001, aLibraryState(1)],
  ]);
  await allSettled(sessionEnded, { scope });
  expect(known().size).toBe(0);
});

it('knows that a purchased book is owned', async () => {
  const { scope, read, known } = reader();
  await read(1001, aLibraryState(3));
  expect(isOwned(known().get(1001)!)).toBe(false);
  const params = { audioBookId: 1001, productId: 20001, how: 'credit' } as const;
  await allSettled(purchased, { scope, params });
  expect([...known()]).toEqual([[1001, ownedState]]);
  expect(isOwned(ownedState)).toBe(true);
});

it('holds no more than its limit: the oldest goes first', async () => {
  const { read, known } = reader();
  for (let id = 1; id <= MAX_KNOWN_STATES + 2; id += 1) await read(id);
  expect(known().size).toBe(MAX_KNOWN_STATES);
  expect([...known().keys()][0]).toBe(3);
  expect([...known().keys()].at(-1)).toBe(MAX_KNOWN_STATES + 2);
});

it.each([
  [1, true],
  [8, true],
  [0, false],
  [2, false],
  [5, false],
])('counts a book with the action %s as owned: %s', (action, expected) => {
  expect(isOwned(aLibraryState(action))).toBe(expected);
});

it('has neither price nor texts for a book that was just bought', () => {
  expect(ownedState).toEqual({
    purchaseButtonState: {
      purchaseButtonAction: 1,
      purchaseButtonText: '',
      stateDiscountedPrice: null,
    },
    subscriptionButtonState: { subscriptionButtonState: 0, subscriptionButtonText: '' },
    discounts: [],
  });
});
