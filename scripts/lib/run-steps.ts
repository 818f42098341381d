import { oneSkipped, type Counts } from './counts';
import type { StepResult, TestStep } from './test-steps';

/** The result of one step. */
export interface StepOutcome {
  readonly name: string;
  readonly counts: Counts;
  readonly seconds: number;
  /** The names of the tests that failed, where they have names. */
  readonly failures: readonly string[];
}

/** The browser tests wait a lot, so another step runs meanwhile. */
const AT_ONCE = 2;

/**
 * Begins the steps in their order, each as soon as one of two places is free. A step that needs an earlier one waits for
 * its end, and is skipped if that has failed.
 * @returns the outcomes in the order in which the steps ended
 */
export async function runSteps(
  steps: readonly TestStep[],
  print: (text: string) => void,
): Promise<readonly StepOutcome[]> {
  const outcomes: StepOutcome[] = [];
  const begun = new Map<string, Promise<void>>();
  const runStep = async ({ name, needs, run }: TestStep) => {
    if (needs !== undefined) await begun.get(needs);
    const canRun = outcomes.every((earlier) => earlier.name !== needs || !earlier.counts.failed);
    print(canRun ? `\n== ${name}` : `\n== ${name}: skipped, because ${needs} failed`);
    const startedAt = performance.now();
    const skipped: StepResult = { counts: oneSkipped };
    const { counts, output, failures = [] } = canRun ? await run() : skipped;
    if (output) print(`\n== ${name}:\n${output.trimEnd()}`);
    const seconds = (performance.now() - startedAt) / 1000;
    outcomes.push({ name, counts, seconds, failures });
  };
  const waiting = [...steps];
  const fillPlace = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const ended = runStep(step);
      begun.set(step.name, ended);
      await ended;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fillPlace));
  return outcomes;
}
