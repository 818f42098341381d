import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import type { EngineName } from '../scripts/lib/engines';
import { browserOptions } from './browser-options';
import type { AppOptions } from './fixtures/options';
import { matrixOutput, matrixProjects, matrixReporters } from './matrix';

/** The combinations of `shenidar e2e`; without them this is the default set of `npm test`. */
const matrix = matrixProjects(process.env['SHENIDAR_COMBINATIONS']);

/** Specs for a native wrapper, which need the build for one. */
const inWrapper = ['bridge/**/*', 'market/*', 'purchase/*native*', 'simulator/*'].map(fileOf);
const wrapperEnvironment = 'webview-new';
const webEnvironment = 'pwa';

/** Stored in the environment, because the workers load this file too but do not have the command line. */
const isWatched = (process.env['SHENIDAR_WATCHED'] ??= ['--headed', '--debug', '--ui'].some(
  (each) => process.argv.includes(each),
)
  ? 'yes'
  : '');
/** Set by `shenidar e2e --browser` for one of Playwright's own builds. */
const engine = (process.env['SHENIDAR_ENGINE'] || undefined) as EngineName | undefined;
const { browser, phone } = browserOptions(engine, isWatched !== '');
/** With one pixel for each CSS pixel: drawing the four of a real phone is a sixth of the run's CPU time, and no test reads them. */
const plainPhone = { ...phone, deviceScaleFactor: 1 };
const desktop = { viewport: { width: 1280, height: 800 } };

/** Specs that need a keyboard or a wide window run on the desktop alone. */
const withKeys = ['purchase/keyboard', 'desktop/*', 'keyboard/*'].map(fileOf);

/** Runs on the phone and on the desktop; all others run once, on the phone. */
const onBoth = ['shop/opens'].map(fileOf);

/** The same, but on the desktop only in `npm run test:deep`: most of what breaks there breaks on the phone as well. */
const onDesktopIfDeep = [
  'accessibility/*',
  '{browse,search}/*',
  'shell/{held-code,lost-parts,old-engine}',
  'shop/{display-face,hero,prerendered,states}',
  'account/profile',
  'player/sample',
  'purchase/popup',
  'sign-in/code',
].map(fileOf);

export default defineConfig<AppOptions>({
  testDir: './specs',
  // Unit tests may stand beside what they are about.
  testMatch: '**/*.spec.ts',
  outputDir: matrix ? matrixOutput(process.env) : '../test-results/e2e',
  tsconfig: '../tsconfig.json',
  fullyParallel: true,
  forbidOnly: !!process.env['CI'],
  retries: 0,
  // Generous limits: a slow answer on a busy machine is no fault, a missing one is.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 3,
  reporter: matrix
    ? matrixReporters(process.env)
    : [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    environment: webEnvironment,
    build: buildOf(webEnvironment),
    simulator: buildOf('simulator'),
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    // Requests that a service worker answers would be invisible to the fixtures.
    serviceWorkers: 'block',
    // Traces cost a seventh of the run. In the default set a failed test leaves a picture, the page's tree, the
    // journal, and the command that repeats it with a trace. The matrix records traces without screenshots, which
    // are most of their cost.
    trace: matrix ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
    ...browser,
  },
  projects: matrix?.map(({ use, ...project }) => ({ ...project, use: { ...phone, ...use } })) ?? [
    {
      name: 'phone',
      // Reduced motion on the phone only: the desktop, the wrapper and the matrix run with animations.
      use: { ...plainPhone, contextOptions: { reducedMotion: 'reduce' } },
      testIgnore: [...inWrapper, ...withKeys],
    },
    {
      name: 'desktop',
      use: desktop,
      testMatch: [...onBoth, ...withKeys],
    },
    {
      // The tag in the name leaves all of its tests to `npm run test:deep`.
      name: 'desktop@deep',
      use: desktop,
      testMatch: onDesktopIfDeep,
    },
    {
      name: 'wrapper',
      use: {
        ...plainPhone,
        environment: wrapperEnvironment,
        build: buildOf(wrapperEnvironment),
      },
      testMatch: inWrapper,
    },
  ],
});

function fileOf(specs: string): string {
  return `**/specs/${specs}.spec.ts`;
}

/** An absolute path, because workers may run in other folders. */
function buildOf(name: string): string {
  return fileURLToPath(new URL(`../dist/${name}`, import.meta.url));
}
