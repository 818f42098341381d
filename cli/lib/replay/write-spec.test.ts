import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { root } from '../../../scripts/lib/prepare.mjs';
import { exitCodes } from '../failure';
import { readRecording } from './read-recording';
import { writeSpec } from './write-spec';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shenidar-spec-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const recording = readRecording(join(root, 'fixtures/recordings/market-credit.json'));
const fixtures = join(root, 'e2e/fixtures/test');

it.each(['one.spec.ts', 'new/folder/two.spec.ts'])('imports the fixtures into %s', (name) => {
  const file = join(folder, name);
  writeSpec(recording, file);
  const [, path = ''] = /from '([^']*fixtures\/test)'/.exec(readFileSync(file, 'utf8')) ?? [];
  expect(path).toMatch(/^\.\.?\//);
  expect(resolve(dirname(file), path)).toBe(fixtures);
});

it('refuses a name by which Playwright would not find it', () => {
  for (const name of ['one.ts', 'one.spec.js', 'spec.ts'])
    expect(() => writeSpec(recording, join(folder, name))).toThrow(
      expect.objectContaining({ exitCode: exitCodes.badUsage }) as Error,
    );
});

it('says why it cannot be written', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => writeSpec(recording, join(folder, 'file', 'one.spec.ts'))).toThrow(
    /^The spec cannot be written: E/,
  );
});
