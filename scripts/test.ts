/** `npm test`: runs every check of the repository and prints a table of the results. */
import { sumCounts } from './lib/counts';
import { runLanes } from './lib/run-lanes';
import { testLanes } from './lib/test-steps';

const outcomes = await runLanes(testLanes, console.log);

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
