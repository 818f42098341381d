import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { purchaseButtonActions, subscriptionButtonStates } from '@/shared/api/contract/codes';
import { methodNames } from '@/shared/bridge/methods';
import { $router } from '@/shared/routing/location';
import { aLibraryState, aPurchaseBook, createPurchaseScope } from '@/testing/purchase-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { actions } from './actions';
import { mainButtonClicked, subscriptionButtonClicked } from './buttons';
import { popUpRequested } from './library-state';
import { dialogCancelled } from './markets-dialog';
import { $busyButton, pressed } from './press';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const environments = (['web', 'android', 'ios'] as const).flatMap((platform) => [
  { platform, methods: [] },
  { platform, methods: methodNames },
]);
const { library, getFree, purchase } = purchaseButtonActions;
const pairs = [
  ...Object.values(purchaseButtonActions).map((action) => ({
    button: mainButtonClicked,
    action,
    state: subscriptionButtonStates.disabled,
  })),
  ...[library, getFree, purchase].flatMap((action) =>
    Object.values(subscriptionButtonStates).map((state) => ({
      button: subscriptionButtonClicked,
      action,
      state,
    })),
  ),
];

it.each([
  ['archive', mainButtonClicked, aLibraryState(purchaseButtonActions.archived)],
  [
    'credit',
    subscriptionButtonClicked,
    aLibraryState(purchase, subscriptionButtonStates.noSubscription),
  ],
] as const)('unlocks the buttons although the %s page never opens', async (_, button, state) => {
  const { fire, scope, router } = await createPurchaseScope({
    clientId: '2',
    platform: 'android',
    methods: methodNames,
    answers: { 'POST /api/library/state/1001': state },
  });
  fire(popUpRequested, aPurchaseBook());
  await vi.advanceTimersByTimeAsync(0);
  const navigations = vi.fn();
  fire($router, { ...router, navigate: navigations });
  fire(button);
  await vi.runAllTimersAsync();
  expect(navigations).toHaveBeenCalled();
  expect(scope.getState($busyButton)).toBeNull();
});

it('every action starts from a button and unlocks the buttons on every platform', async () => {
  const started = new Set<string>();
  for (const environment of environments) {
    for (const { button, action, state } of pairs) {
      const { fire, scope } = await createPurchaseScope({
        clientId: '2',
        ...environment,
        answers: {
          'POST /api/library/state/1001': aLibraryState(action, state),
          'POST /api/orders/app-nopayment': null,
          'POST /api/subscription/consume/1001': null,
        },
      });
      const presses = watchCalls(pressed, scope);
      fire(popUpRequested, aPurchaseBook());
      await vi.advanceTimersByTimeAsync(0);
      fire(button);
      await vi.runAllTimersAsync();
      fire(dialogCancelled);
      await vi.runAllTimersAsync();
      const at = `${environment.platform}, ${environment.methods.length} methods, ${action}-${state}`;
      expect(scope.getState($busyButton), at).toBeNull();
      for (const press of presses) started.add(press.action);
    }
  }
  expect([...started].toSorted()).toEqual(Object.keys(actions).toSorted());
});
