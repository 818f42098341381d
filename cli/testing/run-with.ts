import { clients } from '../../src/shared/config/clients';
import { environments } from '../../src/shared/config/environments';
import type { Deps } from '../deps';
import { runCommandLine } from '../program';

export interface CommandRun {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

function unexpected(what: string): never {
  throw new Error(`This test did not expect ${what}.`);
}

/** Runs a command line in this process. A dependency that the test does not pass throws when it is used. */
export async function runWith(args: string, deps: Partial<Deps> = {}): Promise<CommandRun> {
  return runArguments(args.split(' ').filter(Boolean), deps);
}

/** The same for arguments with spaces or shell syntax. */
export async function runArguments(
  args: readonly string[],
  deps: Partial<Deps> = {},
): Promise<CommandRun> {
  const lines: Record<'stdout' | 'stderr', string[]> = { stdout: [], stderr: [] };
  const exitCode = await runCommandLine(args, {
    rows: { clients, environments },
    out: (text) => lines.stdout.push(text),
    err: (text) => lines.stderr.push(text),
    columns: 120,
    isInteractive: false,
    ask: () => unexpected('a question'),
    interrupted: new AbortController().signal,
    startTimeoutMs: 10_000,
    launch: () => unexpected('a launch'),
    openBrowser: () => unexpected('a browser'),
    startMock: () => unexpected('a mock'),
    suites: () => [],
    runMatrix: () => unexpected('a test run'),
    playwrightBuild: async () => undefined,
    runEngine: () => unexpected('an engine'),
    mergeReports: () => unexpected('reports'),
    replay: () => unexpected('a replay'),
    checkMachine: () => unexpected('a check of the machine'),
    ...deps,
  });
  return { exitCode, stdout: lines.stdout.join('\n'), stderr: lines.stderr.join('\n') };
}
