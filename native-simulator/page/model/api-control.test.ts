import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import {
  $apiFaults,
  $controlError,
  addApiFaultFx,
  addPurchaseFaultFx,
  advanceClockFx,
  apiFaultsRequested,
  dropApiFaultsFx,
  resetMockFx,
} from './api-control';
import { $frames, phoneReported } from './frames';

const faults = ['/api/storefront', '/api/library'].map((path) => {
  return { method: 'GET', path, status: 500 };
});

/** A simulator with two phones, the calls of the mock, and the phones that were loaded again. */
function simulator(status = 200) {
  const calls: unknown[] = [];
  const reloads: number[] = [];
  const pageOf = (phone: number) => ({
    location: { reload: () => reloads.push(phone) },
    fetch: (path: string, { method, body }: { method: string; body?: string }) => {
      calls.push([method, path, ...(body === undefined ? [] : [JSON.parse(body) as unknown])]);
      return Promise.resolve(new Response(status === 200 ? '{}' : 'no', { status }));
    },
  });
  const frames = [0, 1].map((phone) => ({ contentWindow: pageOf(phone) }));
  const scope = fork({ values: [[$frames, frames as never]] });
  const answer = (answered: number) => {
    const api = { kind: 'api', at: 1, method: 'GET', path: '/api/x', status: answered };
    return allSettled(phoneReported, { scope, params: { phone: 0, json: JSON.stringify(api) } });
  };
  return { scope, calls, reloads, answer };
}

it('replaces the faults of the mock once, as soon as the mock answers, and loads the pages again', async () => {
  const { scope, calls, reloads, answer } = simulator();
  await allSettled(apiFaultsRequested, { scope, params: faults });
  // The mock is not there yet.
  await answer(0);
  expect(calls).toEqual([]);
  for (const status of [500, 200]) await answer(status);
  expect(calls).toEqual([
    ['DELETE', '/__mock/faults'],
    ...faults.map((fault) => ['POST', '/__mock/faults', [fault]]),
  ]);
  expect(reloads).toEqual([0, 1]);
  expect(scope.getState($apiFaults)).toEqual(faults);
});

it('drops the faults of the set-up before for one without faults', async () => {
  const { scope, calls, reloads, answer } = simulator();
  for (const wanted of [faults, []]) {
    await allSettled(apiFaultsRequested, { scope, params: wanted });
    calls.splice(0);
    reloads.splice(0);
    for (const status of [200, 200]) await answer(status);
  }
  expect(calls).toEqual([['DELETE', '/__mock/faults']]);
  expect(reloads).toEqual([0, 1]);
  expect(scope.getState($apiFaults)).toEqual([]);
});

it('drops a fault of a purchase that was not used up for a set-up without faults, once', async () => {
  const { scope, calls, answer } = simulator();
  const fault = { method: 'POST', path: '/api/markets/credit-subscription-validate', times: 1 };
  await allSettled(addPurchaseFaultFx, { scope, params: fault });
  calls.splice(0);
  for (const _ of ['first', 'second']) {
    await allSettled(apiFaultsRequested, { scope, params: [] });
    await answer(200);
  }
  expect(calls).toEqual([['DELETE', '/__mock/faults']]);
});

it('drops no fault of a purchase that a reset of the mock has removed', async () => {
  const { scope, calls, answer } = simulator();
  await allSettled(addPurchaseFaultFx, { scope, params: { method: 'POST', path: '*', times: 1 } });
  await allSettled(resetMockFx, { scope });
  calls.splice(0);
  await allSettled(apiFaultsRequested, { scope, params: [] });
  await answer(200);
  expect(calls).toEqual([]);
});

it('does nothing for a set-up without faults', async () => {
  const { scope, calls, reloads, answer } = simulator();
  await allSettled(apiFaultsRequested, { scope, params: [] });
  await answer(200);
  expect([calls, reloads]).toEqual([[], []]);
});

it('calls the control plane, and says what it refused until another call succeeds', async () => {
  const { scope, calls } = simulator();
  await allSettled(resetMockFx, { scope });
  await allSettled(advanceClockFx, { scope, params: 1000 });
  await allSettled(dropApiFaultsFx, { scope });
  expect(calls).toEqual([
    ['POST', '/__mock/reset', {}],
    ['POST', '/__mock/clock', { advanceMs: 1000 }],
    ['DELETE', '/__mock/faults'],
  ]);
  const refusing = simulator(403);
  await allSettled(addApiFaultFx, { scope: refusing.scope, params: { method: '*', path: '*' } });
  expect(refusing.scope.getState($apiFaults)).toEqual([]);
  expect(refusing.scope.getState($controlError)).toBe('The mock answered faults with 403');
});

it('leaves the pages as they are where the mock refuses the faults', async () => {
  const { scope, reloads, answer } = simulator(403);
  await allSettled(apiFaultsRequested, { scope, params: faults });
  await answer(200);
  expect(scope.getState($controlError)).toBe('The mock answered faults with 403');
  expect(reloads).toEqual([]);
});
