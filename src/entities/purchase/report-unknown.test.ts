import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { contractBroken } from '@/shared/api/contract-broken';
import { getLibraryStateFx } from '@/shared/api/endpoints/library';
import { stateCall } from '@/testing/order-fixtures';
import { aLibraryState, createPurchaseScope } from '@/testing/purchase-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import './report-unknown';

it.each([
  [aLibraryState(99), ['getLibraryState: purchaseButtonAction 99']],
  [aLibraryState(3, 42), ['getLibraryState: subscriptionButtonState 42']],
  [aLibraryState(-1, 7), ['getLibraryState: purchaseButtonAction -1, subscriptionButtonState 7']],
  [aLibraryState('3' as unknown as number), ['getLibraryState: purchaseButtonAction NaN']],
  [aLibraryState(3, 4), []],
  [aLibraryState(6, 0, null), []],
])('reports unknown numbers of every library state: %j', async (state, reports) => {
  const { scope } = await createPurchaseScope({ answers: { [stateCall]: state } });
  const reported = watchCalls(contractBroken, scope);
  await allSettled(getLibraryStateFx, { scope, params: { params: { id: 1001 }, body: {} } });
  expect(reported).toEqual(reports);
});
