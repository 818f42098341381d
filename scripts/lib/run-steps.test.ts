import { expect, it, vi } from 'vitest';
import { oneFailed, onePassed, oneSkipped } from './counts';
import { runSteps } from './run-steps';
import type { TestStep } from './test-steps';

const step = (name: string, counts = onePassed, needs?: string): TestStep => ({
  name,
  ...(needs !== undefined && { needs }),
  run: async () => ({ counts, output: `of ${name}\n` }),
});

async function run(...steps: TestStep[]) {
  const printed: string[] = [];
  const outcomes = await runSteps(steps, (text) => printed.push(text));
  const counts = Object.fromEntries(outcomes.map((outcome) => [outcome.name, outcome.counts]));
  return { counts, printed };
}

it('skips the steps whose needed step has failed, and runs all others', async () => {
  const { counts, printed } = await run(
    step('unit', oneFailed),
    step('build', { passed: 1, failed: 1, skipped: 0 }),
    step('bytes', onePassed, 'build'),
    step('format'),
  );
  expect(counts).toEqual({
    unit: oneFailed,
    build: { passed: 1, failed: 1, skipped: 0 },
    bytes: oneSkipped,
    format: onePassed,
  });
  expect(printed).toContain('\n== bytes: skipped, because build failed');
  expect(printed).not.toContain('\n== bytes:\nof bytes');
  expect(printed).toContain('\n== format:\nof format');
});

it('runs the steps whose needed step has passed', async () => {
  const { counts } = await run(step('build'), step('bytes', oneFailed, 'build'));
  expect(counts).toEqual({ build: onePassed, bytes: oneFailed });
});

/** A step that ends when its function is called. */
function heldStep(name: string) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { name, run: () => ended.then(() => ({ counts: onePassed })), end };
}

it('runs two steps at once, and begins the next when one of them has ended', async () => {
  const [unit, build, browser] = [heldStep('unit'), heldStep('build'), heldStep('browser')];
  const printed: string[] = [];
  const ended = runSteps([unit, build, browser], (text) => printed.push(text));
  await expect.poll(() => printed).toEqual(['\n== unit', '\n== build']);
  build.end();
  await expect.poll(() => printed).toContain('\n== browser');
  unit.end();
  browser.end();
  expect((await ended).map(({ name }) => name)).toEqual(['build', 'unit', 'browser']);
});

it('lets a step wait for the step that it needs, where both places are free', async () => {
  const build = heldStep('build');
  const printed: string[] = [];
  const ended = runSteps([build, step('bytes', onePassed, 'build')], (text) => printed.push(text));
  await expect.poll(() => printed).toEqual(['\n== build']);
  build.end();
  expect((await ended).map(({ name }) => name)).toEqual(['build', 'bytes']);
});

it('passes on the names of the failed tests', async () => {
  const failing = { ...step('unit'), run: async () => ({ counts: oneFailed, failures: ['adds'] }) };
  const outcomes = await runSteps([failing, step('build')], () => undefined);
  expect(outcomes.map(({ failures }) => failures)).toEqual([['adds'], []]);
});

it('measures the time of each step in seconds', async () => {
  let now = 1000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const slow: TestStep = {
    name: 'slow',
    run: async () => {
      now += 2500;
      return { counts: onePassed };
    },
  };
  const outcomes = await runSteps([slow], () => undefined);
  clock.mockRestore();
  expect(outcomes.map(({ seconds }) => seconds)).toEqual([2.5]);
});
