import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { FaultRule, Launch } from './launch';
import { launched } from './testing/launched';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['a', 'a'],
  ['', ''],
  [null, null],
  [0, '0'],
  [false, 'false'],
  [undefined, undefined],
  [{}, undefined],
])('passes %j to a Java text as %j', (given, text) => {
  const { android, sim } = launched({ platform: 'android' });
  android['goToTab']?.(given);
  expect(sim.calls()).toMatchObject([{ method: 'goToTab', args: { tab: text }, error: null }]);
  expect(sim.calls()[0]?.args['tab']).toBe(text);
});

it.each([
  [20, 20],
  [-2.9, -2],
  [2 ** 32 + 5, 5],
  ['20', 0],
  [undefined, 0],
])('passes %j to a Java int as %j', (given, int) => {
  const { android, sim } = launched({ platform: 'android', client: '2' });
  android['setMarketPurchaseStatus']?.(given, 'p');
  expect(sim.calls()[0]?.args['status']).toBe(int);
});

it('passes on iOS the object that it was given, also one that is none', () => {
  const { ios, sim } = launched({ platform: 'ios' });
  for (const body of [{ tab: 'store', more: 1 }, 'store', null, ['store']])
    ios['goToTab']?.postMessage(body);
  expect(sim.calls().map(({ args }) => args)).toEqual([
    { tab: 'store', more: 1 },
    ...['store', null, ['store']].map((body) => ({ body })),
  ]);
});

const tokensAfter = (act: (bridge: ReturnType<typeof launched>) => void) => {
  const bridge = launched({ platform: 'android', tokens: { token: 'a' } });
  act(bridge);
  return bridge.android['getTokens']?.();
};

it('answers with the tokens that it has, until they are taken away or ordered otherwise', () => {
  expect(tokensAfter(() => undefined)).toBe('{"token":"a"}');
  expect(tokensAfter(({ android }) => android['exit']?.())).toBe('');
  for (const text of ['{', '', null, undefined])
    expect(tokensAfter(({ android }) => android['setTokenToDevice']?.(text))).toBe('');
  expect(tokensAfter(({ sim }) => sim.outcome('getTokens', { token: 'b' }))).toBe('{"token":"b"}');
  expect(tokensAfter(({ sim }) => sim.outcome('getTokens', 'no json'))).toBe('no json');
  expect(tokensAfter(({ sim }) => sim.outcome('getTokens', null))).toBe('');
  expect(tokensAfter(({ sim }) => sim.fault('getTokens', { kind: 'malformed' }))).toBe(
    '{"token": ',
  );
  expect(tokensAfter(({ sim }) => sim.fault('getTokens', { kind: 'drop' }))).toBeUndefined();
  expect(tokensAfter(({ sim }) => sim.fault('getTokens', { kind: 'late' }))).toBe('{"token":"a"}');
});

it('returns the tokens on Android, and sends no event besides', async () => {
  const { android, received, sim } = launched({ platform: 'android', tokens: { token: 'a' } });
  android['getTokens']?.();
  sim.fault('getTokens', { kind: 'duplicate' });
  android['getTokens']?.();
  await vi.runAllTimersAsync();
  expect(received).toEqual([]);
  expect(sim.calls().map(({ answer }) => answer)).toEqual(['{"token":"a"}', '{"token":"a"}']);
});

it.each<[string, Partial<Launch>, unknown[][]]>([
  ['a wrapper without tokens', {}, [['tokenInjected', { token: '' }]]],
  ['no answer', { faults: { getTokens: { kind: 'drop' } } }, []],
  [
    'two answers',
    { tokens: { token: 'a' }, faults: { getTokens: { kind: 'duplicate' } } },
    [
      ['tokenInjected', '{"token":"a"}'],
      ['tokenInjected', '{"token":"a"}'],
    ],
  ],
  ['a text that is no JSON', { outcomes: { getTokens: '{' } }, [['tokenInjected', '{']]],
])('asks on iOS for the tokens, and gets %s', async (_what, launch, events) => {
  const { ios, received, sim } = launched({ platform: 'ios', ...launch });
  ios['getTokens']?.postMessage({});
  await vi.runAllTimersAsync();
  expect(received).toEqual(events);
  expect(sim.calls()).toMatchObject([{ method: 'getTokens', answer: undefined }]);
});

it.each<[string, FaultRule | null, number]>([
  ['no fault', null, 20],
  ['a delay', { kind: 'delay', ms: 500 }, 520],
  // The app waits for three seconds.
  ['a late answer', { kind: 'late' }, 4000],
])('answers with %s after a time of its own', async (_what, rule, ms) => {
  const { ios, sim, received } = launched({ platform: 'ios' });
  sim.fault('purchase', { kind: 'drop' });
  sim.fault('purchase', rule);
  ios['purchase']?.postMessage({ productId: '12@7' });
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(received).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(received).toEqual([['purchaseResult', { productId: '12', status: 'paid' }]]);
});

it('answers a sign-in and a purchase as it was ordered, and not at all with null', async () => {
  const { ios, sim, received } = launched({
    platform: 'ios',
    outcomes: { openLoginPage: { token: 'a' }, purchase: null },
  });
  ios['openLoginPage']?.postMessage({});
  ios['purchase']?.postMessage({ productId: '12' });
  ios['rateApp']?.postMessage({});
  await vi.runAllTimersAsync();
  expect(received).toEqual([['tokenInjected', { token: 'a' }]]);
  sim.outcome('purchase', { status: 'failed', message: 'No' });
  ios['purchase']?.postMessage({ productId: '12' });
  await vi.runAllTimersAsync();
  expect(received.slice(1)).toEqual([
    ['purchaseResult', { productId: '12', status: 'failed', message: 'No' }],
  ]);
});

it('numbers an event before the calls that it causes, and says what the page has answered', () => {
  const { host, sim, android } = launched({ platform: 'android' });
  const receiveEvent = () => {
    android['exit']?.();
    return false;
  };
  host.WebBridge = { receiveEvent };
  expect(sim.emit('deepLink', { url: '/a' })).toBe(false);
  delete host.WebBridge;
  expect(sim.emit('backPressed')).toBeNull();
  sim.fault('share', { kind: 'throw' });
  expect(() => android['share']?.('a', 'b', 'c')).toThrow('Java exception');
  expect(sim.traffic()).toMatchObject([
    { kind: 'call', id: 2, method: 'exit', error: null },
    { kind: 'event', id: 1, name: 'deepLink', payload: { url: '/a' }, consumed: false },
    { kind: 'event', id: 3, name: 'backPressed', payload: undefined, consumed: null },
    {
      ...{ kind: 'call', id: 4, method: 'share', args: { title: 'a', text: 'b', url: 'c' } },
      ...{ answer: undefined, error: 'Java exception was raised during method invocation' },
    },
  ]);
  expect(sim.calls().map(({ id }) => id)).toEqual([2, 4]);
});

it('passes a payload as text on Android, and as it is on iOS', () => {
  for (const [platform, payloads] of [
    ['android', ['{"a":1}', '{a', undefined, 'null', '0']],
    ['ios', [{ a: 1 }, '{a', undefined, null, 0]],
  ] as const) {
    const { sim, received } = launched({ platform });
    for (const payload of [{ a: 1 }, '{a', undefined, null, 0]) sim.emit('nativeState', payload);
    expect(received.map(([, payload]) => payload)).toEqual(payloads);
  }
});

it('gives a partner the objects of its own browser, and to nobody else', () => {
  const objectsOf = (launch: Partial<Launch>) =>
    Object.keys(launched({ platform: 'web', ...launch }).host).filter((key) =>
      /^A|^webkit/.test(key),
    );
  expect(objectsOf({ client: '12' })).toEqual(['Android']);
  expect(objectsOf({ client: '12', hostSystem: 'ios' })).toEqual(['webkit']);
  expect(objectsOf({})).toEqual([]);
  expect(objectsOf({ client: '12', platform: 'ios' })).toEqual(['webkit']);
  expect(launched({ platform: 'ios', client: '2' }).ios).not.toHaveProperty('marketPurchase');
});
