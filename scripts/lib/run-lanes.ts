import { oneSkipped, type Counts } from './counts';
import type { TestStep } from './test-steps';

/** The result of one step. */
export interface StepOutcome {
  readonly name: string;
  readonly counts: Counts;
  readonly seconds: number;
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
    const { counts, output } = canRun ? await run() : { counts: oneSkipped };
    if (output) print(`\n== ${name}:\n${output.trimEnd()}`);
    outcomes.push({ name, counts, seconds: (performance.now() - startedAt) / 1000 });
  };
  await Promise.all(
    lanes.map(async (steps) => {
      for (const step of steps) await runStep(step);
    }),
  );
  return outcomes;
}
