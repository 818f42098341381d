import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { findNewerThanTargets } from './old-targets';

const folder = mkdtempSync(join(tmpdir(), 'targets-'));
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('finds what the oldest engines lack, and nothing that is provided, guarded or old', async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const lines = [
    'export const a = [1, 2].findLast(Boolean);',
    'export const b = structuredClone({});',
    "export const d = 'a-b'.replaceAll('-', '+');",
    'export const e = [2, 1].toSorted().at(-1)?.toFixed() ?? 0;',
    'export const f = window.requestIdleCallback;',
  ];
  writeFileSync(join(folder, 'assets/a.js'), lines.join('\n'));
  const { fileCount, found } = await findNewerThanTargets(folder);
  expect(fileCount).toBe(1);
  const places = found.map((line) => /a\.js:(\d+):/.exec(line)?.[1]);
  expect([...new Set(places)]).toEqual(['1', '2']);
});
