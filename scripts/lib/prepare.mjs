import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The CLI's exit code for an environment that is not ready (port, browser, build). */
export const notReady = 3;

/**
 * The first step of every npm command: checks the Node version and installs the packages if they are missing
 * or differ from package-lock.json. Uses no packages itself. Exits with one sentence if that fails.
 */
export function prepare() {
  const complaint = unsupportedNodeMessage(process.versions.node);
  if (complaint) exitNotReady(complaint);
  process.chdir(root);
  const reason = reinstallReason(root);
  if (reason) installPackages(reason);
}

/**
 * Prints one sentence on stderr and exits with `notReady`.
 * @param {string} sentence
 * @returns {never}
 */
export function exitNotReady(sentence) {
  console.error(sentence);
  process.exit(notReady);
}

/**
 * @param {string} version such as '20.19.1'
 * @returns {string | undefined} the message for an unsupported version, or undefined
 */
export function unsupportedNodeMessage(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isGood = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  return isGood
    ? undefined
    : `Shenidar needs Node 20.19, 22.12, 24 or later, but this is ${version}. Install one of them and try again.`;
}

/**
 * Compares npm's own record of installed packages with package-lock.json. Modification times would not do:
 * a fresh checkout touches the lock file without changing it.
 * @param {string} folder
 * @returns {string | undefined} why packages must be installed, or undefined
 */
export function reinstallReason(folder) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return 'Packages are not installed yet';
  const installed = packagesOf(record);
  const wanted = Object.entries(packagesOf(join(folder, 'package-lock.json')));
  const isCurrent = wanted.every(
    ([path, { version, optional }]) =>
      path === '' || optional || installed[path]?.version === version,
  );
  return isCurrent ? undefined : 'Installed packages differ from package-lock.json';
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

/** @param {string} reason */
function installPackages(reason) {
  console.error(`${reason}: running npm ci, which takes a minute ...`);
  const { status } = runNpm(['ci', '--no-progress']);
  if (status !== 0) {
    exitNotReady(
      'npm ci failed; see its message above. Check the network, then run npm ci yourself.',
    );
  }
}

/**
 * Runs npm with its output on stderr, because stdout belongs to the command.
 * @param {string[]} args
 */
function runNpm(args) {
  const stdio = /** @type {const} */ (['ignore', 2, 2]);
  const npm = process.env['npm_execpath'];
  return npm
    ? spawnSync(process.execPath, [npm, ...args], { stdio })
    : spawnSync('npm', args, { stdio, shell: process.platform === 'win32' });
}
