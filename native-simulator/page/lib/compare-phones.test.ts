import { expect, it } from 'vitest';

import { methodNames } from '@/shared/bridge/methods';
import { differencesOf, isDifferent, type Comparison } from './compare-phones';
import type { TrafficEntry } from './traffic';

const all = { methods: [methodNames, methodNames], steps: [], starts: {} };

let number = 0;
type Call = Extract<TrafficEntry, { kind: 'call' }>;
function call(phone: number, method: Call['method'], args: Call['args'] = {}, at = 10): Call {
  number += 1;
  const base = { kind: 'call' as const, id: number, answer: undefined, error: null };
  return { ...base, number, phone, at, method, args };
}
function api(phone: number, path: string, status = 200): TrafficEntry {
  number += 1;
  const rest = { at: 10, durationMs: 1, request: null, response: null };
  return { ...{ kind: 'api', method: 'GET', number, phone, path, status }, ...rest };
}
/** The difference of each entry; null for none. */
const compared = (entries: readonly TrafficEntry[], comparison: Comparison = all) => {
  const found = differencesOf(entries, comparison);
  return entries.map((entry) => found.get(entry.number) ?? null);
};
const none = { missing: [], differing: [], unsupported: [] };
const [zero, one] = [
  { ...none, differing: [0] },
  { ...none, differing: [1] },
];

it('finds no difference between the same entries in another order', () => {
  const entries = [call(0, 'exit'), api(0, '/a'), api(1, '/a'), call(1, 'exit')];
  expect(compared(entries)).toEqual([null, null, null, null]);
});

it('marks a call that another phone does not make', () => {
  const entries = [call(0, 'exit'), call(0, 'rateApp'), call(1, 'exit')];
  expect(compared(entries)).toEqual([null, { ...none, missing: [1] }, null]);
});

it('marks both entries when their arguments or paths differ', () => {
  const entries = [
    call(0, 'goToTab', { tab: 'store' }),
    call(1, 'goToTab', { tab: 'search' }),
    api(0, '/a?x=1'),
    api(1, '/a?x=2'),
  ];
  expect(compared(entries)).toEqual([one, zero, one, zero]);
});

it('marks both entries when only what they led to differs', () => {
  const entries = [
    { ...call(0, 'getTokens'), answer: '{"token":"t"}' },
    { ...call(1, 'getTokens'), answer: '' },
    { ...call(0, 'exit'), error: 'refused' },
    call(1, 'exit'),
    api(0, '/a', 200),
    api(1, '/a', 404),
  ];
  expect(compared(entries)).toEqual([one, zero, one, zero, one, zero]);
});

it('counts repeated calls', () => {
  const entries = [call(0, 'exit'), call(0, 'exit'), call(1, 'exit')];
  expect(compared(entries)).toEqual([null, { ...none, missing: [1] }, null]);
});

it('marks a method that another platform does not have as unsupported, not as different', () => {
  const comparison = { ...all, methods: [methodNames, []] };
  const [found] = compared([call(0, 'exit')], comparison);
  expect(found).toEqual({ ...none, unsupported: [1] });
  expect(isDifferent(found ?? undefined)).toBe(false);
});

it('compares step by step, and only since the last load of each page', () => {
  const entries = [call(0, 'exit', {}, 5), call(1, 'exit', {}, 15)];
  expect(compared(entries, { ...all, steps: [10] })).toEqual([
    { ...none, missing: [1] },
    { ...none, missing: [0] },
  ]);
  expect(compared(entries, { ...all, starts: { 0: 7, 1: 12 } })[0]).toBeNull();
});

it('treats the secrets of two sessions as equal', () => {
  const callOf = (phone: number, token: string) =>
    call(phone, 'setTokenToDevice', { tokenJson: JSON.stringify({ token, expireIn: `${phone}` }) });
  expect(compared([callOf(0, 'secret-one'), callOf(1, 'secret-two')])).toEqual([null, null]);
});

it('ignores the client in an address', () => {
  const callOf = (phone: number, path: string) =>
    call(phone, 'setWebViewState', { stateJson: JSON.stringify({ path }) });
  expect(compared([callOf(0, '/a?clientId=2'), callOf(1, '/a?clientId=12')])).toEqual([null, null]);
  expect(compared([callOf(0, '/a?clientId=2&b=1'), callOf(1, '/a?clientId=3&b=1')])[0]).toBeNull();
  expect(compared([callOf(0, '/a?clientId=2'), callOf(1, '/b?clientId=2')])[0]).not.toBeNull();
});

it('leaves out entries that depend on the clock', () => {
  expect(compared([call(0, 'updateMediaSession', { stateJson: '{}' })])).toEqual([null]);
});

it('compares what a page does in the very moment of its start, and nothing from before', () => {
  const entries = [call(0, 'exit', {}, 9), call(0, 'rateApp', {}, 10), call(1, 'showTabs', {}, 10)];
  expect(compared(entries, { ...all, starts: { 0: 10, 1: 10 } })).toEqual([
    null,
    { ...none, missing: [1] },
    { ...none, missing: [0] },
  ]);
});
