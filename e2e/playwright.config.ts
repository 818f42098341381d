import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser, findHeadlessBrowser } from '../scripts/find-browser.mjs';
import type { AppOptions } from './fixtures/options';
import { matrixOutput, matrixProjects, matrixReporters } from './matrix';

/** What `shenidar e2e` serves and wants tested; without it this is the default set of `npm test`. */
const matrix = matrixProjects(process.env['SHENIDAR_COMBINATIONS']);

/** What only a native wrapper has, and so needs the build that is made for one. */
const inWrapper = ['bridge/**/*', 'market/*', 'purchase/*native*', 'simulator/*'].map(
  (specs) => `**/specs/${specs}.spec.ts`,
);
const wrapperEnvironment = 'webview-new';
const webEnvironment = 'pwa';

/** Settled once, because the workers, who load this file too, don't have the command line. */
const isWatched = (process.env['SHENIDAR_WATCHED'] ??= ['--headed', '--debug', '--ui'].some(
  (each) => process.argv.includes(each),
)
  ? 'yes'
  : '');
const executablePath = isWatched ? findBrowser() : findHeadlessBrowser();
const screen = { width: 390, height: 844 };
const phone = { ...devices['Pixel 7'], viewport: screen, screen, deviceScaleFactor: 2 };

/** Where there are keys, there is a desk. */
const withKeys = ['**/specs/purchase/keyboard.spec.ts'];

/** What depends on the size of the view; the rest runs once, on the phone. */
const sizeDependent = [
  '{accessibility,browse,search,shop}/*',
  'account/profile',
  'player/sample',
  'purchase/popup',
  'sign-in/{axe,code}',
];

export default defineConfig<AppOptions>({
  testDir: './specs',
  outputDir: matrix ? matrixOutput(process.env) : '../test-results/e2e',
  tsconfig: '../tsconfig.json',
  fullyParallel: true,
  forbidOnly: !!process.env['CI'],
  retries: 0,
  // How long one waits is no finding on a busy machine: what never comes is.
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
    // A worker would answer requests that no fixture could then see.
    serviceWorkers: 'block',
    // To record every test takes a seventh of the time. In the default set a picture, the page's tree and the
    // journal show how a failed one ended, with the command that repeats and records it; the matrix records all,
    // without a film, which is most of a trace's cost.
    trace: matrix ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: browserArguments },
  },
  projects: matrix?.map(({ use, ...project }) => ({ ...project, use: { ...phone, ...use } })) ?? [
    {
      name: 'phone',
      // As somebody sees the app who wants no motion; on the desktop, in the wrapper and in the matrix all of it moves.
      use: { ...phone, contextOptions: { reducedMotion: 'reduce' } },
      testIgnore: [...inWrapper, ...withKeys],
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      testMatch: [...sizeDependent.map((specs) => `**/specs/${specs}.spec.ts`), ...withKeys],
    },
    {
      name: 'wrapper',
      use: { ...phone, environment: wrapperEnvironment, build: buildOf(wrapperEnvironment) },
      testMatch: inWrapper,
    },
  ],
});

/** The same in every worker, whatever folder it runs in. */
function buildOf(name: string): string {
  return fileURLToPath(new URL(`../dist/${name}`, import.meta.url));
}
