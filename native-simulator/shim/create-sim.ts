import type { MethodName } from '@/shared/bridge/methods';
import { reactToCall, type NativeApp, type Reaction } from './answers';
import { createJournal } from './journal';
import type { FaultRule, Launch } from './launch';
import type { LoggedCall, Sim } from './sim';

/** The delay of a 'late' answer: longer than the app's timeout for `getTokens`. */
const LATE_MS = 4000;
/** An event never arrives synchronously. */
const EVENT_DELAY_MS = 20;
const MALFORMED_JSON = '{"token": ';

/** The part of the page's window that the simulator uses. */
export interface SimHost {
  WebBridge?: { receiveEvent(name: unknown, payload?: unknown): boolean };
}

interface Wiring {
  readonly host: SimHost;
  readonly launch: Launch;
  /** Deletes a method from the bridge object. */
  readonly removeMethod: (method: MethodName) => void;
  /** Restores the methods of the launch. */
  readonly restoreMethods: () => void;
  readonly countPurchase: NativeApp['countPurchase'];
}

/** The native app behind the bridges, and its remote control. */
export function createSim({ host, launch, removeMethod, restoreMethods, countPurchase }: Wiring) {
  const journal = createJournal();
  const app: NativeApp = { tokens: null, outcomes: new Map(), countPurchase };
  const faults = new Map<MethodName, FaultRule>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const applyLaunch = () => {
    app.tokens = launch.tokens ?? null;
    app.outcomes.clear();
    faults.clear();
    for (const [method, value] of entriesOf(launch.outcomes)) app.outcomes.set(method, value);
    for (const [method, rule] of entriesOf(launch.faults)) faults.set(method, rule);
  };
  applyLaunch();

  const schedule = (ms: number, act: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, ms);
    timers.add(timer);
  };

  const sim: Sim = {
    calls: () => journal.all().filter((entry): entry is LoggedCall => entry.kind === 'call'),
    traffic: () => journal.all(),
    subscribe: (listener) => journal.subscribe(listener),
    emit(name, payload) {
      const passed = launch.platform === 'android' ? asText(payload) : payload;
      // The app's synchronous calls get higher numbers than the event that caused them.
      const start = journal.begin();
      const consumed = host.WebBridge?.receiveEvent(name, passed) ?? null;
      journal.add({ kind: 'event', name, payload, consumed }, start);
      return consumed;
    },
    outcome: (method, value) => void app.outcomes.set(method, value),
    fault(method, rule) {
      if (rule) faults.set(method, rule);
      else faults.delete(method);
    },
    remove: removeMethod,
    reset() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      journal.clear();
      applyLaunch();
      restoreMethods();
    },
  };

  const scheduleAnswer = ({ event }: Reaction, fault: FaultRule | undefined) => {
    if (!event || fault?.kind === 'drop') return;
    const payload = fault?.kind === 'malformed' ? MALFORMED_JSON : event.payload;
    const send = () => void sim.emit(event.name, payload);
    schedule(delayOf(fault), send);
    if (fault?.kind === 'duplicate') schedule(delayOf(fault), send);
  };

  /** @throws the platform's error, under the fault 'throw' */
  const receive = (method: MethodName, args: Record<string, unknown>): unknown => {
    const fault = faults.get(method);
    if (fault?.kind === 'throw') {
      const error = 'Java exception was raised during method invocation';
      journal.add({ kind: 'call', method, args, answer: undefined, error });
      throw new Error(error);
    }
    const reaction = reactToCall(app, method, args);
    const returnsAnswer = launch.platform === 'android' && reaction.answer !== undefined;
    const answer = returnsAnswer ? answerOf(reaction, fault) : undefined;
    journal.add({ kind: 'call', method, args, answer, error: null });
    if (!returnsAnswer) scheduleAnswer(reaction, fault);
    return answer;
  };
  return { sim, receive };
}

/** A return value cannot be late or doubled; a dropped one is undefined. */
function answerOf({ answer }: Reaction, fault: FaultRule | undefined): string | undefined {
  if (fault?.kind === 'malformed') return MALFORMED_JSON;
  return fault?.kind === 'drop' ? undefined : answer;
}

function delayOf(fault: FaultRule | undefined): number {
  if (fault?.kind === 'delay') return EVENT_DELAY_MS + fault.ms;
  return fault?.kind === 'late' ? LATE_MS : EVENT_DELAY_MS;
}

/** Android passes payloads as text. */
function asText(payload: unknown): unknown {
  return payload === undefined || typeof payload === 'string' ? payload : JSON.stringify(payload);
}

function entriesOf<T>(
  record: Partial<Readonly<Record<MethodName, T>>> | undefined,
): [MethodName, T][] {
  return Object.entries(record ?? {}) as [MethodName, T][];
}
