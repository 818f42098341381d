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

/** Where a run writes; two runs at a time take two folders. */
const folder = relative(
  root,
  resolve(root, process.env['SHENIDAR_REPORTS'] ?? 'test-results/matrix'),
);

/** Where the reports of a matrix stand, from the repository's root. */
export const matrixReports = {
  folder,
  json: join(folder, 'report.json'),
  junit: join(folder, 'junit.xml'),
  html: join(folder, 'html', 'index.html'),
};

/** What we read of Playwright's JSON report; a suite may hold suites. */
export interface PlaywrightReport {
  readonly suites: readonly ReportSuite[];
  /** What went wrong outside of all tests: a file that can't be loaded, a worker that ended. */
  readonly errors?: readonly object[];
}

interface ReportSuite {
  readonly suites?: readonly ReportSuite[];
  readonly specs: readonly {
    readonly title: string;
    /** Under e2e/specs, with slashes. */
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      /** Durations in ms. */
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

/** How one suite went in one combination. */
export interface SuiteResult extends Counts {
  readonly combination: string;
  readonly suite: string;
  /** All of its tests one after the other. */
  readonly seconds: number;
}

const countsOf = {
  expected: onePassed,
  // A test that passed only when tried again has failed.
  flaky: oneFailed,
  unexpected: oneFailed,
  skipped: oneSkipped,
} as const;

/** The results by combination and suite, in the order of the report. */
export function matrixResults({ suites }: PlaywrightReport): readonly SuiteResult[] {
  const results = new Map<string, SuiteResult>();
  for (const { file, tests } of suites.flatMap(specsOf)) {
    const suite = suiteOf(file);
    for (const { projectName, status, results: tries } of tests) {
      const key = JSON.stringify([projectName, suite]);
      const before = results.get(key);
      const seconds = tries.reduce((total, { duration }) => total + duration / 1000, 0);
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
  /** Under e2e/specs. */
  readonly file: string;
  readonly title: string;
  /** The command that runs it again. */
  readonly again: string;
}

/** What failed, in the order of the report. */
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

/** The commands that run again what failed, one for each combination. */
export function rerunCommands(failed: readonly FailedTest[]): readonly string[] {
  return [...new Set(failed.map(({ combination }) => combination))].map((name) => {
    const its = failed.filter(({ combination }) => combination === name);
    const [only] = its;
    if (its.length === 1 && only) return only.again;
    return matrixCommand(name, [...new Set(its.map(({ suite }) => suite))]);
  });
}

/** A suite is a folder of e2e/specs. */
function suiteOf(file: string): string {
  return file.split('/', 1)[0] ?? '';
}

function specsOf(suite: ReportSuite): ReportSuite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}
