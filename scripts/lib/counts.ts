/** The numbers of tests by result. */
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

/** Counts the tests of Vitest's JSON report. */
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

/** Counts the tests of Playwright's JSON report. A flaky test counts as failed. */
export function countPlaywright(report: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}): Counts {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/**
 * Adds one failure to a runner's counts if it failed outside of its tests or ran no test at all.
 */
export function reconcileWithExitCode(counts: Counts, exitCode: number): Counts {
  const hasFailedOutsideTests = exitCode !== 0 && counts.failed === 0;
  const ranNothing = counts.passed + counts.failed === 0;
  return hasFailedOutsideTests || ranNothing ? { ...counts, failed: counts.failed + 1 } : counts;
}
