import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Names under which a package manager installs the browser. */
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Switches that every launch needs: containers have no sandbox, and a test must not talk to the world. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser for tests and benchmarks: SHENIDAR_BROWSER, else an installed Chromium or Chrome,
 * else Playwright's own download.
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string | undefined} the program's path, or undefined when this machine has none
 * @throws when SHENIDAR_BROWSER names a file that is no program
 */
export function findBrowser(environment = process.env) {
  const chosen = environment['SHENIDAR_BROWSER'];
  if (chosen) {
    if (isProgram(chosen)) return chosen;
    throw new Error(
      `SHENIDAR_BROWSER is "${chosen}", which is no program. Set it to the path of Chromium or Chrome, or leave it out.`,
    );
  }
  return [...installedPlaces(environment), ...playwrightPlaces()].find(isProgram);
}

/**
 * The browser for tests that nobody watches: SHENIDAR_BROWSER, else an installed Chromium without
 * windows, which takes two thirds of the work, else that of `findBrowser`.
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string | undefined} the program's path, or undefined when this machine has none
 * @throws when SHENIDAR_BROWSER names a file that is no program
 */
export function findHeadlessBrowser(environment = process.env) {
  const shell = environment['SHENIDAR_BROWSER']
    ? undefined
    : inFolders(environment, 'chromium-headless-shell').find(isProgram);
  return shell ?? findBrowser(environment);
}

/** @param {NodeJS.ProcessEnv} environment */
function installedPlaces(environment) {
  if (process.platform === 'darwin') {
    return [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ];
  }
  if (process.platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
      .map((name) => environment[name])
      .filter((folder) => folder !== undefined)
      .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  }
  return commands.flatMap((command) => inFolders(environment, command));
}

/**
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} command
 */
function inFolders(environment, command) {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, command));
}

/** Playwright is asked only where it is installed, so that this file needs no packages. */
function playwrightPlaces() {
  const require = createRequire(import.meta.url);
  try {
    return [require('playwright-core').chromium.executablePath()];
  } catch {
    return [];
  }
}

/** @param {string} path */
function isProgram(path) {
  if (!existsSync(path)) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
