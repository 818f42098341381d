import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { MAX_CHARACTERS } from '../../../native-simulator/recording/parse-recording';
import { CommandFailure } from '../failure';
import { readRecording } from './read-recording';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shenidar-recording-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const fixture = 'fixtures/recordings/market-credit.json';

it('counts characters, of which a Persian one has two bytes', () => {
  const file = join(folder, 'long.json');
  const recording = JSON.parse(readFileSync(fixture, 'utf8')) as { name: string };
  // JSON may have spaces at its end.
  const name = 'آ'.repeat(100);
  const text = JSON.stringify({ ...recording, name });
  writeFileSync(file, text + ' '.repeat(MAX_CHARACTERS - text.length));
  expect(readFileSync(file).byteLength).toBeGreaterThan(MAX_CHARACTERS);
  expect(readRecording(file).name).toBe(name);
});

it('reads no file that is longer than any recording', () => {
  const file = join(folder, 'huge.json');
  writeFileSync(file, '');
  truncateSync(file, 4 * MAX_CHARACTERS + 1);
  expect(() => readRecording(file)).toThrow(/too long to be a recording/);
});

it('says why a file cannot be read or is no recording', () => {
  expect(() => readRecording(join(folder, 'lost.json'))).toThrow(CommandFailure);
  expect(() => readRecording(join(folder, 'lost.json'))).toThrow(/^The recording cannot be read: /);
  const file = join(folder, 'other.json');
  writeFileSync(file, '{}');
  expect(() => readRecording(file)).toThrow(new RegExp(`^${file}: .*format`));
});
