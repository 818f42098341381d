/** The entry of `shenidar`: passes the real side effects to cli/program.ts. */
import { join, resolve } from 'node:path';
import { endWithParent } from '../scripts/lib/end-with-parent';
import { root } from '../scripts/lib/prepare.mjs';
import { clients } from '../src/shared/config/clients';
import { environments } from '../src/shared/config/environments';
import type { Deps } from './deps';
import { createProgress } from './lib/progress';
import { openBrowser } from './lib/open-browser';
import { readSuites } from './lib/suites';
import { runCommandLine } from './program';

/** Enough for two builds on a busy machine. */
const START_TIMEOUT_MS = 300_000;

const interruption = new AbortController();
endWithParent(() => interruption.abort());
// A reader that has enough, such as `head`, closes the pipe. That ends a command, and is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  interruption.abort();
});
const progress = createProgress(process.stderr);
const { stdin: input, stderr: output } = process;

// Each command loads its own heavy modules, so that the others start quickly.
const deps: Deps = {
  rows: { clients, environments },
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
  // CI logs are wider than a terminal.
  columns: process.stdout.isTTY ? process.stdout.columns : 160,
  isInteractive: input.isTTY && process.stdout.isTTY,
  ask: async (question) => {
    const { ask } = await import('./lib/ask');
    return ask(question, { input, output }, interruption.signal);
  },
  interrupted: interruption.signal,
  startTimeoutMs: START_TIMEOUT_MS,
  launch: async (plan, signal) => {
    const { startLaunch } = await import('./lib/start-launch');
    return startLaunch(plan, { signal, progress });
  },
  openBrowser,
  startMock: async (where) => {
    const { startHttpMock } = await import('../mock-api/http');
    return startHttpMock(where);
  },
  suites: () => readSuites(join(root, 'e2e', 'specs')),
  runMatrix: async (runs, settings) => {
    const { runMatrix } = await import('./lib/run-matrix');
    return runMatrix(runs, settings, { signal: interruption.signal, progress });
  },
  playwrightBuild: async (name) => {
    const { findPlaywrightBuild } = await import('../scripts/lib/playwright-build');
    return findPlaywrightBuild(name);
  },
  runEngine: async (name, plan) => {
    const { runEngines } = await import('./lib/run-engines');
    return runEngines(name, plan, { signal: interruption.signal, progress });
  },
  mergeReports: async (folder, settings) => {
    const { mergeReports } = await import('./lib/run-matrix');
    // npm runs us in the repository's root and passes the caller's folder in INIT_CWD.
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
