import { mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isRunning } from '../lib/descendants';
import { runProgram } from './run-program';

const PROCESS_TIMEOUT_MS = 240_000;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'program-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function program(code: string): string {
  const file = join(folder, 'program.cjs');
  writeFileSync(file, code);
  return file;
}

const run = (args: readonly string[], signal = new AbortController().signal) =>
  runProgram({ args, stdout: 'stderr', signal, graceMs: 200 });

it('resolves with the exit code', async () => {
  expect(await run([program('process.exit(7)')])).toBe(7);
});

it('counts the end by a signal as a failure', async () => {
  expect(await run(['-e', "process.kill(process.pid, 'SIGKILL')"])).toBe(1);
});

it('passes arguments and environment unchanged', async () => {
  const file = join(folder, 'output');
  const code = `require('fs').writeFileSync(${JSON.stringify(file)}, process.argv[2] + process.env.A)`;
  await runProgram({
    args: [program(code), '$(x) "y"'],
    environment: { A: ';z' },
    stdout: 'stderr',
    signal: new AbortController().signal,
  });
  expect(readFileSync(file, 'utf8')).toBe('$(x) "y";z');
});

it('starts nothing after an interruption', async () => {
  const file = join(folder, 'started');
  const code = `require('fs').writeFileSync(${JSON.stringify(file)}, '')`;
  await expect(run([program(code)], AbortSignal.abort())).rejects.toMatchObject({ exitCode: 130 });
  expect(existsSync(file)).toBe(false);
});

it('leaves no timer and no listener behind, also after an interruption', async () => {
  const graceMs = 60_001;
  const started = vi.spyOn(globalThis, 'setTimeout');
  const cleared = vi.spyOn(globalThis, 'clearTimeout');
  for (const isInterrupted of [false, true]) {
    const interruption = new AbortController();
    const { signal } = interruption;
    const removed = vi.spyOn(signal, 'removeEventListener');
    const stay = isInterrupted ? 'setInterval(() => {}, 1000)' : '';
    const ended = runProgram({ args: ['-e', stay], stdout: 'stderr', signal, graceMs });
    if (isInterrupted) interruption.abort();
    await ended.catch(() => undefined);
    expect(removed.mock.calls).toEqual([['abort', expect.any(Function)]]);
  }
  const graces = started.mock.calls.flatMap(([, ms], index) =>
    ms === graceMs ? [started.mock.results[index]?.value as unknown] : [],
  );
  expect(graces).toHaveLength(1);
  expect(cleared.mock.calls.flat()).toEqual(expect.arrayContaining(graces));
});

it.skipIf(process.platform === 'win32').each([
  ['that handles the interruption', "child.kill('SIGKILL'); process.exit(130);"],
  ['that ends without its child', 'process.exit(130);'],
  ['that ignores the interruption', ''],
])(
  'ends a program %s, with its child',
  async (_what, atInterruption) => {
    const file = join(folder, 'ids');
    const interruption = new AbortController();
    const stay = 'process.on("SIGINT", () => {}); setInterval(() => {}, 1000);';
    const ended = run(
      [
        program(`
          const child = require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(stay)}]);
          process.on('SIGINT', () => { ${atInterruption} });
          require('fs').writeFileSync(${JSON.stringify(file)}, process.pid + ' ' + child.pid);
          setInterval(() => {}, 1000);
        `),
      ],
      interruption.signal,
    );
    const ids = () => (existsSync(file) ? readFileSync(file, 'utf8').split(' ').map(Number) : []);
    await expect.poll(() => ids().length, { timeout: PROCESS_TIMEOUT_MS }).toBe(2);
    interruption.abort();
    await expect(ended).rejects.toMatchObject({ exitCode: 130 });
    expect(ids().filter(isRunning)).toEqual([]);
  },
  PROCESS_TIMEOUT_MS,
);
