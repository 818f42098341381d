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

type Change = (data: { name: string; launch: object; entries: object[] }) => object;
const refused: readonly (readonly [string, Change])[] = [
  [
    'entries.0.path: a path begins with one slash, found "//a".',
    ({ entries }) => ({ entries: [{ kind: 'route', ms: 0, path: '//a' }, ...entries] }),
  ],
  [
    'entries.0.ms: Invalid integer: Received 1.5.',
    ({ entries }) => ({ entries: entries.map((entry) => ({ ...entry, ms: 1.5 })).slice(0, 1) }),
  ],
  ['name: expected !0, found 0.', () => ({ name: '' })],
  ['name: expected <=200, found 201.', () => ({ name: 'x'.repeat(201) })],
  ['launch.persona: expected ', ({ launch }) => ({ launch: { ...launch, persona: 'nobody' } })],
  [
    'entries: expected <=20000, found 20001.',
    () => ({
      entries: Array.from({ length: 20_001 }, () => ({ kind: 'route', ms: 0, path: '/' })),
    }),
  ],
  [
    'entries.0.path: expected "/__mock/", found "/api/a".',
    () => ({ entries: [{ kind: 'control', ms: 0, method: 'POST', path: '/api/a' }] }),
  ],
  [
    'entries.0.status: expected <=599, found 600.',
    () => ({ entries: [{ kind: 'api', ms: 0, method: 'GET', path: '/', status: 600 }] }),
  ],
  [
    'entries.0.nth: expected >=0, found -1.',
    () => ({ entries: [{ kind: 'click', ms: 0, role: 'button', name: '', nth: -1 }] }),
  ],
  ['entries.0.key: expected ', () => ({ entries: [{ kind: 'press', ms: 0, key: 'a' }] })],
];
it.each(refused)('refuses what is not as it should be: %s', (sentence, change) => {
  const data = JSON.parse(good) as Parameters<Change>[0];
  const errors = errorsOf(JSON.stringify({ ...data, ...change(data) }));
  expect(errors).toEqual([expect.stringContaining(sentence)]);
});

it('reads a file of the greatest length, with a request that had no answer', () => {
  const data = JSON.parse(good) as Parameters<Change>[0];
  const entries = [{ kind: 'api', ms: 0, method: 'GET', path: '/', status: 0 }];
  const text = JSON.stringify({ ...data, name: 'x'.repeat(200), entries });
  expect(errorsOf(text.padEnd(MAX_CHARACTERS))).toEqual([]);
});

it('names no more than five errors', () => {
  const entries = Array.from({ length: 9 }, () => ({ kind: 'route' }));
  const data = JSON.parse(good) as object;
  expect(errorsOf(JSON.stringify({ ...data, entries }))).toHaveLength(5);
});

it('never throws', () => {
  fc.assert(fc.property(fc.json(), (text) => typeof parseRecording(text).ok === 'boolean'));
});
