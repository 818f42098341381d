import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { oneFailed, onePassed, type Counts } from './counts';
import { reportSteps } from './report-steps';

const before = process.exitCode;
beforeEach(() => {
  process.exitCode = undefined;
});
afterEach(() => {
  process.exitCode = before;
});

/** What is printed about these steps. */
async function printed(
  counted: Readonly<Record<string, Counts>>,
  failures: readonly string[] = [],
) {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  const steps = Object.entries(counted).map(([name, counts]) => {
    return { name, run: async () => ({ counts, ...(counts.failed > 0 && { failures }) }) };
  });
  await reportSteps(steps);
  log.mockRestore();
  return lines.join('\n');
}

it('ends with the sums, and with exit code 0 when all has passed', async () => {
  const text = await printed({ unit: { passed: 3, failed: 0, skipped: 1 }, types: onePassed });
  expect(text).toMatch(/^unit +3 +0 +1 +\d+\.\d$/m);
  expect(text.split('\n').at(-1)).toBe('4 passed, 0 failed, 1 skipped');
  expect(text).not.toContain('Failed:');
  expect(process.exitCode).toBe(0);
});

it('names what failed below the table, and has exit code 1 for a single failure', async () => {
  const text = await printed({ unit: onePassed, browser: oneFailed }, ['plays']);
  expect(text).toContain('Failed:\nbrowser: plays\n');
  expect(text.split('\n').at(-1)).toBe('1 passed, 1 failed, 0 skipped');
  expect(process.exitCode).toBe(1);
});
