import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { parseConfigQuery } from '../config/address';
import { defaultPhone } from '../config/simulator-config';
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
  expect(result).toEqual({
    ok: true,
    scenario: {
      ...{ title: text, about: text, apiFaults: [] },
      config: {
        ...{ network: 'online', drivesAll: false },
        phones: [{ ...defaultPhone, client: 'iGap', platform: 'web', device: 'phone-390' }],
      },
    },
  });
});

it.each([
  ['iGap', undefined],
  ['Develop', undefined],
  ['Develop', 'ios'],
  ['Develop', 'web'],
])('gives %s on %s the phone that it has in an address', (client, platform) => {
  const phone = { client, ...(platform && { platform }) };
  const result = parseScenario(JSON.stringify({ title: text, about: text, phones: [phone] }));
  const query = new URLSearchParams(phone).toString();
  expect(result).toMatchObject({
    scenario: { config: { phones: parseConfigQuery(query).config.phones } },
  });
});

it('reads each setting of a file', () => {
  const phone = {
    ...{ client: 'iGap', platform: 'android', device: 'narrow-320', isLandscape: true },
    ...{ tabBar: 'shown', path: '/clp', persona: null, token: 't', tokenEdits: { adsId: 'x' } },
    ...{ without: ['share'], faults: { exit: 'late' } },
  };
  const apiFaults = [
    { method: 'GET', path: '/api/a', status: 503, body: null, times: 1, after: 0, when: 'after' },
    { method: '*', path: '*', network: 'hang', delayMs: 0 },
  ];
  const settings = { network: 'slow', drivesAll: true };
  const file = { title: text, about: text, ...settings, phones: [phone, phone], apiFaults };
  expect(parseScenario(JSON.stringify(file))).toEqual({
    ok: true,
    scenario: {
      ...{ title: text, about: text, apiFaults },
      config: { ...settings, phones: [phone, phone] },
    },
  });
});

it.each([
  ['{', /^The file is not JSON/],
  ['{}', /^title: expected "title", found undefined\.$/m],
  ['null', /^the file: expected Object, found null\.$/],
  [JSON.stringify({ title: text, about: text, phones: [] }), /^phones: /],
  [
    JSON.stringify({ title: text, about: text, phones: [{ client: 'nobody' }] }),
    /^phones\.0\.client: expected .*iGap.*found "nobody"/,
  ],
  [
    JSON.stringify({ title: text, about: text, phones: [{ client: 'iGap', colour: 1 }] }),
    /^phones\.0\.colour: this setting does not exist\.$/,
  ],
  [
    JSON.stringify({ title: text, about: text, phones: [{ client: 'iGap', path: 'library' }] }),
    /^phones\.0\.path: a path begins with one slash, found "library"\.$/,
  ],
  [
    JSON.stringify({
      ...{ title: text, about: text, phones: [{ client: 'iGap' }] },
      apiFaults: [
        { method: '*', path: '*', status: 199 },
        { method: '*', path: '*', times: 0 },
        { method: '*', path: '*', after: 0.5 },
        { method: '*', path: '*', delayMs: -1 },
      ],
    }),
    /^apiFaults\.0\.status: expected >=200, found 199\.\napiFaults\.1\.times: expected >=1, found 0\.\napiFaults\.2\.after: Invalid integer: Received 0\.5\.\napiFaults\.3\.delayMs: expected >=0, found -1\.$/,
  ],
  [
    JSON.stringify({
      ...{ title: text, about: text },
      phones: Array.from({ length: 5 }, () => ({ client: 'iGap' })),
    }),
    /^phones: expected <=4, found 5\.$/,
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
