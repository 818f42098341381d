import { describe, expect, it } from 'vitest';
import {
  reconcileWithExitCode,
  countPlaywright,
  countVitest,
  noTests,
  oneFailed,
  onePassed,
  sumCounts,
} from './counts';

it('sums counts', () => {
  expect(sumCounts([onePassed, oneFailed, { passed: 3, failed: 0, skipped: 2 }])).toEqual({
    passed: 4,
    failed: 1,
    skipped: 2,
  });
});

it('counts todo tests of Vitest as skipped', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 3 };
  expect(countVitest(report)).toEqual({ passed: 5, failed: 1, skipped: 5 });
});

it('counts flaky tests of Playwright as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
  expect(countPlaywright({ stats })).toEqual({ passed: 5, failed: 3, skipped: 3 });
});

describe('reconcileWithExitCode', () => {
  it('keeps counts that match the exit code', () => {
    expect(reconcileWithExitCode(onePassed, 0)).toEqual(onePassed);
    expect(reconcileWithExitCode(oneFailed, 1)).toEqual(oneFailed);
  });

  it('adds a failure for an error outside of the tests', () => {
    expect(reconcileWithExitCode(onePassed, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  it('adds a failure for a run without tests', () => {
    expect(reconcileWithExitCode({ ...noTests, skipped: 3 }, 0)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 3,
    });
  });
});
