import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { someTokens } from '@/testing/session-fixtures';

import { subscription } from './model';
import { $runningSubscription } from './running';

// An app that stays open for days must not count from its start.
it('counts the days that are left from each answer', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 0, 1));
  const { scope } = await createTestScope({
    tokens: someTokens(),
    answers: {
      'GET /api/subscription/current': () => ({ planId: 12, endsAt: '2026-01-11T00:00:00.000Z' }),
    },
  });
  await allSettled(subscription.requested, { scope });
  expect(scope.getState($runningSubscription)?.daysLeft).toBe(10);
  clock.mockReturnValue(Date.UTC(2026, 0, 3, 12));
  await allSettled(subscription.requested, { scope });
  clock.mockRestore();
  expect(scope.getState($runningSubscription)?.daysLeft).toBe(8);
});
