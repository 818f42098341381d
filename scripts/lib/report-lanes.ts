import { sumCounts } from './counts';
import { runLanes } from './run-lanes';
import type { TestStep } from './test-steps';

/** Runs the lanes, prints a table of the results, and sets the exit code to 1 if anything failed. */
export async function reportLanes(lanes: readonly (readonly TestStep[])[]): Promise<void> {
  const outcomes = await runLanes(lanes, console.log);

  console.log('\nstep      passed  failed  skipped  seconds');
  for (const { name, counts, seconds } of outcomes) {
    const { passed, failed, skipped } = counts;
    const cells = [String(passed).padStart(6), String(failed).padStart(6)];
    cells.push(String(skipped).padStart(7), seconds.toFixed(1).padStart(7));
    console.log(`${name.padEnd(8)}  ${cells.join('  ')}`);
  }

  const { passed, failed, skipped } = sumCounts(outcomes.map(({ counts }) => counts));
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exitCode = failed > 0 ? 1 : 0;
}
