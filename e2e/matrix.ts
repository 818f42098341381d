import type { Project, ReporterDescription } from '@playwright/test';
import type { AppOptions } from './fixtures/options';

/** One combination from `shenidar e2e`. */
interface MatrixEntry {
  readonly name: string;
  /** A client's id. */
  readonly client: string;
  readonly environment: string;
  readonly platform: AppOptions['platform'];
  /** The folder of the environment's build; several combinations share it. */
  readonly build: string;
  /** The folder of the simulator's build, if one of the suites needs it. */
  readonly simulator?: string;
  /** Folders of e2e/specs. */
  readonly suites: readonly string[];
}

type MatrixProject = Pick<Project<AppOptions>, 'name' | 'testMatch' | 'use'>;

/** A Playwright project for each combination of this JSON; undefined without JSON. */
export function matrixProjects(combinations: string | undefined): MatrixProject[] | undefined {
  if (!combinations) return undefined;
  const entries = JSON.parse(combinations) as readonly MatrixEntry[];
  return entries.map(({ name, suites, ...use }) => ({
    name,
    testMatch: suites.map((suite) => `**/specs/${suite}/**/*.spec.ts`),
    use,
  }));
}

/** The folder for all output of a matrix run; simultaneous runs set folders of their own. */
const reportFolder = (environment: NodeJS.ProcessEnv) =>
  environment['SHENIDAR_REPORTS'] ?? 'test-results/matrix';

/** The folder for traces and pictures of failed tests. */
export const matrixOutput = (environment: NodeJS.ProcessEnv) =>
  `${reportFolder(environment)}/tests`;

/** A live reporter, JSON, JUnit and HTML; a shard also writes a blob that merges with those of other shards. */
export function matrixReporters(environment: NodeJS.ProcessEnv): ReporterDescription[] {
  const at = reportFolder(environment);
  const blob: ReporterDescription = ['blob', { outputDir: `${at}/blob` }];
  return [
    [environment['SHENIDAR_REPORTER'] ?? 'list'],
    ['json', { outputFile: `${at}/report.json` }],
    ['junit', { outputFile: `${at}/junit.xml`, includeProjectInTestName: true }],
    ['html', { outputFolder: `${at}/html`, open: 'never' }],
    ...(environment['SHENIDAR_IS_SHARD'] ? [blob] : []),
  ];
}
