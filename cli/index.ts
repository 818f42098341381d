/** The entry of `shenidar`: the real outside for cli/program.ts. */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { endWithParent } from '../scripts/lib/end-with-parent';
import { root } from '../scripts/lib/prepare.mjs';
import { clients } from '../src/shared/config/clients';
import { environments } from '../src/shared/config/environments';
import type { Deps } from './deps';
import { createProgress } from './lib/progress';
import { openCommand } from './lib/open-command';
import { readSuites } from './lib/suites';
import { runCommandLine } from './program';

/** Building two things on a busy machine, and then some. */
const startTimeoutMs = 300_000;

const interruption = new AbortController();
endWithParent(() => interruption.abort());
// What only one command needs is loaded by that command.
const progress = createProgress(process.stderr);
const { stdin: input, stderr: output } = process;

const deps: Deps = {
  rows: { clients, environments },
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
  // Logs are read in wider windows than terminals.
  columns: process.stdout.isTTY ? process.stdout.columns : 160,
  isInteractive: input.isTTY && process.stdout.isTTY,
  ask: async (question) => {
    const { ask } = await import('./lib/ask');
    return ask(question, { input, output }, interruption.signal);
  },
  interrupted: interruption.signal,
  startTimeoutMs,
  launch: async (plan, signal) => {
    const { startLaunch } = await import('./lib/start-launch');
    return startLaunch(plan, { signal, progress });
  },
  openBrowser: (url) => {
    const { command, args } = openCommand(process.platform, url);
    const opener = spawn(command, args, { stdio: 'ignore', detached: true });
    opener.on('error', () => console.error(`No browser could be opened; the address is ${url}`));
    opener.unref();
  },
  startMock: async (where) => {
    const { startHttpMock } = await import('../mock-api/http');
    return startHttpMock(where);
  },
  suites: () => readSuites(join(root, 'e2e', 'specs')),
  runMatrix: async (runs, settings) => {
    const { runMatrix } = await import('./lib/run-matrix');
    return runMatrix(runs, settings, { signal: interruption.signal, progress });
  },
  mergeReports: async (folder, settings) => {
    const { mergeReports } = await import('./lib/run-matrix');
    // npm starts us in the repository's root, and tells where it was called.
    const blobs = resolve(process.env['INIT_CWD'] ?? root, folder);
    return mergeReports(blobs, settings, interruption.signal);
  },
  replay: async (plan) => {
    const { runReplay } = await import('./lib/replay/run-replay');
    return runReplay(plan, { signal: interruption.signal, progress });
  },
  checkMachine: async () => {
    const { checkMachine } = await import('./lib/machine-checks');
    return checkMachine();
  },
};

process.exitCode = await runCommandLine(process.argv.slice(2), deps);
