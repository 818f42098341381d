import type { Project, ReporterDescription } from '@playwright/test';
import type { AppOptions } from './fixtures/options';

/** One combination as `shenidar e2e` hands it over. */
interface MatrixEntry {
  readonly name: string;
  /** A client's id. */
  readonly client: string;
  readonly environment: string;
  readonly platform: AppOptions['platform'];
  /** The folder of the environment's build; several combinations share it. */
  readonly build: string;
  /** That of the simulator's build for it, where one of the suites is about the simulator. */
  readonly simulator?: string;
  /** Folders of e2e/specs. */
  readonly suites: readonly string[];
}

type MatrixProject = Pick<Project<AppOptions>, 'name' | 'testMatch' | 'use'>;

/** A Playwright project for each combination, or undefined when none were handed over. */
export function matrixProjects(combinations: string | undefined): MatrixProject[] | undefined {
  if (!combinations) return undefined;
  const entries = JSON.parse(combinations) as readonly MatrixEntry[];
  return entries.map(({ name, suites, ...use }) => ({
    name,
    testMatch: suites.map((suite) => `**/specs/${suite}/**/*.spec.ts`),
    use,
  }));
}

/** Where a run of the matrix writes, all of it; runs at the same time have folders of their own. */
const folder = (environment: NodeJS.ProcessEnv) =>
  environment['SHENIDAR_REPORTS'] ?? 'test-results/matrix';

/** What failed tests leave: traces and pictures. */
export const matrixOutput = (environment: NodeJS.ProcessEnv) => `${folder(environment)}/tests`;

/** For people while it runs, and for machines and people afterwards; of a shard what merges with others. */
export function matrixReporters(environment: NodeJS.ProcessEnv): ReporterDescription[] {
  const at = folder(environment);
  const blob: ReporterDescription = ['blob', { outputDir: `${at}/blob` }];
  return [
    [environment['SHENIDAR_REPORTER'] ?? 'list'],
    ['json', { outputFile: `${at}/report.json` }],
    ['junit', { outputFile: `${at}/junit.xml`, includeProjectInTestName: true }],
    ['html', { outputFolder: `${at}/html`, open: 'never' }],
    ...(environment['SHENIDAR_IS_SHARD'] ? [blob] : []),
  ];
}
