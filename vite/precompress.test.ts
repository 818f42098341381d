import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFolder } from './precompress.ts';

const text = 'a line of text\n'.repeat(100);
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('writes a brotli and a gzip copy of each text file', async () => {
  const path = join(folder, 'assets/a.js');
  writeFileSync(path, text);
  await compressFolder(folder);
  expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(text);
  expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(text);
});

it.each([
  ['a picture', 'assets/a.webp', text],
  ['a small file', 'assets/a.css', 'a{}'],
])('does not compress %s', async (_what, file, content) => {
  const path = join(folder, file);
  writeFileSync(path, content);
  await compressFolder(folder);
  expect(existsSync(`${path}.br`)).toBe(false);
});
