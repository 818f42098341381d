import { attach, createEvent, createStore, sample, scopeBind } from 'effector';

import type { FaultKind } from '../../config/fault-kinds';
import type { MethodName } from '@/shared/bridge/methods';
import { callAfter } from '../browser/wait';
import { faultyAnswers, DELAY_FAULT_MS } from '../lib/faulty-answers';
import { networkEvent, simOf, windowOf, type PhoneReport } from '../phone/sim-port';
import { $config, phoneRemoved } from './config';
import { $runs, runsEnded } from './runs';
import type { TrafficEntry } from '../lib/traffic';

type Frames = Readonly<Record<number, HTMLIFrameElement>>;

/** The frame of a phone was mounted; phones are counted from 0. */
export const frameMounted = createEvent<{ phone: number; frame: HTMLIFrameElement }>();
export const $frames = createStore<Frames>({}, { serialize: 'ignore' }).on(
  frameMounted,
  (frames, { phone, frame }) => ({ ...frames, [phone]: frame }),
);
// Each fresh start and each change of a launch setting, such as another client or persona, makes another frame.
sample({ clock: frameMounted, fn: ({ phone }) => [phone], target: runsEnded });

/** A phone's page sent a report, as the JSON of a PhoneReport. */
export const phoneReported = createEvent<{ phone: number; json: string }>();
export const trafficCleared = createEvent();

const MAX_TRAFFIC_ENTRIES = 3000;
const $count = createStore(0).on(phoneReported, (count) => count + 1);
/** A phone reported a bridge call, an event, a request or a route. */
export const trafficReceived = sample({
  clock: phoneReported,
  source: $count,
  fn: (number, { phone, json }): TrafficEntry => ({
    ...(JSON.parse(json) as PhoneReport),
    phone,
    number,
  }),
});
/** The time line of all phones, oldest first. */
export const $traffic = createStore<readonly TrafficEntry[]>([])
  .on(trafficReceived, (entries, entry) => [...entries, entry].slice(-MAX_TRAFFIC_ENTRIES))
  .reset(trafficCleared, phoneRemoved);

/** An event for a phone's page. */
export interface Emission {
  readonly phone: number;
  readonly name: string;
  readonly payload?: unknown;
}

/** Sends an event to a phone's page; resolves to the page's answer, or to null without a bridge. */
export const emitEventFx = attach({
  source: $frames,
  effect: (frames, { phone, name, payload }: Emission) =>
    simOf(frames[phone])?.emit(name, payload) ?? null,
});

/** The answer of a sheet to a call. The method's fault may delay, double or drop it. */
export interface SheetAnswer extends Emission {
  readonly to: MethodName;
}
export const answerCallFx = attach({
  source: { config: $config, runs: $runs },
  effect: ({ config, runs }, { phone, name, payload, to }: SheetAnswer) => {
    const tell = scopeBind(tellFx, { safe: true });
    for (const { afterMs, isMalformed } of faultyAnswers(config.phones[phone]?.faults[to])) {
      const told = isMalformed ? '{"token": ' : payload;
      callAfter(afterMs, () => void tell({ phone, name, payload: told, run: runs[phone] }));
    }
  },
});

interface LateEmission extends Emission {
  /** The run of the phone to which it belongs. */
  readonly run: number | undefined;
}
const tellFx = attach({
  source: { frames: $frames, runs: $runs },
  effect: ({ frames, runs }, { phone, name, payload, run }: LateEmission) => {
    if (run === runs[phone]) simOf(frames[phone])?.emit(name, payload);
  },
});

/** Sets or removes a method's fault in the running page. */
export const setMethodFaultFx = attach({
  source: $frames,
  effect: (frames, { phone, method, kind }: FaultChange) => {
    const rule =
      kind === undefined ? null : kind === 'delay' ? { kind, ms: DELAY_FAULT_MS } : { kind };
    simOf(frames[phone])?.fault(method, rule);
  },
});
interface FaultChange {
  readonly phone: number;
  readonly method: MethodName;
  readonly kind: FaultKind | undefined;
}

/** Notifies every page that its network has changed. The page reads the new one from its frame element. */
export const notifyNetworkFx = attach({
  source: $frames,
  effect: (frames) => {
    for (const frame of Object.values(frames)) {
      windowOf(frame)?.dispatchEvent(new Event(networkEvent));
    }
  },
});

/** The last event that the simulator sent, with the page's answer; null before the first. */
export const $lastEmission = createStore<{ name: string; result: boolean | null } | null>(null).on(
  emitEventFx.done,
  (_, { params: { name }, result }) => ({ name, result }),
);
