/** How many tests of a run had which end. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const noTests: Counts = { passed: 0, failed: 0, skipped: 0 };
export const onePassed: Counts = { ...noTests, passed: 1 };
export const oneFailed: Counts = { ...noTests, failed: 1 };
export const oneSkipped: Counts = { ...noTests, skipped: 1 };

export function sumCounts(all: readonly Counts[]): Counts {
  return all.reduce((total, counts) => ({
    passed: total.passed + counts.passed,
    failed: total.failed + counts.failed,
    skipped: total.skipped + counts.skipped,
  }));
}

/** Vitest's JSON report. */
export function countVitest(report: {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}): Counts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Playwright's JSON report; a test that passed only when tried again has failed. */
export function countPlaywright(report: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}): Counts {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/**
 * A runner's counts, made to agree with its exit code: one that failed outside of its tests, or
 * ran no test at all, counts as one failure.
 */
export function reconcileWithExitCode(counts: Counts, exitCode: number): Counts {
  const hasFailedUnseen = exitCode !== 0 && counts.failed === 0;
  const ranNothing = counts.passed + counts.failed === 0;
  return hasFailedUnseen || ranNothing ? { ...counts, failed: counts.failed + 1 } : counts;
}
