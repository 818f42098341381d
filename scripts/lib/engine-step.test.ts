import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OWN_CLIENT_ID } from '../../src/shared/config/clients';
import { noTests } from './counts';
import { makeJourneys, runEngineJourneys } from './engine-step';
import { root } from './prepare.mjs';
import type { runTool } from './tool';

it('makes the journeys where an engine is installed, and skips the others with the reason', async () => {
  const make = vi.fn(async () => ({
    counts: { ...noTests, passed: 8, failed: 1 },
    failures: ['plays'],
  }));
  const missing = (name: string) => (name === 'webkit' ? 'not installed: apt-get x' : undefined);
  expect(await runEngineJourneys(missing, make)).toEqual({
    counts: { passed: 8, failed: 1, skipped: 1 },
    failures: ['plays'],
    output: 'Skipped in webkit: not installed: apt-get x\n',
  });
  expect(make.mock.calls).toEqual([['firefox']]);
});

it('makes the journeys of all engines at once', async () => {
  const ends: (() => void)[] = [];
  const make = (name: string) =>
    new Promise<Awaited<ReturnType<typeof makeJourneys>>>((resolve) => {
      const counts = { ...noTests, passed: name === 'webkit' ? 2 : 1 };
      ends.push(() => resolve({ counts, failures: [] }));
    });
  const step = runEngineJourneys(() => undefined, make);
  expect(ends).toHaveLength(2);
  for (const end of ends) end();
  expect(await step).toEqual({
    counts: { passed: 3, failed: 0, skipped: 0 },
    failures: [],
    output: '',
  });
});

describe('the journeys of one engine', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'engine-step-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  interface Order {
    readonly engine: string;
    readonly report: string;
    readonly runs: readonly object[];
  }
  const orders: Order[] = [];

  const made = (name = 'pwa/web') => ({ combination: `other/${name}`, title: 'plays' });

  /** Stands in for the journeys: writes the results, if there are any, and ends. */
  const ending =
    (exitCode: number, results?: readonly object[]): typeof runTool =>
    async (_name, args, options) => {
      expect(args).toEqual(['e2e/engines/main.ts']);
      const order = JSON.parse(options?.environment?.['SHENIDAR_ENGINE_ORDER'] ?? '') as Order;
      orders.push(order);
      if (results) writeFileSync(order.report, JSON.stringify(results));
      return { exitCode, output: '' };
    };

  it('are made with the builds of the other browser tests, on iOS in WebKit alone', async () => {
    orders.length = 0;
    await makeJourneys('webkit', folder, ending(0, []));
    await makeJourneys('firefox', folder, ending(0, []));
    const web = {
      combination: 'other/pwa/web',
      platform: 'web',
      clientId: OWN_CLIENT_ID,
      build: join(root, 'dist', 'pwa'),
    };
    const ios = {
      ...web,
      combination: 'other/webview-new/ios',
      platform: 'ios',
      build: join(root, 'dist', 'webview-new'),
    };
    expect(orders.map(({ engine, runs }) => [engine, runs])).toEqual([
      ['webkit', [web, ios]],
      ['firefox', [web]],
    ]);
  });

  it('count as passed or failed, and those that failed are named', async () => {
    const results = [made(), { ...made('webview-new/ios'), failure: 'silent' }, made()];
    expect(await makeJourneys('webkit', folder, ending(0, results))).toEqual({
      counts: { passed: 2, failed: 1, skipped: 0 },
      failures: ['webkit other/webview-new/ios: plays: silent'],
    });
  });

  it.each([
    ['no report', ending(0)],
    ['no journey', ending(0, [])],
    ['journeys that pass, and a program that fails', ending(1, [made()])],
  ])('fail with %s', async (_what, run) => {
    expect((await makeJourneys('firefox', folder, run)).counts.failed).toBe(1);
  });

  it('fail where a whole combination was left out', async () => {
    const { counts } = await makeJourneys('webkit', folder, ending(0, [made()]));
    expect(counts).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  it('fail without a report of their own, although an earlier one is there', async () => {
    await makeJourneys('firefox', folder, ending(0, [made()]));
    const { counts } = await makeJourneys('firefox', folder, ending(0));
    expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});
