/**
 * `npm run screens`: takes screenshots of every page and overlay in every size and theme and collects them in
 * one HTML page. Arguments after `--` go to Playwright: `npm run screens -- --grep Player`.
 */
import { ensureBrowser } from './lib/ensure-browser';
import { exitNotReady } from './lib/prepare.mjs';
import { runTool } from './lib/tool';

const problem = ensureBrowser();
if (problem) exitNotReady(problem);

const build = await runTool('vite', ['build', '--mode', 'pwa', '--logLevel', 'warn']);
const config = ['-c', 'e2e/screens/playwright.config.ts'];
const screenshots =
  build.exitCode === 0
    ? await runTool('@playwright/test', ['test', ...config, ...process.argv.slice(2)])
    : build;
process.exitCode = screenshots.exitCode;
