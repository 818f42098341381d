import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { connectFakeWrapper } from '@/testing/fake-bridge';

import { $canRateApp, appRatingRequested } from './model';

it('opens the rating page of a wrapper that has one', async () => {
  const { scope } = await createTestScope();
  expect(scope.getState($canRateApp)).toBe(false);
  const calls = await connectFakeWrapper(scope);
  expect(scope.getState($canRateApp)).toBe(true);
  await allSettled(appRatingRequested, { scope });
  expect(calls).toEqual([{ method: 'rateApp', args: {} }]);
});

it('is not offered by an older wrapper', async () => {
  const { scope } = await createTestScope();
  await connectFakeWrapper(scope, { without: ['rateApp'] });
  expect(scope.getState($canRateApp)).toBe(false);
});
