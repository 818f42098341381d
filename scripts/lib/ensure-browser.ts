import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findBrowser } from '../find-browser.mjs';

/** Timeout of each installation step. */
const INSTALL_TIMEOUT_MS = 300_000;

/**
 * Makes sure that there is a browser for tests. Installs one if necessary: Playwright's download, else
 * Debian's package when running as root. Prints each step on stderr.
 * @returns undefined if there is a browser, else a message with the reason and what to do
 */
export function ensureBrowser(): string | undefined {
  try {
    if (findBrowser()) return undefined;
    console.error('No Chromium or Chrome is installed. Downloading Playwright’s ...');
    run(process.execPath, playwrightProgram(), 'install', 'chromium');
    if (!findBrowser() && process.platform === 'linux' && process.getuid?.() === 0) {
      console.error("The download failed. Installing Debian's Chromium ...");
      run('apt-get', 'update', '-qq');
      // Two calls, because only some releases have the headless shell, which is faster.
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
