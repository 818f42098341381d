import { readdirSync, readFileSync } from 'node:fs';

import fc from 'fast-check';
import { expect, it } from 'vitest';

import { MAX_CHARACTERS, parseRecording } from './parse-recording';

const folder = new URL('../../fixtures/recordings/', import.meta.url);
const files = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
const [good = ''] = files;
const errorsOf = (text: string) => {
  const parsed = parseRecording(text);
  return parsed.ok ? [] : parsed.errors;
};

it('reads every recording of the fixtures', () => {
  expect(files.length).toBeGreaterThan(0);
  for (const text of files) expect(errorsOf(text)).toEqual([]);
});

it.each([
  ['The file is not JSON: ', '{'],
  ['The file is not a recording', 'null'],
  ['The file is not a recording', '{"format":"other"}'],
  ['The recording has the version none', '{"format":"shenidar-recording"}'],
  ['The recording has the version 2', '{"format":"shenidar-recording","version":2}'],
  ['The file is too long', ' '.repeat(MAX_CHARACTERS + 1)],
])('refuses a file with "%s"', (start, text) => {
  expect(errorsOf(text)).toEqual([expect.stringContaining(start)]);
});

it('names the place of each error in the file', () => {
  const data = JSON.parse(good) as { launch: object; entries: { kind: string; ms: unknown }[] };
  const [first] = data.entries;
  const broken = { ...data, entries: [{ ...first, ms: 'soon' }], extra: 1 };
  const errors = errorsOf(JSON.stringify(broken));
  expect(errors).toContain('extra: this field does not exist.');
  expect(errors).toContain('entries.0.ms: expected number, found "soon".');
});

it('never throws', () => {
  fc.assert(fc.property(fc.json(), (text) => typeof parseRecording(text).ok === 'boolean'));
});
