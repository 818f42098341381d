import { attach, createEffect, createEvent, createStore, sample } from 'effector';

import type { ApiFault } from '../../scenarios/scenario';
import { ownWindow } from '../browser/own-window';
import { windowOf } from '../phone/sim-port';
import { $frames, trafficReceived } from './frames';
import { reloadPhoneFx } from './sign-in';
import { withTimeout } from './with-timeout';

interface ControlCall {
  readonly page: { fetch: typeof fetch };
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

/** The mock's control plane (contract, 'Control plane'). @throws when it is not there. */
const controlFx = createEffect((call: ControlCall) => withTimeout(askMock(call)));

async function askMock({ page, method, path, body }: ControlCall): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await page.fetch(`/__mock/${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`The mock answered ${path} with ${response.status}`);
  const text = await response.text();
  return text === '' ? null : (JSON.parse(text) as unknown);
}

/** Speaks to the control plane through any phone's page: the in-browser mock answers only those. */
export const callControlPlaneFx = attach({
  source: $frames,
  mapParams: (call: Omit<ControlCall, 'page'>, frames): ControlCall => ({
    ...call,
    page: windowOf(Object.values(frames)[0]) ?? ownWindow(),
  }),
  effect: controlFx,
});

export const addApiFaultFx = attach({
  effect: callControlPlaneFx,
  mapParams: (fault: ApiFault) => ({ method: 'POST' as const, path: 'faults', body: [fault] }),
});
export const dropApiFaultsFx = attach({
  effect: callControlPlaneFx,
  mapParams: () => ({ method: 'DELETE' as const, path: 'faults' }),
});
export const resetMockFx = attach({
  effect: callControlPlaneFx,
  mapParams: () => ({ method: 'POST' as const, path: 'reset', body: {} }),
});
/** Ages tokens and signed addresses. */
export const advanceClockFx = attach({
  effect: callControlPlaneFx,
  mapParams: (advanceMs: number) => ({
    method: 'POST' as const,
    path: 'clock',
    body: { advanceMs },
  }),
});

/** The faults that were set from here; the mock drops those that are used up by itself. */
export const $apiFaults = createStore<readonly ApiFault[]>([])
  .on(addApiFaultFx.done, (faults, { params }) => [...faults, params])
  .reset(dropApiFaultsFx.done, resetMockFx.done);

/** The last thing that the control plane refused; null when all went well. */
export const $controlError = createStore<string | null>(null)
  .on(callControlPlaneFx.failData, (_, { message }) => message)
  .reset(callControlPlaneFx.done);

/** A scenario brings faults; they are set as soon as the mock can be reached. */
export const apiFaultsRequested = createEvent<readonly ApiFault[]>();
const $waiting = createStore<readonly ApiFault[]>([]).on(apiFaultsRequested, (_, faults) => faults);
const bringFx = createEffect(async (faults: readonly ApiFault[]) => {
  await dropApiFaultsFx();
  for (const fault of faults) await addApiFaultFx(fault);
});
const reached = sample({
  clock: trafficReceived,
  source: $waiting,
  filter: (waiting, entry) => waiting.length > 0 && entry.kind === 'api' && entry.status > 0,
});
sample({ clock: reached, target: bringFx });

// What was loaded before the faults were there says nothing.
const reloadAllFx = attach({
  source: $frames,
  effect: async (frames) => {
    for (const phone of Object.keys(frames)) await reloadPhoneFx(Number(phone));
  },
});
sample({ clock: bringFx.done, target: reloadAllFx });
$waiting.reset(reached);
