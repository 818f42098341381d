import { defineConfig, devices } from '@playwright/test';
import type { AppOptions } from '../fixtures/options';
import { freePort } from '../free-port';
import base from '../playwright.config';
import type { GalleryOptions } from './fixtures';
import { desktopSizes, phoneSizes, simulatorSizes } from './sizes';

/** The dev server's port, the same in all workers. */
const simulatorPort = (process.env['SHENIDAR_SIMULATOR_PORT'] ??= String(await freePort()));
const simulatorURL = `http://localhost:${simulatorPort}/native-simulator/`;

const phone = { ...devices['Pixel 7'], deviceScaleFactor: 2 };
const simulator = {
  baseURL: simulatorURL,
  sizes: simulatorSizes,
  // The dev server's mock runs as a service worker in the browser.
  serviceWorkers: 'allow' as const,
};

/** Pictures of the whole product (`npm run screens`), which `npm test` does not take. */
export default defineConfig<AppOptions & GalleryOptions>({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/screens-run',
  tsconfig: '../../tsconfig.json',
  timeout: 120_000,
  reporter: [['list'], ['./gallery-reporter.ts', { folder: 'test-results/screens' }]],
  use: {
    ...base.use,
    trace: 'off',
    screenshot: 'off',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'phone', grepInvert: /Simulator/, use: { ...phone, sizes: phoneSizes } },
    { name: 'desktop', grepInvert: /Simulator/, use: { sizes: desktopSizes } },
    ...(['en', 'fa'] as const).map((language) => ({
      name: `simulator ${language}`,
      grep: /Simulator/,
      use: { ...simulator, language },
    })),
  ],
  webServer: [
    serve(`node_modules/vite/bin/vite.js --strictPort --port ${simulatorPort}`, simulatorURL),
  ],
});

/** Starts a server for the run, or uses one that already runs. */
function serve(program: string, url: string) {
  return {
    command: `node ${program}`,
    cwd: '../..',
    url,
    reuseExistingServer: true,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 2_000 },
  };
}
