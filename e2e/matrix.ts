import type { Project, ReporterDescription } from '@playwright/test';
import type { AppOptions } from './fixtures/options';

/** One combination as `shenidar e2e` hands it over. */
interface MatrixEntry {
  readonly name: string;
  /** A client's id. */
  readonly client: string;
  readonly environment: string;
  readonly platform: AppOptions['platform'];
  /** Where the environment's build is served; several combinations share it. */
  readonly baseURL: string;
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

/** For people while it runs, and for machines and people afterwards; of a shard what merges with others. */
export function matrixReporters(environment: NodeJS.ProcessEnv): ReporterDescription[] {
  const folder = environment['SHENIDAR_REPORTS'] ?? 'test-results/matrix';
  const blob: ReporterDescription = ['blob', { outputDir: `${folder}/blob` }];
  return [
    [environment['SHENIDAR_REPORTER'] ?? 'list'],
    ['json', { outputFile: `${folder}/report.json` }],
    ['junit', { outputFile: `${folder}/junit.xml`, includeProjectInTestName: true }],
    ['html', { outputFolder: `${folder}/html`, open: 'never' }],
    ...(environment['SHENIDAR_IS_SHARD'] ? [blob] : []),
  ];
}
