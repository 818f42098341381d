import { expect, it, vi } from 'vitest';
import { noTests } from './counts';
import { runEngineJourneys } from './engine-step';

it('makes the journeys where an engine is installed, and skips the others with the reason', async () => {
  const make = vi.fn(async () => ({ ...noTests, passed: 8, failed: 1 }));
  const missing = (name: string) => (name === 'webkit' ? 'not installed: apt-get x' : undefined);
  expect(await runEngineJourneys(missing, make)).toEqual({
    counts: { passed: 8, failed: 1, skipped: 1 },
    output: 'Skipped in webkit: not installed: apt-get x\n',
  });
  expect(make.mock.calls).toEqual([['firefox']]);
});
