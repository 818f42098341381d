/**
 * `npm run screens`: pictures of every page and overlay, in every size and theme, as one page for
 * people. Whatever stands behind `--` goes to Playwright: `npm run screens -- --grep Player`.
 */
import { ensureBrowser } from './lib/ensure-browser';
import { exitNotReady } from './lib/prepare.mjs';
import { runTool } from './lib/tool';

const complaint = ensureBrowser();
if (complaint) exitNotReady(complaint);

const build = await runTool('vite', ['build', '--mode', 'pwa', '--logLevel', 'warn']);
const config = ['-c', 'e2e/screens/playwright.config.ts'];
const pictures =
  build.exitCode === 0
    ? await runTool('@playwright/test', ['test', ...config, ...process.argv.slice(2)])
    : build;
process.exitCode = pictures.exitCode;
