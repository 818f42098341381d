import fc from 'fast-check';
import { expect, it } from 'vitest';

import { methodNames } from '@/shared/bridge/methods';
import { clients } from '@/shared/config/clients';
import { platforms } from '@/shared/config/combinations';
import { personas } from '@fixtures/users/personas';

import { parseConfigQuery, formatConfigQuery } from './address';
import { deviceNames } from './devices';
import { faultKinds } from './fault-kinds';
import {
  defaultConfig,
  defaultPhone,
  languages,
  networks,
  tabBars,
  themes,
  zooms,
  type PhoneConfig,
  type SimulatorConfig,
} from './simulator-config';
import { tokenFieldNames } from './token-fields';

const anyOf = <T>(values: readonly T[]) => fc.constantFrom(...values);
const phone: fc.Arbitrary<PhoneConfig> = fc.record({
  client: anyOf(clients.map(({ name }) => name)),
  platform: anyOf(platforms),
  device: anyOf(deviceNames),
  isLandscape: fc.boolean(),
  tabBar: anyOf(tabBars),
  path: fc.webPath().map((path) => `/${path.replace(/^\/+/, '')}`),
  persona: fc.option(anyOf(personas.map(({ name }) => name))),
  token: fc.string(),
  tokenEdits: fc.dictionary(anyOf(tokenFieldNames), fc.string(), { noNullPrototype: true }),
  without: fc
    .shuffledSubarray([...methodNames])
    .map((some) => methodNames.filter((name) => some.includes(name))),
  faults: fc.dictionary(anyOf(methodNames), anyOf(faultKinds), { noNullPrototype: true }),
});
const config: fc.Arbitrary<SimulatorConfig> = fc.record({
  theme: anyOf(themes),
  language: anyOf(languages),
  network: anyOf(networks),
  zoom: anyOf(zooms),
  drivesAll: fc.boolean(),
  phones: fc.array(phone, { minLength: 1, maxLength: 4 }),
});

it('round-trips the whole configuration through the address', () => {
  fc.assert(
    fc.property(config, (given) => {
      expect(parseConfigQuery(formatConfigQuery(given))).toEqual({ config: given, problems: [] });
    }),
  );
});

it('reads any query without failing', () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      const { phones } = parseConfigQuery(search).config;
      expect(phones.length).toBeGreaterThan(0);
    }),
  );
});

it('leaves the defaults out of the address', () => {
  expect(formatConfigQuery(defaultConfig)).toBe('');
});

it('reads the address that the command line prints', () => {
  const { config: read, problems } = parseConfigQuery(
    '?client=iGap&platform=web&path=%2Fpdp%2F9063&token=partner-ok-iGap',
  );
  expect(problems).toEqual([]);
  expect(read.phones).toEqual([
    {
      ...defaultPhone,
      client: 'iGap',
      platform: 'web',
      device: 'phone-390',
      path: '/pdp/9063',
      token: 'partner-ok-iGap',
    },
  ]);
});

it('reports unknown settings and keeps the others', () => {
  const { config: read, problems } = parseConfigQuery(
    '?client=nobody&device=narrow-320&colour=red',
  );
  expect(read.phones[0]?.device).toBe('narrow-320');
  expect(problems.map(({ name }) => name)).toEqual(['client', 'colour']);
  expect(problems[0]?.valid).toContain('iGap');
});

it.each([
  ['client=CafeBazaar', 'pixel-412'],
  ['client=Develop&platform=android', 'pixel-412'],
  ['client=Develop&platform=ios', 'phone-390'],
  ['client=iGap', 'phone-390'],
  ['client=CafeBazaar&device=desktop-1280', 'desktop-1280'],
])('starts %s on a device of its platform, unless one is named', (query, device) => {
  const { config: read } = parseConfigQuery(`?${query}`);
  expect(read.phones[0]?.device).toBe(device);
  expect(parseConfigQuery(formatConfigQuery(read)).config).toEqual(read);
});
