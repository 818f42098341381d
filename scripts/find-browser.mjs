import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Names under which package managers install the browser. */
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Required by every launch: containers have no sandbox, and a test must not use the network. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds the browser for tests and benchmarks: SHENIDAR_BROWSER, else an installed Chromium or Chrome,
 * else Playwright's download.
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string | undefined} the program's path, or undefined if there is no browser
 * @throws when SHENIDAR_BROWSER is not the path of a program
 */
export function findBrowser(environment = process.env) {
  const chosen = environment['SHENIDAR_BROWSER'];
  if (chosen) {
    if (isProgram(chosen)) return chosen;
    throw new Error(
      `SHENIDAR_BROWSER is "${chosen}", which is not a program. Set it to the path of Chromium or Chrome, or unset it.`,
    );
  }
  return [...installedPlaces(environment), ...playwrightPlaces()].find(isProgram);
}

/**
 * Finds the browser for headless tests: SHENIDAR_BROWSER, else Chromium's headless shell, which needs a
 * third less CPU time, else the result of `findBrowser`.
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string | undefined} the program's path, or undefined if there is no browser
 * @throws when SHENIDAR_BROWSER is not the path of a program
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
 * The places of a program in the folders of PATH. An empty part of it would be the working folder, whose programs nobody
 * has installed.
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} command
 */
export function inFolders(environment, command) {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, command));
}

/** Playwright is optional here: this file also runs before the packages are installed. */
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
