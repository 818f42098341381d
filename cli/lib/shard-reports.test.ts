import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exitCodes } from './failure';
import { copyShardReports } from './shard-reports';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shards-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('copies the reports and no other file', () => {
  for (const name of ['1.zip', '2.zip', 'readme.txt']) writeFileSync(join(folder, name), name);
  mkdirSync(join(folder, 'folder.zip'));
  const copy = copyShardReports(folder);
  expect(readdirSync(copy).sort()).toEqual(['1.zip', '2.zip']);
  expect(readdirSync(folder)).toHaveLength(4);
  rmSync(copy, { recursive: true });
});

it.each([
  ['without reports', () => folder, 'has no shard reports'],
  ['that does not exist', () => join(folder, 'nowhere'), 'cannot be read: ENOENT'],
])('rejects a folder %s', (_what, path, message) => {
  const refusal = expect.objectContaining({
    exitCode: exitCodes.badUsage,
    message: expect.stringContaining(message) as string,
  }) as Error;
  expect(() => copyShardReports(path())).toThrow(refusal);
});
