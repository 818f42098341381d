import { allSettled, fork } from 'effector';
import { expect, it, vi } from 'vitest';

import type { FaultKind } from '../../config/fault-kinds';
import { defaultPhone } from '../../config/simulator-config';
import { configOpened, phoneAdded, phoneRemoved } from './config';
import {
  $frames,
  $lastEmission,
  $traffic,
  answerCallFx,
  emitEventFx,
  notifyNetworkFx,
  phoneReported,
  setMethodFaultFx,
  trafficCleared,
} from './frames';

const report = (path: string) => JSON.stringify({ kind: 'route', at: 1, path });

/** Two phones, of which each has reported a route. */
async function twoPhones() {
  const scope = fork();
  await allSettled(phoneAdded, { scope });
  for (const phone of [0, 1])
    await allSettled(phoneReported, { scope, params: { phone, json: report(`/${phone}`) } });
  return scope;
}

it('lists what all phones report, with a number for each', async () => {
  const scope = await twoPhones();
  expect(scope.getState($traffic)).toMatchObject([
    { phone: 0, number: 1, path: '/0' },
    { phone: 1, number: 2, path: '/1' },
  ]);
});

it('begins anew when it is cleared, and when a phone is removed whose number another one gets', async () => {
  const scope = await twoPhones();
  await allSettled(phoneRemoved, { scope, params: 0 });
  expect(scope.getState($traffic)).toEqual([]);
  await allSettled(phoneReported, { scope, params: { phone: 0, json: report('/next') } });
  expect(scope.getState($traffic)).toMatchObject([{ number: 3, path: '/next' }]);
  await allSettled(trafficCleared, { scope });
  expect(scope.getState($traffic)).toEqual([]);
});

it('keeps the last 3000 entries', async () => {
  const entry = (number: number) =>
    ({ kind: 'route', at: 1, path: '/', phone: 0, number }) as const;
  const full = Array.from({ length: 3000 }, (_, index) => entry(index));
  const scope = fork({ values: [[$traffic, full]] });
  await allSettled(phoneReported, { scope, params: { phone: 0, json: report('/next') } });
  const entries = scope.getState($traffic);
  expect(entries).toHaveLength(3000);
  expect([entries[0], entries.at(-1)]).toMatchObject([{ number: 1 }, { path: '/next' }]);
});

it.each<[FaultKind | undefined, unknown]>([
  [undefined, null],
  ['delay', { kind: 'delay', ms: 2000 }],
  ['late', { kind: 'late' }],
  ['throw', { kind: 'throw' }],
])('sets the fault %s in the running page', async (kind, rule) => {
  const set: unknown[] = [];
  const page = { __sim: { fault: (...given: unknown[]) => set.push(given) } };
  const scope = fork({ values: [[$frames, { 1: { contentWindow: page } } as never]] });
  for (const phone of [0, 1])
    await allSettled(setMethodFaultFx, { scope, params: { phone, method: 'exit', kind } });
  expect(set).toEqual([['exit', rule]]);
});

it('tells each page of the network, and keeps the answer to the last event', async () => {
  const told: number[] = [];
  const pages = [0, 1].map((phone) => {
    const page = Object.assign(new EventTarget(), { __sim: { emit: () => phone === 1 } });
    page.addEventListener('phonenetwork', () => told.push(phone));
    return { contentWindow: page };
  });
  // A frame that has no page yet.
  const frames = { ...Object.fromEntries(pages.entries()), 2: { contentWindow: null } };
  const scope = fork({ values: [[$frames, frames as never]] });
  await allSettled(notifyNetworkFx, { scope });
  expect(told).toEqual([0, 1]);
  const answers = [];
  for (const phone of [0, 1, 2]) {
    await allSettled(emitEventFx, { scope, params: { phone, name: `event ${phone}` } });
    answers.push(scope.getState($lastEmission));
  }
  expect(answers).toEqual([
    { name: 'event 0', result: false },
    { name: 'event 1', result: true },
    { name: 'event 2', result: null },
  ]);
});

it.each<[FaultKind | undefined, (readonly [ms: number, payload: string])[]]>([
  [undefined, [[0, 'paid']]],
  ['drop', []],
  ['delay', [[2000, 'paid']]],
  ['late', [[4000, 'paid']]],
  [
    'duplicate',
    [
      [0, 'paid'],
      [0, 'paid'],
    ],
  ],
  ['malformed', [[0, '{"token": ']]],
])('sends the answer of a sheet as the fault %s of its own phone wants', async (kind, expected) => {
  vi.useFakeTimers();
  try {
    const told: unknown[] = [];
    const begun = Date.now();
    const page = (phone: number) => ({
      emit: (_: string, payload: unknown) => told.push([phone, Date.now() - begun, payload]),
    });
    const frames = [0, 1].map((phone) => ({ contentWindow: { __sim: page(phone) } }));
    const scope = fork({ values: [[$frames, frames as never]] });
    const faults = kind && { purchase: kind };
    const phones = [defaultPhone, { ...defaultPhone, ...(faults && { faults }) }];
    await allSettled(configOpened, { scope, params: { phones } });
    for (const phone of [0, 1]) {
      const params = { phone, name: 'purchaseResult', payload: 'paid', to: 'purchase' } as const;
      await allSettled(answerCallFx, { scope, params });
    }
    await vi.runAllTimersAsync();
    expect(told).toEqual([[0, 0, 'paid'], ...expected.map((each) => [1, ...each])]);
  } finally {
    vi.useRealTimers();
  }
});
