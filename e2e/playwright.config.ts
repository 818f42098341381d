import { createServer } from 'node:net';
import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser } from '../scripts/find-browser.mjs';
import type { AppOptions } from './fixtures/options';

/** Which combination the whole run is for; the CLI sets these (e2e/fixtures/options.ts). */
const environment = process.env['SHENIDAR_E2E_ENVIRONMENT'] ?? 'pwa';
const client = process.env['SHENIDAR_E2E_CLIENT'];

/** The preview server's port: chosen once, so that the workers, who load this file too, agree. */
const port = (process.env['SHENIDAR_E2E_PORT'] ??= String(await freePort()));
const baseURL = `http://localhost:${port}`;

const executablePath = findBrowser();
const phone = { width: 390, height: 844 };

export default defineConfig<AppOptions>({
  testDir: './specs',
  outputDir: '../test-results/e2e',
  tsconfig: '../tsconfig.json',
  fullyParallel: true,
  forbidOnly: !!process.env['CI'],
  retries: 0,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    baseURL,
    environment,
    ...(client && { client }),
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    // A worker would answer requests that no fixture could then see.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: browserArguments },
  },
  projects: [
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: phone, screen: phone, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      // What has nothing to do with the size of the view runs once.
      testIgnore: [
        '**/harness/**',
        '**/mock-api/**',
        '**/partners/**',
        '**/session/**',
        '**/storage/**',
        '**/telemetry/**',
      ],
    },
  ],
  webServer: {
    command: `node scripts/run.mjs scripts/preview.ts --no-mock --mode ${environment} --port ${port}`,
    cwd: '..',
    url: baseURL,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
