import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OWN_CLIENT_ID } from '../../src/shared/config/clients';
import type { EngineCase } from './engine-case';
import type { Engine, EngineDriver } from './engine-driver';
import { makeJourneys } from './make-journeys';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journeys-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head></head><p>app</p>');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A browser that knows only whether it was ended. */
function fakeEngine(quit = vi.fn(async () => undefined)) {
  const unexpected = () => Promise.reject(new Error('This test did not expect it.'));
  const driver: EngineDriver = {
    ...{
      version: 'Fake 1',
      open: unexpected,
      click: unexpected,
      type: unexpected,
    },
    ...{ quit, screenshot: async () => Buffer.from('png') },
    read: async <T>() => ['click on <a>', 'now: /'] as T,
  };
  const engine: Engine = { name: 'webkit', start: async () => driver };
  return { engine, quit };
}

const urls: string[] = [];
const cases: readonly EngineCase[] = [
  {
    title: 'plays',
    platforms: ['web', 'ios'],
    run: async ({ url }) => {
      urls.push(url);
      expect((await fetch(url)).status).toBe(200);
    },
  },
  { title: 'pays', platforms: ['web', 'ios'], run: () => Promise.reject(new Error('no money')) },
  { title: 'works offline', platforms: ['web'], run: async () => undefined },
];

const order = (grep?: string) => ({
  ...{ engine: 'webkit' as const, grep, pictures: join(folder, 'pictures'), report: '' },
  runs: (['web', 'ios'] as const).map((platform) => ({
    ...{ combination: `other/x/${platform}`, platform, clientId: OWN_CLIENT_ID, build: folder },
  })),
});

it('makes each case in each combination where it can be made, and tells those that failed', async () => {
  const { engine, quit } = fakeEngine();
  const lines: string[] = [];
  const results = await makeJourneys(order(), engine, cases, (line) => lines.push(line));
  expect(results.map(({ combination, title, failure }) => [combination, title, failure])).toEqual([
    ['other/x/web', 'plays', undefined],
    ['other/x/web', 'pays', 'Error: no money'],
    ['other/x/web', 'works offline', undefined],
    ['other/x/ios', 'plays', undefined],
    ['other/x/ios', 'pays', 'Error: no money'],
  ]);
  expect(results.every(({ seconds }) => seconds >= 0)).toBe(true);
  expect(lines.filter((line) => line.startsWith('✗'))).toHaveLength(2);
  expect(readdirSync(join(folder, 'pictures')).toSorted()).toEqual([
    ...['webkit-ios-pays.png', 'webkit-ios-pays.txt'],
    ...['webkit-web-pays.png', 'webkit-web-pays.txt'],
  ]);
  expect(readFileSync(join(folder, 'pictures', 'webkit-ios-pays.txt'), 'utf8')).toBe(
    'click on <a>\nnow: /\n',
  );
  // Each case has a browser and a server of its own, and leaves neither behind.
  expect(quit).toHaveBeenCalledTimes(5);
  expect(new Set(urls).size).toBe(urls.length);
  for (const url of urls) await expect(fetch(url)).rejects.toThrow();
});

it('keeps the picture of a failure whose page does not answer', async () => {
  const { engine } = fakeEngine();
  const dead: Engine = {
    ...engine,
    start: async () => ({ ...(await engine.start()), read: () => Promise.reject(new Error()) }),
  };
  const [result] = await makeJourneys(order('pays'), dead, cases, () => undefined);
  expect(result?.failure).toBe('Error: no money');
  expect(readdirSync(join(folder, 'pictures')).toSorted()).toEqual([
    'webkit-ios-pays.png',
    'webkit-web-pays.png',
  ]);
});

it('tells the failure itself although its evidence cannot be written', async () => {
  writeFileSync(join(folder, 'pictures'), 'a file in the place of the folder');
  const [result] = await makeJourneys(order('pays'), fakeEngine().engine, cases, () => undefined);
  expect(result?.failure).toBe('Error: no money');
});

it('hands the wrapper and what it lacks on to the page', async () => {
  const heads: string[] = [];
  const run: EngineCase['run'] = async ({ url }) => {
    heads.push(await (await fetch(`${url}engine-tools.js`)).text());
  };
  const listens: EngineCase = {
    ...{ title: 'listens', platforms: ['web', 'ios'], persona: 'collector' },
    ...{ removed: ['openPlayer'], run },
  };
  const results = await makeJourneys(order(), fakeEngine().engine, [listens], () => undefined);
  expect(results.map(({ failure }) => failure)).toEqual([undefined, undefined]);
  const [web = '', ios = ''] = heads;
  for (const head of heads) expect(head).toContain('shenidarTools.installTools(window)');
  expect(web).toContain('"access_token"');
  expect(web).not.toContain('installShim(window');
  expect(ios).toMatch(/installShim\(window, .*"platform":"ios","removed":\["openPlayer"\]/);
  expect(ios).toMatch(/"token":"[^"]+"/);
});

it('loses the connection of API calls once the API is cut, but still sends the app', async () => {
  const answers: boolean[] = [];
  const run: EngineCase['run'] = async ({ url, cutApi }) => {
    const answered = (path: string) =>
      fetch(`${url}${path}`).then(
        () => true,
        () => false,
      );
    answers.push(await answered('api/storefront'));
    cutApi();
    answers.push(await answered('api/storefront'), await answered(''));
  };
  const cuts: EngineCase = { title: 'cuts', platforms: ['web'], run };
  await makeJourneys(order(), fakeEngine().engine, [cuts], () => undefined);
  expect(answers).toEqual([true, false, true]);
});

it.each(['^pl', 'PLAYS', '^play\\s{0,1}s\\-?$'])(
  'makes only the cases whose title matches %s, as Playwright reads it',
  async (grep) => {
    const results = await makeJourneys(order(grep), fakeEngine().engine, cases, () => undefined);
    expect(results.map(({ title }) => title)).toEqual(['plays', 'plays']);
  },
);

it('goes on when a browser cannot be started or ended', async () => {
  const { engine } = fakeEngine(vi.fn(() => Promise.reject(new Error('lost'))));
  const lost = await makeJourneys(order('plays'), engine, cases, () => undefined);
  expect(lost.map(({ failure }) => failure)).toEqual([undefined, undefined]);
  const start = () => Promise.reject(new Error('no screen'));
  const unstarted = await makeJourneys(
    order('plays'),
    { ...engine, start },
    cases,
    () => undefined,
  );
  expect(unstarted.map(({ failure }) => failure)).toEqual(['Error: no screen', 'Error: no screen']);
});
