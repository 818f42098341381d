import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { wishlistIdsRequested } from '@/entities/wishlist/model';
import { watchStorageFx } from '@/shared/browser/storage-changes';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { createTestScope } from '@/testing/create-scope';
import { watchCalls } from '@/testing/watch-calls';

import './session';

it('follows other tabs and loads the wishlist of a restored session once the models are ready', async () => {
  const { scope } = await createTestScope();
  const watches = watchCalls(watchStorageFx, scope);
  const requests = watchCalls(wishlistIdsRequested, scope);
  expect([watches.length, requests.length]).toEqual([0, 0]);
  await allSettled(pageModelsStarted, { scope });
  expect([watches.length, requests.length]).toEqual([1, 1]);
});
