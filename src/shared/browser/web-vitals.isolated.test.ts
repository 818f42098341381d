import { allSettled, fork } from 'effector';
import { expect, it, vi } from 'vitest';

import { watchCalls } from '@/testing/watch-calls';

import { vitalMeasured, watchVitalsFx } from './web-vitals';

// Each measure at once, with a value of its own, and only where every change is asked for.
vi.mock('web-vitals', () => {
  const measure =
    (value: number) =>
    (report: (metric: { value: number }) => void, options?: { reportAllChanges?: boolean }) => {
      if (options?.reportAllChanges) report({ value });
    };
  return { onLCP: measure(1200), onINP: measure(40), onCLS: measure(0.01) };
});

it('reports every change of the three measures under their names', async () => {
  const scope = fork();
  const measured = watchCalls(vitalMeasured, scope);
  await allSettled(watchVitalsFx, { scope });
  expect(measured).toEqual([
    { name: 'LCP', value: 1200 },
    { name: 'INP', value: 40 },
    { name: 'CLS', value: 0.01 },
  ]);
});
