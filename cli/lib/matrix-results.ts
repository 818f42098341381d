import { none, oneFailed, onePassed, oneSkipped, sum, type Counts } from '../../scripts/lib/counts';
import { table } from './table';

/** Where the reports of a matrix stand, under the repository's root. */
export const matrixReports = {
  folder: 'test-results/matrix',
  json: 'test-results/matrix/report.json',
  junit: 'test-results/matrix/junit.xml',
  html: 'test-results/matrix/html/index.html',
} as const;

/** What we read of Playwright's JSON report; a suite may hold suites. */
export interface PlaywrightReport {
  readonly suites: readonly ReportSuite[];
}

interface ReportSuite {
  readonly suites?: readonly ReportSuite[];
  readonly specs: readonly {
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
    const [suite = ''] = file.split('/', 1);
    for (const { projectName, status, results: tries } of tests) {
      const key = JSON.stringify([projectName, suite]);
      const before = results.get(key);
      const seconds = tries.reduce((total, { duration }) => total + duration / 1000, 0);
      results.set(key, {
        combination: projectName,
        suite,
        ...sum([before ?? none, countsOf[status]]),
        seconds: (before?.seconds ?? 0) + seconds,
      });
    }
  }
  return [...results.values()];
}

/**
 * Combination × suite for people: each cell has passed, failed and skipped tests and the seconds;
 * a suite that does not apply is a point.
 */
export function matrixTable(results: readonly SuiteResult[]): string {
  const suites = [...new Set(results.map(({ suite }) => suite))].sort();
  const combinations = [...new Set(results.map(({ combination }) => combination))];
  const cell = (combination: string, suite: string) => {
    const found = results.find((one) => one.combination === combination && one.suite === suite);
    return found ? cellText(found) : '·';
  };
  return [
    'passed/failed/skipped, seconds',
    table([
      ['combination', ...suites],
      ...combinations.map((name) => [name, ...suites.map((suite) => cell(name, suite))]),
    ]),
  ].join('\n');
}

/** The commands that run again what failed, one for each combination. */
export function againCommands(results: readonly SuiteResult[]): readonly string[] {
  const failed = results.filter((one) => one.failed > 0);
  return [...new Set(failed.map(({ combination }) => combination))].map((name) => {
    const [client = '', environment = '', platform = ''] = name.split('/');
    const suites = failed.filter(({ combination }) => combination === name);
    return [
      `npx shenidar e2e --client ${client} --env ${environment} --platform ${platform}`,
      ...suites.map(({ suite }) => `--suite ${suite}`),
    ].join(' ');
  });
}

function cellText({ passed, failed, skipped, seconds }: SuiteResult): string {
  return `${failed > 0 ? '✗ ' : ''}${passed}/${failed}/${skipped} ${seconds.toFixed(0)}s`;
}

function specsOf(suite: ReportSuite): ReportSuite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}
