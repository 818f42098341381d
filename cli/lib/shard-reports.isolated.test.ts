// @vitest-environment node
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { exitCodes } from './failure';
import { copyShardReports } from './shard-reports';

vi.mock('node:fs', async (load) => {
  const real = { ...(await load<typeof import('node:fs')>()), cpSync: vi.fn() };
  return { ...real, default: real };
});

it('leaves no copy behind when a report cannot be copied', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shards-'));
  writeFileSync(join(folder, '1.zip'), '');
  vi.mocked(cpSync).mockImplementation(() => {
    throw new Error('the disk is full');
  });
  const refusal = expect.objectContaining({
    exitCode: exitCodes.badUsage,
    message: 'The shard reports cannot be read: the disk is full',
  }) as Error;
  expect(() => copyShardReports(folder)).toThrow(refusal);
  const copy = dirname(String(vi.mocked(cpSync).mock.calls[0]?.[1]));
  expect(copy).not.toBe(folder);
  expect(existsSync(copy)).toBe(false);
  rmSync(folder, { recursive: true });
});
