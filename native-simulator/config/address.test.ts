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

it('reads each further phone by its number, up to the first that is missing and to the fourth', () => {
  const clientsOf = (query: string) => {
    const { config: read, problems } = parseConfigQuery(query);
    return [read.phones.map(({ client }) => client), problems.map(({ name }) => name)];
  };
  expect(clientsOf('2.client=iGap&3.client=Zarebin&4.client=pas&5.client=iGap')).toEqual([
    [defaultPhone.client, 'iGap', 'Zarebin', 'pas'],
    ['5.client'],
  ]);
  expect(clientsOf('3.client=iGap')).toEqual([[defaultPhone.client], ['3.client']]);
  const edits = parseConfigQuery('set.adsId=a&2.set.adsId=&set.other=x');
  expect(edits.config.phones.map(({ tokenEdits }) => tokenEdits)).toEqual([
    { adsId: 'a' },
    { adsId: '' },
  ]);
  expect(edits.problems).toEqual([{ name: 'set.other', value: 'x', valid: [] }]);
});

it('writes each setting under its own name, and that of the second phone after its number', () => {
  const second: PhoneConfig = {
    ...{ client: 'CafeBazaar', platform: 'ios', device: 'narrow-320', isLandscape: true },
    ...{ tabBar: 'hidden', path: '/clp?a=b', persona: 'spender', token: 't' },
    ...{ tokenEdits: { adsId: 'x' }, without: ['share', 'exit'] },
    faults: { share: 'drop', exit: 'late' },
  };
  const query = formatConfigQuery({
    ...{ theme: 'dark', language: 'fa', network: 'slow', zoom: '75', drivesAll: true },
    phones: [defaultPhone, second, defaultPhone, { ...defaultPhone, path: '/clp' }],
  });
  expect(query.split('&').map(decodeURIComponent)).toEqual([
    ...['2.client=CafeBazaar', '2.platform=ios', '2.device=narrow-320', '2.landscape=1'],
    ...['2.tabs=hidden', '2.path=/clp?a=b', '2.persona=spender', '2.token=t'],
    ...['2.without=exit,share', '2.faults=exit:late,share:drop', '2.set.adsId=x'],
    // A phone with the usual settings is there all the same.
    ...[`3.client=${defaultPhone.client}`, '4.path=/clp'],
    ...['theme=dark', 'lang=fa', 'network=slow', 'zoom=75', 'drive=1'],
  ]);
});

it.each<[query: string, valid: readonly string[] | 'many']>([
  ['platform=windows', platforms],
  ['landscape=yes', ['0', '1']],
  ['tabs=', tabBars],
  ['path=library', ['/…']],
  ['path=//elsewhere.test/', ['/…']],
  ['persona=nobody', personas.map(({ name }) => name)],
  ['without=share,nothing', methodNames],
  ['without=share,share,nothing', methodNames],
  ['faults=share', 'many'],
  ['faults=share:drop,exit:nothing', 'many'],
  ['faults=nothing:drop', 'many'],
  ['theme=blue', themes],
  ['lang=de', languages],
  ['network=3g', networks],
  ['zoom=60', zooms],
  ['drive=true', ['0', '1']],
])('leaves %s out, and names the valid values', (query, valid) => {
  const { config: read, problems } = parseConfigQuery(query);
  expect(read).toEqual(defaultConfig);
  const [name, value] = query.split('=');
  const named =
    valid === 'many' ? methodNames.map((method) => `${method}:${faultKinds.join('|')}`) : valid;
  expect(problems).toEqual([{ name, value, valid: named }]);
});

it('begins with one phone of our own, in English, as the system looks', () => {
  expect(parseConfigQuery('without=&faults=&persona=&landscape=0')).toEqual({
    config: {
      ...{ theme: 'system', language: 'en', network: 'online', zoom: 'fit', drivesAll: false },
      phones: [
        {
          ...{ client: 'Develop', platform: 'android', device: 'pixel-412', isLandscape: false },
          ...{ tabBar: 'auto', path: '/', persona: null, token: '', tokenEdits: {} },
          ...{ without: [], faults: {} },
        },
      ],
    },
    problems: [],
  });
});
