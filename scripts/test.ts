/** `npm test`: runs every check of the repository and prints a table of the results. */
import { oneSkipped, sumCounts, type Counts } from './lib/counts';
import { testLanes, type TestStep } from './lib/test-steps';

interface Outcome {
  readonly name: string;
  readonly counts: Counts;
  readonly seconds: number;
}

const outcomes: Outcome[] = [];
await Promise.all(testLanes.map(runInOrder));

async function runInOrder(steps: readonly TestStep[]): Promise<void> {
  for (const step of steps) await runStep(step);
}

async function runStep({ name, needs, run }: TestStep): Promise<void> {
  const canRun = outcomes.every((earlier) => earlier.name !== needs || !earlier.counts.failed);
  console.log(canRun ? `\n== ${name}` : `\n== ${name}: skipped, because ${needs} failed`);
  const startedAt = performance.now();
  const { counts, output } = canRun ? await run() : { counts: oneSkipped };
  if (output) console.log(`\n== ${name}:\n${output.trimEnd()}`);
  outcomes.push({ name, counts, seconds: (performance.now() - startedAt) / 1000 });
}

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
