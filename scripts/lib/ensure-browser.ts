import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findBrowser } from '../find-browser.mjs';

/** Longest time for one way of installing, in ms. */
const INSTALL_TIMEOUT_MS = 300_000;

/**
 * Finds the browser for tests, and installs one where there is none: Playwright's download, else
 * Debian's package when running as root. Says each step on stderr.
 * @returns why there is still no browser and what to do, or undefined when there is one
 */
export function ensureBrowser(): string | undefined {
  try {
    if (findBrowser()) return undefined;
    console.error('No Chromium or Chrome is installed: downloading the one of Playwright ...');
    run(process.execPath, playwrightProgram(), 'install', 'chromium');
    if (!findBrowser() && process.platform === 'linux' && process.getuid?.() === 0) {
      console.error("That did not work: installing Debian's Chromium ...");
      run('apt-get', 'update', '-qq');
      // The second is quicker where nobody watches; it must not be in the way of the first.
      for (const name of ['chromium', 'chromium-headless-shell']) {
        run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);
      }
    }
    return findBrowser()
      ? undefined
      : 'No browser could be installed. Install Chromium or Chrome, or set SHENIDAR_BROWSER to its path.';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function playwrightProgram(): string {
  const { resolve } = createRequire(import.meta.url);
  return join(dirname(resolve('@playwright/test/package.json')), 'cli.js');
}

function run(command: string, ...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: INSTALL_TIMEOUT_MS, env });
}
