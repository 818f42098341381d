import { allSettled, type Scope } from 'effector';
import { beforeEach, expect, it, vi } from 'vitest';

import { $listeningLog } from '@/features/player/model/listening-log';
import { createTestScope } from '@/testing/create-scope';

import { $heardWeek } from './heard-week';

/** Monday; in Tehran the day ends at 20:30 of UTC. */
const monday = new Date('2026-11-23T20:29:00Z');
const tuesday = new Date('2026-11-23T20:31:00Z');
const here = { routeId: 'profile', path: '/profile' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: monday });
  return () => void vi.useRealTimers();
});

const today = (scope: Scope) => scope.getState($heardWeek)?.find(({ isToday }) => isToday);
const hear = (scope: Scope, days: Record<string, number>) =>
  allSettled($listeningLog, { scope, params: { days, books: {} } });

it('looks at the clock on each visit, and whenever more was heard', async () => {
  const { scope, router } = await createTestScope();
  expect(scope.getState($heardWeek)).toBeNull();
  await hear(scope, { '2026-11-23': 60 });
  expect(scope.getState($heardWeek)).toBeNull();
  router.visit(here);
  await allSettled(scope);
  expect(today(scope)).toMatchObject({ index: 2, seconds: 60 });
  vi.setSystemTime(tuesday);
  await hear(scope, { '2026-11-23': 60, '2026-11-24': 5 });
  expect(today(scope)).toMatchObject({ index: 3, seconds: 5 });
  router.visit({ routeId: 'shop', path: '/' });
  vi.setSystemTime(monday);
  router.visit(here);
  await allSettled(scope);
  expect(today(scope)).toMatchObject({ index: 2, seconds: 60 });
});
