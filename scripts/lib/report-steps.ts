import { sumCounts } from './counts';
import { runSteps } from './run-steps';
import type { TestStep } from './test-steps';

/**
 * Runs the steps, prints a table of the results and the names of the failed tests, and sets the exit code to 1 if
 * anything failed.
 */
export async function reportSteps(steps: readonly TestStep[]): Promise<void> {
  const outcomes = await runSteps(steps, console.log);

  console.log('\nstep      passed  failed  skipped  seconds');
  for (const { name, counts, seconds } of outcomes) {
    const { passed, failed, skipped } = counts;
    const cells = [String(passed).padStart(6), String(failed).padStart(6)];
    cells.push(String(skipped).padStart(7), seconds.toFixed(1).padStart(7));
    console.log(`${name.padEnd(8)}  ${cells.join('  ')}`);
  }

  // Named again below the table: the log of a long run is often cut to its end.
  const failures = outcomes.flatMap((outcome) =>
    outcome.failures.map((failure) => `${outcome.name}: ${failure}`),
  );
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);

  const { passed, failed, skipped } = sumCounts(outcomes.map(({ counts }) => counts));
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exitCode = failed > 0 ? 1 : 0;
}
