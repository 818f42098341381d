import { stripVTControlCharacters } from 'node:util';

/** What is read of Vitest's JSON report. A file that does not load has a message and no tests. */
interface VitestReport {
  readonly testResults: readonly {
    /** The absolute path of the file. */
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** What is read of Playwright's JSON report. */
interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/**
 * Names the failed tests of Vitest's report, one a line: file, test and the first line of its error.
 * @param root the repository's folder, which the names leave out
 */
export function failedInVitest({ testResults }: VitestReport, root: string): readonly string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [describe([file], message)];
    return failed.map(({ fullName, failureMessages }) =>
      describe([file, fullName], failureMessages?.[0]),
    );
  });
}

/** Names the failed and the flaky tests of Playwright's report, one a line. */
export function failedInPlaywright({ suites }: PlaywrightReport): readonly string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) =>
          describe(
            [`${file} (${projectName})`, title],
            results.find(({ error }) => error)?.error?.message,
          ),
        ),
    ),
    ...failedInPlaywright({ suites: inner }),
  ]);
}

function describe(path: readonly string[], error = ''): string {
  const [reason = ''] = stripVTControlCharacters(error).split('\n');
  return [path.join(' › '), reason].filter((part) => part !== '').join(': ');
}
