import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { FaultKind } from '../../config/fault-kinds';
import { defaultConfig, defaultPhone } from '../../config/simulator-config';
import { initialScreen } from '../lib/native-screen';
import { $config } from './config';
import { $frames, answerCallFx, frameMounted, phoneReported } from './frames';
import './native-tokens';
import { $screens } from './screens';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An Android phone, and what its shim is told. */
async function phoneWith(fault?: FaultKind) {
  const told: unknown[] = [];
  const sim = {
    outcome: (method: string, value: unknown) => told.push([method, value]),
    emit: (name: string, payload: unknown) => told.push([name, payload]),
  };
  const phone = { ...defaultPhone, platform: 'android' } as const;
  const phones = [{ ...phone, faults: fault ? { openLoginPage: fault } : {} }];
  const scope = fork({ values: [[$config, { ...defaultConfig, phones }]] });
  const frame = { contentWindow: { __sim: sim } } as unknown as HTMLIFrameElement;
  await allSettled(frameMounted, { scope, params: { phone: 0, frame } });
  const report = (entry: object) =>
    allSettled(phoneReported, { scope, params: { phone: 0, json: JSON.stringify(entry) } });
  return { scope, told, frame, report };
}

it('tells the page the tokens of the app as they are now', async () => {
  const { told, report } = await phoneWith();
  const answers = () => told.splice(0).map((each) => JSON.stringify(each).includes('first'));
  await report({ kind: 'event', id: 1, at: 1, name: 'tokenInjected', payload: { token: 'first' } });
  expect(answers()).toEqual([true]);
  await report({ kind: 'call', id: 2, at: 2, method: 'exit', args: {}, answer: null, error: null });
  expect(told).toEqual([['getTokens', '']]);
});

it.each<[FaultKind | undefined, unknown[]]>([
  [undefined, [{ token: 't' }]],
  ['malformed', ['{"token": ']],
  ['duplicate', [{ token: 't' }, { token: 't' }]],
  ['drop', []],
])('answers a call under the fault %s', async (fault, payloads) => {
  const { scope, told } = await phoneWith(fault);
  const answer = { phone: 0, to: 'openLoginPage', name: 'tokenInjected' } as const;
  await allSettled(answerCallFx, { scope, params: { ...answer, payload: { token: 't' } } });
  await vi.runAllTimersAsync();
  expect(told).toEqual(payloads.map((payload) => ['tokenInjected', payload]));
});

it('drops an answer that a fault delays when the phone starts with other settings meanwhile', async () => {
  const { scope, told, frame } = await phoneWith('delay');
  const params = { phone: 0, to: 'openLoginPage', name: 'tokenInjected', payload: {} } as const;
  await allSettled(answerCallFx, { scope, params });
  await allSettled(frameMounted, { scope, params: { phone: 0, frame } });
  await vi.runAllTimersAsync();
  expect(told).toEqual([]);
});

it.each([
  ['injects', { kind: 'event', name: 'tokenInjected', payload: { token: 'new' } }, 'new'],
  [
    'takes over',
    { kind: 'call', method: 'setTokenToDevice', args: { tokenJson: '{"token":"new"}' } },
    'new',
  ],
  ['forgets', { kind: 'call', method: 'exit', args: {} }, null],
])('tells the page of the phone that %s tokens, and no other', async (_, report, token) => {
  const told: unknown[] = [];
  const frames = [0, 1].map((phone) => {
    const outcome = (method: string, text: string) =>
      told.push([phone, method, text && (JSON.parse(text) as { token: unknown }).token]);
    return { contentWindow: { __sim: { outcome } } };
  });
  const phones = [0, 1].map(() => ({ ...defaultPhone, platform: 'android' }) as const);
  const scope = fork({
    values: [
      [$config, { ...defaultConfig, phones }],
      [$frames, frames as never],
      [$screens, { 0: { ...initialScreen, tokens: { token: 'of another' } } }],
    ],
  });
  const json = JSON.stringify({ id: 1, at: 1, error: null, ...report });
  await allSettled(phoneReported, { scope, params: { phone: 1, json } });
  expect(told).toEqual([[1, 'getTokens', token ?? '']]);
});
