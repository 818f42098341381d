import { join, relative, resolve } from 'node:path';
import {
  noTests,
  oneFailed,
  onePassed,
  oneSkipped,
  sumCounts,
  type Counts,
} from '../../scripts/lib/counts';
import { matrixCommand } from '../../scripts/lib/matrix-command';
import { root } from '../../scripts/lib/prepare.mjs';

/** Parallel runs need separate folders: set SHENIDAR_REPORTS. */
const folder = relative(
  root,
  resolve(root, process.env['SHENIDAR_REPORTS'] ?? 'test-results/matrix'),
);

/** Paths of a matrix run's reports, relative to the repository's root. */
export const matrixReports = {
  folder,
  json: join(folder, 'report.json'),
  junit: join(folder, 'junit.xml'),
  html: join(folder, 'html', 'index.html'),
};

/** The part of Playwright's JSON report that we read. */
export interface PlaywrightReport {
  readonly suites: readonly ReportSuite[];
  /** Errors outside of tests: a file that cannot be loaded, a worker that crashed. */
  readonly errors?: readonly object[];
}

interface ReportSuite {
  readonly suites?: readonly ReportSuite[];
  readonly specs: readonly {
    readonly title: string;
    /** Path below e2e/specs, with slashes. */
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      /** Durations in ms. */
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

/** The result of one suite in one combination. */
export interface SuiteResult extends Counts {
  /** Set where it is not Chromium, which Playwright drives. */
  readonly browser?: string;
  readonly combination: string;
  readonly suite: string;
  /** Sum of the durations of its tests. */
  readonly seconds: number;
}

const countsOf = {
  expected: onePassed,
  // A test that passes only on a retry counts as failed.
  flaky: oneFailed,
  unexpected: oneFailed,
  skipped: oneSkipped,
} as const;

/** Returns the results by combination and suite, in the order of the report. */
export function matrixResults({ suites }: PlaywrightReport): readonly SuiteResult[] {
  const results = new Map<string, SuiteResult>();
  for (const { file, tests } of suites.flatMap(specsOf)) {
    const suite = suiteOf(file);
    for (const { projectName, status, results: attempts } of tests) {
      const key = JSON.stringify([projectName, suite]);
      const before = results.get(key);
      const seconds = attempts.reduce((total, { duration }) => total + duration / 1000, 0);
      results.set(key, {
        combination: projectName,
        suite,
        ...sumCounts([before ?? noTests, countsOf[status]]),
        seconds: (before?.seconds ?? 0) + seconds,
      });
    }
  }
  return [...results.values()];
}

/** A test that failed in a combination. */
export interface FailedTest {
  readonly combination: string;
  readonly suite: string;
  /** Path below e2e/specs. */
  readonly file: string;
  readonly title: string;
  /** The command that runs this test again. */
  readonly again: string;
}

/** Returns the failed tests in the order of the report. */
export function failedTests({ suites }: PlaywrightReport): readonly FailedTest[] {
  return suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => countsOf[status] === oneFailed)
      .map(({ projectName: combination }) => {
        const suite = suiteOf(file);
        const again = matrixCommand(combination, [suite], [title]);
        return { combination, suite, file, title, again };
      }),
  );
}

/** Whether something failed outside of the tests: a file that cannot be loaded, a worker that crashed. */
export function isBrokenRun({
  exitCode,
  report,
}: {
  readonly exitCode: number;
  readonly report: PlaywrightReport;
}): boolean {
  const hasErrors = (report.errors ?? []).length > 0;
  return hasErrors || (exitCode !== 0 && failedTests(report).length === 0);
}

/** Returns the commands that run the failed tests again, one per combination. */
export function rerunCommands(failed: readonly FailedTest[]): readonly string[] {
  return [...new Set(failed.map(({ combination }) => combination))].map((name) => {
    const inCombination = failed.filter(({ combination }) => combination === name);
    const [only] = inCombination;
    if (inCombination.length === 1 && only) return only.again;
    return matrixCommand(name, [...new Set(inCombination.map(({ suite }) => suite))]);
  });
}

/** A suite is a top folder of e2e/specs. */
function suiteOf(file: string): string {
  return file.split('/', 1)[0] ?? '';
}

function specsOf(suite: ReportSuite): ReportSuite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}
