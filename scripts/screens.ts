/**
 * `npm run screens`: takes screenshots of every page and overlay in every size and theme and collects them in
 * one HTML page. Arguments after `--` go to Playwright: `npm run screens -- --grep Player`.
 * With `--manifest` it takes the pictures of the web app manifest instead, into `public`.
 */
import { ensureBrowser } from './lib/ensure-browser';
import { exitNotReady } from './lib/prepare.mjs';
import { runTool } from './lib/tool';

const problem = ensureBrowser();
if (problem) exitNotReady(problem);

const build = await runTool('vite', ['build', '--mode', 'pwa', '--logLevel', 'warn']);
const isManifest = process.argv.includes('--manifest');
const config = ['-c', `e2e/screens/${isManifest ? 'manifest' : 'playwright'}.config.ts`];
const rest = process.argv.slice(2).filter((argument) => argument !== '--manifest');
const screenshots =
  build.exitCode === 0 ? await runTool('@playwright/test', ['test', ...config, ...rest]) : build;
process.exitCode = screenshots.exitCode;
