import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { parseScenario } from './scenario';

const folder = new URL('../../fixtures/scenarios/', import.meta.url);
const text = { en: 'A', fa: 'A' };

describe('the scenario files', () => {
  it.each(readdirSync(folder))('%s is valid', (file) => {
    expect(parseScenario(readFileSync(new URL(file, folder), 'utf8'))).toMatchObject({ ok: true });
  });
});

it('completes a file with the defaults', () => {
  const result = parseScenario(
    JSON.stringify({ title: text, about: text, phones: [{ client: 'iGap' }] }),
  );
  expect(result).toMatchObject({
    ok: true,
    scenario: { config: { network: 'online', phones: [{ platform: 'web', path: '/' }] } },
  });
});

it.each([
  ['{', /^The file is not JSON/],
  ['{}', /^title: /],
  [JSON.stringify({ title: text, about: text, phones: [] }), /^phones: /],
  [
    JSON.stringify({ title: text, about: text, phones: [{ client: 'nobody' }] }),
    /^phones\.0\.client: expected .*iGap.*found "nobody"/,
  ],
  [
    JSON.stringify({ title: text, about: text, phones: [{ client: 'iGap', colour: 1 }] }),
    /^phones\.0\.colour: this setting does not exist/,
  ],
])('names the error in %s', (file, message) => {
  const result = parseScenario(file);
  expect(result).toMatchObject({ ok: false });
  if (!result.ok) expect(result.errors.join('\n')).toMatch(message);
});

it('never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (file) => {
      expect(parseScenario(file).ok).toBe(false);
    }),
  );
});
