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

/**
 * Runs the lanes side by side, and the steps of each in their order. A step is skipped if the step that it needs
 * has failed; the needed step is an earlier one of the same lane.
 * @returns the outcomes in the order in which the steps ended
 */
export async function runLanes(
  lanes: readonly (readonly TestStep[])[],
  print: (text: string) => void,
): Promise<readonly StepOutcome[]> {
  const outcomes: StepOutcome[] = [];
  const runStep = async ({ name, needs, run }: TestStep) => {
    const canRun = outcomes.every((earlier) => earlier.name !== needs || !earlier.counts.failed);
    print(canRun ? `\n== ${name}` : `\n== ${name}: skipped, because ${needs} failed`);
    const startedAt = performance.now();
    const skipped: StepResult = { counts: oneSkipped };
    const { counts, output, failures = [] } = canRun ? await run() : skipped;
    if (output) print(`\n== ${name}:\n${output.trimEnd()}`);
    const seconds = (performance.now() - startedAt) / 1000;
    outcomes.push({ name, counts, seconds, failures });
  };
  await Promise.all(
    lanes.map(async (steps) => {
      for (const step of steps) await runStep(step);
    }),
  );
  return outcomes;
}
