import { runInThisContext } from 'node:vm';

import { expect, it } from 'vitest';

import type { MethodName } from '@/shared/bridge/methods';

import { exportSpec } from './export-spec';
import type { Entry, Recording } from './recording';

const launch: Recording['launch'] = {
  ...{ client: '2', environment: 'app-webview-dev', platform: 'android' },
  ...{ path: '/pdp/9063?token=partner-ok-iGap', persona: 'spender', removed: ['share'] },
};
const entries: readonly Entry[] = [
  { kind: 'route', ms: 0, path: '/pdp/9063' },
  { kind: 'call', ms: 1, method: 'getTokens', args: {}, answer: '{}', error: null },
  { kind: 'api', ms: 2, method: 'GET', path: '/api/credit', status: 200 },
  { kind: 'click', ms: 3, role: 'button', name: "It's here", nth: 0 },
  {
    kind: 'api',
    ms: 4,
    method: 'POST',
    path: '/api/orders/app-nopayment?productId=1',
    status: 204,
  },
  { kind: 'api', ms: 5, method: 'POST', path: '/api/events', status: 0 },
  { kind: 'click', ms: 5, role: 'link', name: 'More', nth: 2 },
  { kind: 'click', ms: 6, role: 'link', name: 'Only' },
  { kind: 'fill', ms: 7, role: 'label', name: 'Password', value: '', secret: 'password' },
  { kind: 'fill', ms: 8, role: 'textbox', name: 'Empty', value: '' },
  { kind: 'fill', ms: 9, role: 'combobox', name: 'Sort', value: '0' },
  { kind: 'press', ms: 10, key: 'Enter' },
  { kind: 'load', ms: 11 },
  { kind: 'load', ms: 12, path: '/clp' },
  { kind: 'load', ms: 12, path: '/?token=partner-expired-iGap' },
  { kind: 'control', ms: 13, method: 'DELETE', path: '/__mock/faults' },
  { kind: 'control', ms: 14, method: 'POST', path: '/__mock/clock', body: { advanceMs: 0 } },
  {
    ...{ kind: 'control', ms: 14, method: 'PATCH', path: '/__mock/state', persona: 'lapsed' },
    body: { library: [1001] },
  },
  { kind: 'event', ms: 15, name: 'appPaused', consumed: false },
  { kind: 'event', ms: 16, name: 'backPressed', consumed: null, payload: { at: 0 } },
  {
    ...{ kind: 'event', ms: 17, name: 'tokenInjected', consumed: true, persona: 'collector' },
    payload: { token: '•token 2•' },
  },
  {
    ...{ kind: 'call', ms: 18, method: 'setMarketPurchaseStatus', error: null },
    args: { status: 0, developerPayload: '•purchaseToken 1•' },
  },
  { kind: 'call', ms: 19, method: 'setWebViewState', args: { stateJson: '{}' }, error: null },
];

it('repeats every action and expects what followed it, with nothing lost', () => {
  const source = exportSpec({
    ...{ format: 'shenidar-recording', version: 1, name: 'A «session»', launch },
    entries: [...entries],
  });
  const [, body = ''] = source.split(
    "test('A «session»', async ({ page, native, mock, baseURL }) => {",
  );
  expect(
    body
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ).toEqual([
    "await page.goto('/pdp/9063?token=partner-ok-iGap');",
    "await expect(page).toHaveCalledNative('getTokens');",
    "await expect(page).toHaveURL('/pdp/9063');",
    "await page.getByRole('button', { name: 'It\\'s here', exact: true }).nth(0).click();",
    "await expect.poll(() => requestsOf(mock)).toContain('POST /api/orders/app-nopayment 204');",
    "await page.getByRole('link', { name: 'More', exact: true }).nth(2).click();",
    "await page.getByRole('link', { name: 'Only', exact: true }).click();",
    "await page.getByLabel('Password', { exact: true }).fill('shenidar-1404');",
    "await page.getByRole('textbox', { name: 'Empty', exact: true }).fill('');",
    "await page.getByRole('combobox', { name: 'Sort', exact: true }).selectOption('0');",
    "await page.keyboard.press('Enter');",
    'await page.reload();',
    "await page.goto('/clp');",
    "await page.goto('/?token=partner-expired-iGap');",
    "await page.evaluate((request) => fetch('/__mock/faults', request), { method: 'DELETE', headers: { 'content-type': 'application/json' } });",
    "await page.evaluate((request) => fetch('/__mock/clock', request), { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{\"advanceMs\":0}' });",
    "await page.evaluate((request) => fetch('/__mock/state', request), { method: 'PATCH', headers: { 'content-type': 'application/json', authorization: `Bearer ${(await tokenSetOf(mock, 'lapsed', new URL(baseURL ?? '').origin)).token}` }, body: '{\"library\":[1001]}' });",
    "expect(await native.emit('appPaused')).toBe(false);",
    "expect(await native.emit('backPressed', { at: 0 })).toBeNull();",
    "expect(await native.emit('tokenInjected', await tokenSetOf(mock, 'collector', new URL(baseURL ?? '').origin))).toBe(true);",
    "await expect(page).toHaveCalledNative('setMarketPurchaseStatus', { status: 0 });",
    '});',
  ]);
  expect(source).toContain("removed: ['share']");
  expect(source).toContain("environment !== 'app-webview-dev'");
});

const press: Entry = { kind: 'press', ms: 0, key: 'Enter' };
const start: Recording = {
  ...{ format: 'shenidar-recording', version: 1, name: "It's" },
  launch: { client: '12', environment: 'pwa', platform: 'web', path: '/', persona: null },
  entries: [press],
};

it('writes a whole spec, with what it uses and nothing else', () => {
  expect(exportSpec(start)).toBe(
    [
      "import { expect, test } from '../../fixtures/test';",
      '',
      'test.use({',
      "  client: '12',",
      "  platform: 'web',",
      '});',
      'test.skip(',
      "  ({ environment }) => environment !== 'pwa',",
      "  'It was recorded in pwa.',",
      ');',
      '',
      "test('It\\'s', async ({ page }) => {",
      "  await page.goto('/');",
      '',
      "  await page.keyboard.press('Enter');",
      '});',
      '',
    ].join('\n'),
  );
});

it('launches the wrapper of the recording, and waits for each request once', () => {
  const ordered: Entry = { kind: 'api', ms: 0, method: 'POST', path: '/api/orders', status: 201 };
  const signIn: Entry = {
    ...{ kind: 'event', ms: 0, name: 'tokenInjected', consumed: false },
    payload: { token: '•token 1•' },
  };
  const launch: Recording['launch'] = {
    ...{ ...start.launch, platform: 'ios', persona: 'spender', removed: [] },
    faults: { exit: { kind: 'delay', ms: 0 }, share: { kind: 'drop' } },
  };
  const spec = exportSpec(
    { ...start, launch, entries: [ordered, press, ordered, signIn] },
    { fixtures: '../fixtures/test' },
  );
  expect(spec.split('\n').slice(0, 2)).toEqual([
    "import { expect, test } from '../fixtures/test';",
    "import { requestsOf, tokenSetOf } from '../specs/replay/stage';",
  ]);
  expect(spec).toContain(
    [
      "  platform: 'ios',",
      "  persona: 'spender',",
      "  wrapper: { outcomes: { openLoginPage: null, purchase: null, marketPurchase: null }, faults: { exit: { kind: 'delay', ms: 0 }, share: { kind: 'drop' } } },",
      '});',
    ].join('\n'),
  );
  expect(spec).toContain('async ({ page, native, mock, baseURL }) => {');
  expect(spec.split('requestsOf(mock)')).toHaveLength(2);
  expect(spec).toContain(
    "tokenSetOf(mock, 'spender', new URL(baseURL ?? '').origin))).toBe(false);",
  );
  expect(exportSpec({ ...start, entries: [signIn] })).toContain("tokenSetOf(mock, 'newcomer',");
});

it('gives a long session more time', () => {
  const specOf = (length: number) =>
    exportSpec({ ...start, entries: Array.from({ length }, () => press) });
  expect(specOf(300)).not.toContain('test.slow();');
  expect(specOf(301)).toContain('  test.slow();');
});

it('writes any data and any text as TypeScript that reads it again', () => {
  const payload = {
    text: 'a\'b "c" \\ \n \u2028 ${d}',
    ...{ 'with-dash': [1, null, true, [], {}], _ok$1: -0.5, '1a': 'x' },
  };
  const spec = exportSpec({
    ...start,
    entries: [{ kind: 'event', ms: 0, name: 'it\'s "x"', consumed: true, payload }],
  });
  const call = /native\.emit\(([^]*)\)\)\.toBe\(true\);/.exec(spec)?.[1] ?? '';
  expect(runInThisContext(`[${call}]`)).toEqual(['it\'s "x"', payload]);
});

it('expects no report of the state, no masked address, and each call of a step once', () => {
  const called = (method: MethodName): Entry => ({
    ...{ kind: 'call', ms: 0, method, args: {}, error: null },
  });
  const reports = [
    ...(['setWebViewState', 'sendEvent', 'updateMediaSession'] as const),
    ...(['showPreloader', 'hidePreloader'] as const),
  ];
  const entries = [
    ...reports.map(called),
    ...[called('exit'), called('rateApp'), called('exit')],
    { kind: 'route', ms: 0, path: '/?token=•token 1•' } as const,
    press,
    called('exit'),
  ];
  const lines = exportSpec({ ...start, entries }).split('\n');
  expect(lines.filter((line) => line.includes('expect('))).toEqual([
    "  await expect(page).toHaveCalledNative('exit');",
    "  await expect(page).toHaveCalledNative('rateApp');",
    "  await expect(page).toHaveCalledNative('exit');",
  ]);
});
