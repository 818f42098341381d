import { attach, createEvent, createStore, sample } from 'effector';

import type { FaultKind } from '../../config/fault-kinds';
import type { MethodName } from '@/shared/bridge/methods';
import { callAfter } from '../browser/wait';
import { faultyAnswers, DELAY_FAULT_MS } from '../lib/faulty-answers';
import { networkEvent, simOf, windowOf, type PhoneReport } from '../phone/sim-port';
import { $config, phoneRemoved } from './config';
import type { TrafficEntry } from '../lib/traffic';

type Frames = Readonly<Record<number, HTMLIFrameElement>>;

/** The frame of a phone was mounted; phones are counted from 0. */
export const frameMounted = createEvent<{ phone: number; frame: HTMLIFrameElement }>();
export const $frames = createStore<Frames>({}, { serialize: 'ignore' }).on(
  frameMounted,
  (frames, { phone, frame }) => ({ ...frames, [phone]: frame }),
);

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
  source: { frames: $frames, config: $config },
  effect: ({ frames, config }, { phone, name, payload, to }: SheetAnswer) => {
    for (const { afterMs, isMalformed } of faultyAnswers(config.phones[phone]?.faults[to])) {
      callAfter(afterMs, () => {
        simOf(frames[phone])?.emit(name, isMalformed ? '{"token": ' : payload);
      });
    }
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

/** Removes a method from the running page. */
export const removeMethodFx = attach({
  source: $frames,
  effect: (frames, { phone, method }: { phone: number; method: MethodName }) =>
    simOf(frames[phone])?.remove(method),
});

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
