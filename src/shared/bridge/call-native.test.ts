import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { connectFakeWrapper } from '@/testing/fake-bridge';

import { callNativeFx, supports, type NativeResult } from './call-native';
import type { NativeEvent } from './events';
import { methodNames, type NativeCall } from './methods';
import { nativeEventReceived } from './native-events';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function wrapped(options: Parameters<typeof connectFakeWrapper>[1] = {}) {
  const scope = fork();
  const calls = await connectFakeWrapper(scope, options);
  const call = async (params: NativeCall) => {
    const { status, value } = await allSettled(callNativeFx, { scope, params });
    expect(status).toBe('done');
    return value as NativeResult;
  };
  const emit = (params: NativeEvent) => allSettled(nativeEventReceived, { scope, params });
  return { scope, calls, call, emit };
}
const getTokens = { method: 'getTokens', args: {} } as const;
const buy = (productId: string) => ({ method: 'purchase', args: { productId } }) as const;
const busy = { ok: false, code: 'busy', method: 'purchase' };

it('reports every method as unsupported on the web', async () => {
  const scope = fork();
  for (const method of methodNames) {
    const params = { method, args: {} } as unknown as NativeCall;
    const { value } = await allSettled(callNativeFx, { scope, params });
    expect(value).toEqual({ ok: false, code: 'unsupported', method });
  }
});

it('does not call a method that the wrapper lacks', async () => {
  const { call, calls } = await wrapped({ without: ['rateApp'] });
  const result = await call({ method: 'rateApp', args: {} });
  expect(result).toEqual({ ok: false, code: 'unsupported', method: 'rateApp' });
  expect(calls).toEqual([]);
});

it('returns a failure if the wrapper throws', async () => {
  const { call } = await wrapped({
    answer: () => {
      throw new Error('Java exception');
    },
  });
  const result = await call({ method: 'exit', args: {} });
  expect(result).toEqual({ ok: false, code: 'failed', method: 'exit' });
});

it.each<[string, unknown, NativeResult]>([
  ['a token set', '{"token":"a"}', { ok: true, data: { token: 'a' } }],
  ['empty text', '', { ok: true, data: null }],
  ['cut JSON', '{"token": ', { ok: false, code: 'badPayload', method: 'getTokens' }],
  ['nothing', undefined, { ok: false, code: 'badPayload', method: 'getTokens' }],
  ['another shape', '[]', { ok: false, code: 'badPayload', method: 'getTokens' }],
])('reads the answer of Android: %s', async (_, answer, expected) => {
  const { call } = await wrapped({ answer: () => answer });
  expect(await call(getTokens)).toEqual(expected);
});

it('takes the answer of iOS from an event', async () => {
  const { call, emit } = await wrapped({ platform: 'ios' });
  const answer = call(getTokens);
  await vi.advanceTimersByTimeAsync(2900);
  await Promise.all([emit({ name: 'tokenInjected', payload: { token: 'a' } })]);
  expect(await answer).toEqual({ ok: true, data: { token: 'a' } });
});

it('waits 3 s for the answer of iOS', async () => {
  const { call } = await wrapped({ platform: 'ios' });
  const answer = call(getTokens);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await answer).toEqual({ ok: false, code: 'timeout', method: 'getTokens' });
});

it('forgets each call of iOS that it has answered', async () => {
  const { call, emit } = await wrapped({ platform: 'ios' });
  const answer = call(getTokens);
  await vi.advanceTimersByTimeAsync(10);
  await Promise.all([emit({ name: 'tokenInjected', payload: { token: 'a' } })]);
  await answer;
  const cleared = vi.spyOn(globalThis, 'clearTimeout');
  await emit({ name: 'tokenInjected', payload: { token: 'b' } });
  expect(cleared).not.toHaveBeenCalled();
});

it('refuses a second purchase until the first has its result', async () => {
  const { call, emit, calls } = await wrapped();
  expect(await call(buy('12@7'))).toEqual({ ok: true });
  expect(await call(buy('13'))).toEqual(busy);
  await emit({ name: 'purchaseResult', payload: { productId: '99', status: 'paid' } });
  expect(await call(buy('13'))).toEqual(busy);
  await emit({ name: 'purchaseResult', payload: { productId: '12', status: 'cancelled' } });
  expect(await call(buy('13'))).toEqual({ ok: true });
  expect(calls).toHaveLength(2);
});

it('refuses a second purchase during a market purchase', async () => {
  const { call, emit } = await wrapped();
  const args = { productId: 'credit-50', developerPayload: '50@credit' };
  await call({ method: 'marketPurchase', args });
  expect(await call(buy('13'))).toEqual(busy);
  const payload = { developerPayload: '50@credit', result: 'cancelled' } as const;
  await emit({ name: 'marketPurchaseResult', payload });
  expect(await call(buy('13'))).toEqual({ ok: true });
});

it('allows another purchase 2 s after the return to the app', async () => {
  const { call, emit } = await wrapped();
  await call(buy('12'));
  await emit({ name: 'appResumed', payload: null });
  expect(await call(buy('13'))).toEqual(busy);
  vi.setSystemTime(Date.now() + 2000);
  expect(await call(buy('13'))).toEqual({ ok: true });
});

it('allows another purchase after two minutes without a result', async () => {
  const { call } = await wrapped();
  await call(buy('12'));
  vi.setSystemTime(Date.now() + 119_000);
  expect(await call(buy('13'))).toEqual(busy);
  vi.setSystemTime(Date.now() + 1000);
  expect(await call(buy('13'))).toEqual({ ok: true });
});

it('does not prolong those two minutes by a return to the app at their end', async () => {
  const { call, emit } = await wrapped();
  await call(buy('12'));
  vi.setSystemTime(Date.now() + 119_500);
  await emit({ name: 'appResumed', payload: null });
  expect(await call(buy('13'))).toEqual(busy);
  vi.setSystemTime(Date.now() + 500);
  expect(await call(buy('13'))).toEqual({ ok: true });
});

it.each(['', ' '])('takes the token %j of iOS as signed out', async (token) => {
  const { call, emit } = await wrapped({ platform: 'ios' });
  const answer = call(getTokens);
  await vi.advanceTimersByTimeAsync(0);
  await emit({ name: 'tokenInjected', payload: { token } });
  expect(await answer).toEqual({ ok: true, data: null });
});

it('waits on iOS for the answer of getTokens alone', async () => {
  const { call } = await wrapped({ platform: 'ios' });
  expect(await call({ method: 'rateApp', args: {} })).toEqual({ ok: true });
});

it('does not wait for the answer of an iOS wrapper that throws', async () => {
  const { call } = await wrapped({
    platform: 'ios',
    answer: () => {
      throw new Error('No handler');
    },
  });
  const answer = call(getTokens);
  // The wait for the event goes on until its end, but nobody needs it.
  await vi.advanceTimersByTimeAsync(3000);
  expect(await answer).toEqual({ ok: false, code: 'failed', method: 'getTokens' });
});

it('allows another purchase when the wrapper has thrown, and other calls during one', async () => {
  let isBroken = true;
  const { call } = await wrapped({
    answer: () => {
      if (isBroken) throw new Error('Java exception');
    },
  });
  expect(await call(buy('12'))).toEqual({ ok: false, code: 'failed', method: 'purchase' });
  isBroken = false;
  expect(await call(buy('12'))).toEqual({ ok: true });
  expect(await call({ method: 'rateApp', args: {} })).toEqual({ ok: true });
  expect(await call(buy('13'))).toEqual(busy);
});

it('ends a purchase by the id before its suffix of any length', async () => {
  const { call, emit } = await wrapped();
  await call(buy('12@7@long'));
  await emit({ name: 'purchaseResult', payload: { productId: '12@7', status: 'failed' } });
  expect(await call(buy('13'))).toEqual({ ok: true });
});

it('supports nothing without a wrapper', () => {
  expect(supports(null, 'share')).toBe(false);
});
