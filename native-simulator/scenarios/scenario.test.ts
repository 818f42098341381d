import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { parseScenario } from './scenario';

const folder = new URL('../../fixtures/scenarios/', import.meta.url);
const words = { en: 'A', fa: 'A' };

describe('the scenario files', () => {
  it.each(readdirSync(folder))('%s can be opened', (file) => {
    expect(parseScenario(readFileSync(new URL(file, folder), 'utf8'))).toMatchObject({ ok: true });
  });
});

it('completes what a file leaves out', () => {
  const result = parseScenario(
    JSON.stringify({ title: words, about: words, phones: [{ client: 'iGap' }] }),
  );
  expect(result).toMatchObject({
    ok: true,
    scenario: { config: { network: 'online', phones: [{ platform: 'web', path: '/' }] } },
  });
});

it.each([
  ['{', /^This is no JSON/],
  ['{}', /^title: /],
  [JSON.stringify({ title: words, about: words, phones: [] }), /^phones: /],
  [
    JSON.stringify({ title: words, about: words, phones: [{ client: 'nobody' }] }),
    /^phones\.0\.client: expected .*iGap.*found "nobody"/,
  ],
  [
    JSON.stringify({ title: words, about: words, phones: [{ client: 'iGap', colour: 1 }] }),
    /^phones\.0\.colour: there is no such setting/,
  ],
])('says what is wrong with %s', (text, message) => {
  const result = parseScenario(text);
  expect(result).toMatchObject({ ok: false });
  if (!result.ok) expect(result.errors.join('\n')).toMatch(message);
});

it('never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseScenario(text).ok).toBe(false);
    }),
  );
});
