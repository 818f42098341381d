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
  /** The access token of the account that it concerns; the mock's own persona without one. */
  readonly token?: string;
}

/** Calls the mock's control plane (docs/api.md#control-plane). @throws when the mock refuses or is absent */
const controlFx = createEffect((call: ControlCall) => withTimeout(sendControlCall(call)));

async function sendControlCall(call: ControlCall): Promise<unknown> {
  const { page, method, path, body, token } = call;
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const response = await page.fetch(`/__mock/${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`The mock answered ${path} with ${response.status}`);
  const text = await response.text();
  return text === '' ? null : (JSON.parse(text) as unknown);
}

/** Calls the control plane from a phone's page: the in-browser mock answers no other page. */
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
/** Advances the mock's clock, so that tokens and signed addresses expire. */
export const advanceClockFx = attach({
  effect: callControlPlaneFx,
  mapParams: (advanceMs: number) => ({
    method: 'POST' as const,
    path: 'clock',
    body: { advanceMs },
  }),
});

/** The faults that the simulator has set. The mock removes used-up faults itself, and this list keeps them. */
export const $apiFaults = createStore<readonly ApiFault[]>([])
  .on(addApiFaultFx.done, (faults, { params }) => [...faults, params])
  .reset(dropApiFaultsFx.done, resetMockFx.done);

/**
 * Sets a fault that belongs to one purchase alone: it is none of those that the user sets and a recording takes over.
 */
export const addPurchaseFaultFx = attach({
  effect: callControlPlaneFx,
  mapParams: (fault: ApiFault) => ({ method: 'POST' as const, path: 'faults', body: [fault] }),
});
/** Whether the mock may still have such a fault: the app may never have sent the call that uses it up. */
const $hasPurchaseFault = createStore(false)
  .on(addPurchaseFaultFx.done, () => true)
  .reset(dropApiFaultsFx.done, resetMockFx.done);

/** The error of the last control call; null when it succeeded. */
export const $controlError = createStore<string | null>(null)
  .on(callControlPlaneFx.failData, (_, { message }) => message)
  .reset(callControlPlaneFx.done);

/** Replaces the faults that the simulator has set, as soon as the mock can be reached. */
export const apiFaultsRequested = createEvent<readonly ApiFault[]>();
/** The faults that the mock does not have yet; null when there is nothing to replace. */
export const $pendingFaults = createStore<readonly ApiFault[] | null>(null).on(
  sample({
    clock: apiFaultsRequested,
    source: { set: $apiFaults, hasPurchaseFault: $hasPurchaseFault },
    fn: ({ set, hasPurchaseFault }, wanted) => ({
      wanted,
      isChange: hasPurchaseFault || set.length + wanted.length > 0,
    }),
  }),
  (_, { wanted, isChange }) => (isChange ? wanted : null),
);
const replaceFaultsFx = createEffect(async (faults: readonly ApiFault[]) => {
  await dropApiFaultsFx();
  for (const fault of faults) await addApiFaultFx(fault);
});
const mockReached = sample({
  clock: trafficReceived,
  source: $pendingFaults,
  filter: (_, entry) => entry.kind === 'api' && entry.status > 0,
}).filterMap((waiting) => waiting ?? undefined);
sample({ clock: mockReached, target: replaceFaultsFx });

// The pages may have loaded before the faults were set.
const reloadAllFx = attach({
  source: $frames,
  effect: async (frames) => {
    for (const phone of Object.keys(frames)) await reloadPhoneFx(Number(phone));
  },
});
sample({ clock: replaceFaultsFx.done, target: reloadAllFx });
$pendingFaults.reset(mockReached);
