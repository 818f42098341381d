import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../scripts/lib/prepare.mjs';
import { descendantsOf, isRunning } from './testing/descendants';

/** Long enough for a process that loads TypeScript on a busy machine, in ms. */
const patience = 60_000;

/** The way of the command line through real processes. */
interface RealRun {
  readonly child: ChildProcess;
  /** Grows while it runs. */
  readonly text: { stdout: string; stderr: string };
  readonly exitCode: Promise<number | null>;
}

let builds = '';
const running: ChildProcess[] = [];
beforeEach(() => {
  builds = mkdtempSync(join(tmpdir(), 'builds-'));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(builds, { recursive: true });
});

function shenidar(...args: string[]): RealRun {
  const child = spawn(process.execPath, ['--import', 'tsx', 'cli/index.ts', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, SHENIDAR_BUILDS: builds },
  });
  running.push(child);
  const text = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (text.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text.stderr += chunk.toString()));
  return { child, text, exitCode: once(child, 'close').then(([code]) => code as number | null) };
}

const says = (run: RealRun, channel: 'stdout' | 'stderr', what: string) =>
  expect.poll(() => run.text[channel], { timeout: patience }).toContain(what);

it(
  'answers on stdout, with no colour and nothing beside it: 0',
  async () => {
    const run = shenidar('list', '--json');
    expect(await run.exitCode).toBe(0);
    expect(run.text.stderr).toBe('');
    expect(JSON.parse(run.text.stdout)).toHaveProperty('combinations');
  },
  patience,
);

it(
  'complains in one line on stderr: 2',
  async () => {
    const run = shenidar('launch', '--client', '$(exit 0)', '--env', 'pwa');
    expect(await run.exitCode).toBe(2);
    expect(run.text.stdout).toBe('');
    expect(run.text.stderr).toMatch(/^There is no client "\$\(exit 0\)".*\n$/);
  },
  patience,
);

it(
  'finds a port taken: 3',
  async () => {
    const server = createServer().listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const run = shenidar('mock', '--port', String(port));
    expect(await run.exitCode).toBe(3);
    expect(run.text.stderr).toMatch(/^Port \d+ is taken\..*\n$/);
    server.close();
  },
  patience,
);

it.each(['SIGINT', 'SIGTERM'] as const)(
  'serves until %s, and ends well: 0',
  async (signal) => {
    const run = shenidar('mock', '--port', '0', '--json');
    await says(run, 'stdout', 'ready');
    const { mockUrl } = JSON.parse(run.text.stdout) as { mockUrl: string };
    expect((await fetch(`${mockUrl}/__mock/journal`)).status).toBe(200);
    run.child.kill(signal);
    expect(await run.exitCode).toBe(0);
    await expect(fetch(mockUrl)).rejects.toThrow();
  },
  patience,
);

it.skipIf(process.platform === 'win32')(
  'ends a build that is under way, and leaves no process and no file of it: 130',
  async () => {
    const run = shenidar('launch', '--client', 'other', '--env', 'pwa', '--port', '0', '--json');
    await says(run, 'stderr', 'Building pwa');
    const id = run.child.pid!;
    await expect.poll(() => descendantsOf(id).length, { timeout: patience }).toBeGreaterThan(0);
    const children = descendantsOf(id);
    run.child.kill('SIGINT');
    expect(await run.exitCode).toBe(130);
    expect(run.text.stdout).toBe('');
    expect(run.text.stderr).toContain('Interrupted.');
    expect(children.filter(isRunning)).toEqual([]);
    expect(readdirSync(builds)).toEqual([]);
  },
  patience,
);
