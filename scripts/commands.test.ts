import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from './lib/prepare.mjs';

/** Enough for Vite's dev server on a busy machine. */
const START_TIMEOUT_MS = 240_000;

const running: ChildProcess[] = [];
const servers: Server[] = [];
const folders: string[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  for (const server of servers.splice(0)) server.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const run = (script: string, ...args: string[]) => runIn(root, script, ...args);

/** Runs the script of an npm command in a folder; resolves when it ends or prints an address. */
async function runIn(cwd: string, script: string, ...args: string[]) {
  return runAs({}, cwd, script, ...args);
}

/** A user who may read the checkout, but not write to it. Only root can start a process as another user. */
const nobody = { uid: 65_534, gid: 65_534 };
const canBeNobody =
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, ['-e', ''], { cwd: root, ...nobody }).status === 0;

async function runAs(user: Partial<typeof nobody>, cwd: string, script: string, ...args: string[]) {
  const program = join(root, `scripts/${script}.ts`);
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), program, ...args],
    {
      cwd,
      ...user,
      env: { ...process.env, NO_COLOR: '1', TSX_TSCONFIG_PATH: join(root, 'tsconfig.json') },
    },
  );
  running.push(child);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const address = new Promise<null>((resolve) => {
    child.stdout.on('data', () => {
      if (/https?:\/\/\S+/.test(output.stdout)) resolve(null);
    });
  });
  return { exitCode: await Promise.race([ended, address]), ...output };
}

async function busyPort(): Promise<string> {
  const server = createServer().listen(0);
  servers.push(server);
  await once(server, 'listening');
  return String((server.address() as AddressInfo).port);
}

describe.each(['start', 'mock', 'preview', 'build'])('npm run %s', (script) => {
  it.each([['--prot', '4000'], ['--x'], ['surplus']])(
    'rejects %s with the valid options',
    async (...args) => {
      const { exitCode, stdout, stderr } = await run(script, ...args);
      expect(exitCode).toBe(2);
      expect(stdout).toBe('');
      expect(stderr.trim().split('\n')).toHaveLength(1);
      expect(stderr).toContain(script === 'build' ? '--mode' : '--port');
    },
    START_TIMEOUT_MS,
  );
});

describe('npm run build', () => {
  it(
    'shows the syntax error of a source, and exits with 1',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'broken-build-'));
      folders.push(folder);
      writeFileSync(join(folder, 'index.html'), '<script type="module" src="/a.ts"></script>');
      writeFileSync(join(folder, 'a.ts'), 'export const a = 1;\nexport const = 1;\n');
      const { exitCode, stderr } = await runIn(folder, 'build', '--mode', 'pwa');
      expect(exitCode).toBe(1);
      expect(stderr).toContain('a.ts:2:14');
    },
    START_TIMEOUT_MS,
  );
});

describe('npm start', () => {
  it(
    'obeys --port',
    async () => {
      const server = createServer().listen(0);
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      await new Promise((resolve) => server.close(resolve));
      const { exitCode, stdout } = await run('start', '--port', String(port));
      expect(exitCode).toBeNull();
      expect(stdout).toContain(`http://localhost:${port}/`);
      expect(stdout).not.toContain('in use');
    },
    START_TIMEOUT_MS,
  );

  it(
    'exits with 3 when the given port is in use',
    async () => {
      const { exitCode, stderr } = await run('start', '--port', await busyPort());
      expect(exitCode).toBe(3);
      expect(stderr).toMatch(/^Port \d+ is in use\. Choose another with --port.*\n$/);
    },
    START_TIMEOUT_MS,
  );
});

/** A folder with these files of a build. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

it.each([
  ['nothing', {}, 1],
  ['no trace of tests', { 'dist/pwa/a.js': 'app' }, 0],
  ['a trace of tests', { 'dist/pwa/assets/a.js': 'fetch("/__mock/state")' }, 1],
])(
  'exits after a build with %s with the code that says so',
  async (_what, files, code) => {
    const folder = folderWith({ 'dist/pwa/.vite/manifest.json': '/__mock', ...files });
    expect((await runIn(folder, 'check-purity', 'pwa')).exitCode).toBe(code);
  },
  START_TIMEOUT_MS,
);

it(
  'exits with 1 where a part of the first screen has no file of its own, though no budget is exceeded',
  async () => {
    const folder = folderWith({ 'dist/pwa/.vite/manifest.json': '{}', 'dist/pwa/index.html': '' });
    const { exitCode, stderr } = await runIn(folder, 'check-bytes', 'pwa');
    expect(stderr).not.toContain('Over budget');
    expect([exitCode, stderr.includes('Too early: ')]).toEqual([1, true]);
  },
  START_TIMEOUT_MS,
);

it(
  'serves a build with each of the hosts that npm run preview is given',
  async () => {
    const folder = folderWith({ 'dist/pwa/index.html': '<html><head></head><body></body></html>' });
    const names = ['site', 'auth', 'report', 'chat'];
    const hosts = names.map((name) => `--${name}-host=https://${name}.test`);
    const args = ['--port', '0', '--no-mock', '--public-origin=https://public.test', ...hosts];
    const { exitCode, stdout } = await runIn(folder, 'preview', ...args);
    expect(exitCode).toBeNull();
    const [address = ''] = /http:\/\/\S+/.exec(stdout) ?? [];
    const page = await (await fetch(address)).text();
    for (const name of names) {
      expect(page).toContain(
        `<meta name="shenidar-${name}-host" content="https://${name}.test" />`,
      );
    }
    const robots = await (await fetch(new URL('/robots.txt', address))).text();
    expect(robots).toContain('Sitemap: https://public.test/');
  },
  START_TIMEOUT_MS,
);

describe.runIf(canBeNobody)('in a read-only checkout', () => {
  it.each([
    [
      'start',
      ['--port', '0'],
      3,
      /^The dev server's cache cannot be written \(EACCES: .*\)\. .*\.\n$/,
    ],
    ['build', ['--mode', 'pwa'], 1, /^The build cannot be written \(EACCES: .*\)\. .*\.\n$/],
  ] as const)(
    'npm run %s says so in one sentence',
    async (script, args, code, sentence) => {
      const { exitCode, stdout, stderr } = await runAs(nobody, root, script, ...args);
      expect(stderr).toMatch(sentence);
      expect([exitCode, stdout]).toEqual([code, '']);
    },
    START_TIMEOUT_MS,
  );
});
