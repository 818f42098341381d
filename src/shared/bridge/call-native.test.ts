import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { connectFakeWrapper } from '@/testing/fake-bridge';

import { callNativeFx, type NativeResult } from './call-native';
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

it('on the web every method is unsupported', async () => {
  const scope = fork();
  for (const method of methodNames) {
    const params = { method, args: {} } as unknown as NativeCall;
    const { value } = await allSettled(callNativeFx, { scope, params });
    expect(value).toEqual({ ok: false, code: 'unsupported', method });
  }
});

it('a method that the wrapper lacks is unsupported, and not called', async () => {
  const { call, calls } = await wrapped({ without: ['rateApp'] });
  const result = await call({ method: 'rateApp', args: {} });
  expect(result).toEqual({ ok: false, code: 'unsupported', method: 'rateApp' });
  expect(calls).toEqual([]);
});

it('what the wrapper throws is a result', async () => {
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
  ['nobody', '', { ok: true, data: null }],
  ['cut JSON', '{"token": ', { ok: false, code: 'badPayload', method: 'getTokens' }],
  ['nothing', undefined, { ok: false, code: 'badPayload', method: 'getTokens' }],
  ['another shape', '[]', { ok: false, code: 'badPayload', method: 'getTokens' }],
])('Android’s answer is %s', async (_, answer, expected) => {
  const { call } = await wrapped({ answer: () => answer });
  expect(await call(getTokens)).toEqual(expected);
});

it('iOS answers with an event', async () => {
  const { call, emit } = await wrapped({ platform: 'ios' });
  const answer = call(getTokens);
  await vi.advanceTimersByTimeAsync(2900);
  await Promise.all([emit({ name: 'tokenInjected', payload: { token: 'a' } })]);
  expect(await answer).toEqual({ ok: true, data: { token: 'a' } });
});

it('iOS is waited for 3 s', async () => {
  const { call } = await wrapped({ platform: 'ios' });
  const answer = call(getTokens);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await answer).toEqual({ ok: false, code: 'timeout', method: 'getTokens' });
});

it('one purchase at a time, until its own answer comes', async () => {
  const { call, emit, calls } = await wrapped();
  expect(await call(buy('12@7'))).toEqual({ ok: true });
  expect(await call(buy('13'))).toEqual(busy);
  await emit({ name: 'purchaseResult', payload: { productId: '99', status: 'paid' } });
  expect(await call(buy('13'))).toEqual(busy);
  await emit({ name: 'purchaseResult', payload: { productId: '12', status: 'cancelled' } });
  expect(await call(buy('13'))).toEqual({ ok: true });
  expect(calls).toHaveLength(2);
});

it('a market’s purchase takes its turn as well', async () => {
  const { call, emit } = await wrapped();
  const args = { productId: 'credit-50', developerPayload: '50@credit' };
  await call({ method: 'marketPurchase', args });
  expect(await call(buy('13'))).toEqual(busy);
  const payload = { developerPayload: '50@credit', result: 'cancelled' } as const;
  await emit({ name: 'marketPurchaseResult', payload });
  expect(await call(buy('13'))).toEqual({ ok: true });
});

it('back in the app, 2 s without an answer end the turn', async () => {
  const { call, emit } = await wrapped();
  await call(buy('12'));
  await emit({ name: 'appResumed', payload: null });
  expect(await call(buy('13'))).toEqual(busy);
  vi.setSystemTime(Date.now() + 2000);
  expect(await call(buy('13'))).toEqual({ ok: true });
});

it('a wrapper that never answers does not end all buying', async () => {
  const { call } = await wrapped();
  await call(buy('12'));
  vi.setSystemTime(Date.now() + 119_000);
  expect(await call(buy('13'))).toEqual(busy);
  vi.setSystemTime(Date.now() + 1000);
  expect(await call(buy('13'))).toEqual({ ok: true });
});
