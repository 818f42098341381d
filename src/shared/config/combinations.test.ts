import { describe, expect, it } from 'vitest';

import { clients, type Client } from './clients';
import {
  clientIn,
  combinationsOf,
  defaultPlatform,
  environmentSpelled,
  type Combination,
} from './combinations';
import { environments, type Environment } from './environments';

const all = combinationsOf();
const named = ({ client, environment, platform }: Combination) =>
  `${client.name}/${environment.name}/${platform}`;
const existing = all.filter(({ reason }) => reason === undefined);
const environment = (name: string): Environment => environmentSpelled(environments, name)!;
const ofKind = (kind: Client['kind']) =>
  clients.filter((row) => row.kind === kind).map(({ name }) => name);
const markets = ofKind('market');
const partners = ofKind('partner');
const live = ['other'];
const development = ['Develop'];
const client = (name: string): Client => clients.find((row) => row.name === name)!;

describe('combinations', () => {
  it('are every client in every environment on every platform, once', () => {
    expect(all).toHaveLength(clients.length * 5 * 3);
    expect(new Set(all.map(named)).size).toBe(all.length);
  });

  it.each([
    ['pwa', [live, partners], [], []],
    ['pwa-dev', [live, development, partners], [], []],
    ['webview-new', [partners], [live, markets], [live]],
    ['app-webview-dev', [partners], [live, development, markets], [live, development]],
    [
      'landing-webview-dev',
      [live, development, partners],
      [live, development, markets],
      [live, development],
    ],
  ])('of %s exist for the clients of each platform', (name, web, android, ios) => {
    const on = (platform: string) =>
      existing
        .filter((one) => one.environment.name === name && one.platform === platform)
        .map((one) => one.client.name);
    const sorted = (groups: readonly (readonly string[])[]) => groups.flat().toSorted();
    expect(['web', 'android', 'ios'].map((platform) => on(platform).toSorted())).toEqual(
      [web, android, ios].map(sorted),
    );
  });

  it.each([
    ['Develop/pwa/web', 'Develop exists in the dev environments only.'],
    ['CafeBazaar/pwa/web', 'CafeBazaar runs on android only.'],
    ['iGap/landing-webview-dev/ios', 'iGap runs on web only.'],
    ['other/pwa/android', 'pwa offers web only.'],
    ['other/webview-new/web', 'webview-new offers web to partner hosts only.'],
  ])('%s is excluded with the reason', (name, reason) => {
    expect(all.find((one) => named(one) === name)?.reason).toBe(reason);
  });

  it('of a new client follow from its row', () => {
    const row: Client = { name: 'Neighbour', id: '18', kind: 'market', brand: 'shenidar' };
    const its = combinationsOf([...clients, row]).filter((one) => one.client === row);
    expect(its).toHaveLength(15);
    expect(its.filter(({ reason }) => !reason).map(named)).toEqual([
      'Neighbour/webview-new/android',
      'Neighbour/landing-webview-dev/android',
      'Neighbour/app-webview-dev/android',
    ]);
  });
});

it.each([
  ['Develop', 'landing-webview-dev', 'web'],
  ['Develop', 'app-webview-dev', 'android'],
  ['CafeBazaar', 'landing-webview-dev', 'android'],
  ['iGap', 'webview-new', 'web'],
  ['CafeBazaar', 'pwa', undefined],
  ['Develop', 'webview-new', undefined],
])('%s in %s is by default on %s', (name, mode, platform) => {
  expect(defaultPlatform(client(name), environment(mode))).toBe(platform);
});

it.each([
  ['10', 'pwa-dev', 'Develop'],
  ['10', 'pwa', 'other'],
  ['2', 'pwa', 'CafeBazaar'],
  ['cafebazaar', 'pwa', 'CafeBazaar'],
  ['99', 'pwa', undefined],
])('%s in %s means %s', (text, mode, name) => {
  expect(clientIn(clients, text, environment(mode))?.name).toBe(name);
});

it('accepts the name of an environment with spaces', () => {
  expect(environmentSpelled(environments, 'landing webview dev')?.name).toBe('landing-webview-dev');
  expect(environmentSpelled(environments, 'landing')).toBeUndefined();
});
