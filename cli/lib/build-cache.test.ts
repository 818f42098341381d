import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ensureBuild } from './build-cache';
import { contentHash } from './content-hash';

let root = '';
let cache = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cache-'));
  cache = join(root, 'builds');
  mkdirSync(join(root, 'src/a'), { recursive: true });
  write('src/a/b.ts', '1');
  write('lock.json', '{}');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const write = (file: string, text: string) => writeFileSync(join(root, file), text);

const build = vi.fn(async (folder: string) => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), '');
});
beforeEach(() => void build.mockClear());

const ensure = (name = 'pwa') =>
  ensureBuild({ name, inputs: ['src', 'lock.json', 'missing'], root, cache, build });

it('builds once for the same inputs', async () => {
  const folder = await ensure();
  expect(existsSync(join(folder, 'index.html'))).toBe(true);
  write('src/a/b.ts', '1');
  write('src/a/b.test.ts', 'no build reads a test');
  expect(await ensure()).toBe(folder);
  expect(build).toHaveBeenCalledOnce();
});

it.each([
  ['changed', () => write('src/a/b.ts', '2')],
  ['added', () => write('src/a/c.ts', '')],
  ['renamed', () => renameSync(join(root, 'src/a/b.ts'), join(root, 'src/a/c.ts'))],
  ['removed', () => rmSync(join(root, 'lock.json'))],
])('builds again after a file was %s', async (_what, change) => {
  const before = await ensure();
  change();
  expect(await ensure()).not.toBe(before);
  expect(build).toHaveBeenCalledTimes(2);
});

it.runIf(process.platform === 'linux')('serves a build from a read-only cache', async () => {
  const folder = await ensure();
  rmSync(folder, { recursive: true });
  // A folder whose times not even root can change.
  symlinkSync('/proc/self', folder);
  expect(await ensure()).toBe(folder);
  expect(build).toHaveBeenCalledOnce();
});

it('reports a cache that cannot be written in one sentence', async () => {
  cache = join(root, 'lock.json', 'builds');
  await expect(ensure()).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringMatching(
      /^The build cache cannot be written \(ENOTDIR.* SHENIDAR_BUILDS/,
    ) as string,
  });
});

it('takes its inputs in any order', () => {
  const hashOf = (...inputs: string[]) => contentHash(root, inputs, 'pwa');
  expect(hashOf('src', 'lock.json')).toBe(hashOf('lock.json', 'src'));
  expect(hashOf('src', 'lock.json')).not.toBe(hashOf('src'));
});

it('separates environments', async () => {
  expect(await ensure('pwa')).not.toBe(await ensure('pwa-dev'));
});

it('leaves no folder after a failed build', async () => {
  build.mockImplementationOnce(async (folder) => {
    mkdirSync(folder);
    throw new Error('broken');
  });
  await expect(ensure()).rejects.toThrow('broken');
  expect(readdirSync(cache)).toEqual([]);
});

it("leaves no folder of the server's part beside a build", async () => {
  build.mockImplementationOnce(async (folder) => {
    mkdirSync(folder);
    mkdirSync(`${folder}-prerender`);
  });
  const folder = await ensure();
  expect(readdirSync(cache)).toEqual([basename(folder)]);
});

it('takes the build that another process has finished meanwhile', async () => {
  build.mockImplementationOnce(async (folder) => {
    const finished = folder.replace(/\.\d+$/, '');
    for (const each of [folder, finished]) {
      mkdirSync(each);
      writeFileSync(join(each, 'index.html'), basename(each));
    }
  });
  const folder = await ensure();
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(basename(folder));
  expect(readdirSync(cache)).toEqual([basename(folder)]);
});

it('removes what killed builds have left, and nothing of a build that still runs', async () => {
  const ended = spawnSync(process.execPath, ['--version']).pid;
  const left = [
    `pwa-0123456789abcdef.${ended}`,
    `simulator-pwa-0123456789abcdef.${ended}-prerender`,
  ];
  const others = [`pwa-0123456789abcdef.${process.ppid}`, `pwa-notes.${ended}`];
  for (const name of [...left, ...others]) mkdirSync(join(cache, name), { recursive: true });
  const folder = await ensure();
  expect(readdirSync(cache).sort()).toEqual([...others, basename(folder)].sort());
});

it('keeps its build where another process removes an old one meanwhile', async () => {
  mkdirSync(cache);
  // What is there in the list, and gone when it is looked at.
  symlinkSync(join(root, 'gone'), join(cache, 'pwa-0123456789abcdef'));
  expect(existsSync(await ensure())).toBe(true);
});

it('keeps the three builds that were used last, and those of other environments', async () => {
  const other = await ensure('pwa-dev');
  const folders: string[] = [];
  for (const text of ['1', '2', '3', '4']) {
    write('src/a/b.ts', text);
    const folder = await ensure();
    utimesSync(folder, Number(text), Number(text));
    folders.push(folder);
  }
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, true, true, true]);
  expect(existsSync(other)).toBe(true);
});

it('counts a build as used when it is found again', async () => {
  const folders = new Map<string, string>();
  for (const text of ['1', '2', '3']) {
    write('src/a/b.ts', text);
    const folder = await ensure();
    utimesSync(folder, Number(text), Number(text));
    folders.set(text, folder);
  }
  for (const text of ['1', '4']) {
    write('src/a/b.ts', text);
    await ensure();
  }
  const kept = [...folders].filter(([, folder]) => existsSync(folder)).map(([text]) => text);
  expect(kept).toEqual(['1', '3']);
});
