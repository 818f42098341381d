import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { sessionRestoreRequested } from '@/entities/session/model';
import { subscription } from '@/entities/subscription/model';
import { createTestScope } from '@/testing/create-scope';
import { savedSession } from '@/testing/session-fixtures';

import './model';

// The views come in files of their own, which on a quick connection arrive after the answer.
it('knows the running subscription although a view reads it first after the answer', async () => {
  const { scope } = await createTestScope({
    storage: savedSession(),
    answers: {
      'GET /api/subscription/current': { planId: 12, endsAt: '2030-01-11T00:00:00.000Z' },
      'POST /api/wishlist/items/ids': [],
    },
  });
  await allSettled(sessionRestoreRequested, { scope });
  await allSettled(subscription.requested, { scope });
  const { $runningSubscription } = await import('@/entities/subscription/running');
  expect(scope.getState($runningSubscription)).toMatchObject({ planId: 12 });
});
