import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** The pictures of the web app manifest (`npm run screens -- --manifest`). */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'manifest-pictures.ts',
  outputDir: '../../test-results/manifest-run',
  tsconfig: '../../tsconfig.json',
  timeout: 120_000,
  reporter: 'list',
  use: {
    ...base.use,
    trace: 'off',
    screenshot: 'off',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [{ name: 'manifest' }],
  webServer: [],
});
