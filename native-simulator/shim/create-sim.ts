import type { MethodName } from '@/shared/bridge/methods';
import { react, type NativeApp, type Reaction } from './answers';
import { createJournal } from './journal';
import type { FaultRule, Launch } from './launch';
import type { LoggedCall, Sim } from './sim';

/** Longer than the app waits for `getTokens`. */
const LATE_MS = 4000;
/** No native answer comes in the same moment. */
const SOON_MS = 20;
const NO_JSON = '{"token": ';

/** What the page has of the simulator's concern. */
export interface SimHost {
  WebBridge?: { receiveEvent(name: unknown, payload?: unknown): boolean };
}

interface Wiring {
  readonly host: SimHost;
  readonly launch: Launch;
  /** Takes a method off the page's objects. */
  readonly takeAway: (method: MethodName) => void;
  /** Puts the methods back that the launch has. */
  readonly putBack: () => void;
}

/** The native app behind the bridges, and its remote control. */
export function createSim({ host, launch, takeAway, putBack }: Wiring) {
  const journal = createJournal();
  const app: NativeApp = { tokens: null, outcomes: new Map() };
  const faults = new Map<MethodName, FaultRule>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const begin = () => {
    app.tokens = launch.tokens ?? null;
    app.outcomes.clear();
    faults.clear();
    for (const [method, value] of entriesOf(launch.outcomes)) app.outcomes.set(method, value);
    for (const [method, rule] of entriesOf(launch.faults)) faults.set(method, rule);
  };
  begin();

  const later = (ms: number, act: () => void) => {
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
      const carried = launch.platform === 'android' ? asText(payload) : payload;
      // What the app does at once comes after it, in number too.
      const begun = journal.begin();
      const consumed = host.WebBridge?.receiveEvent(name, carried) ?? null;
      journal.add({ kind: 'event', name, payload, consumed }, begun);
      return consumed;
    },
    outcome: (method, value) => void app.outcomes.set(method, value),
    fault(method, rule) {
      if (rule) faults.set(method, rule);
      else faults.delete(method);
    },
    remove: takeAway,
    reset() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      journal.clear();
      begin();
      putBack();
    },
  };

  const follow = ({ event }: Reaction, fault: FaultRule | undefined) => {
    if (!event || fault?.kind === 'drop') return;
    const payload = fault?.kind === 'malformed' ? NO_JSON : event.payload;
    const send = () => void sim.emit(event.name, payload);
    later(delayOf(fault), send);
    if (fault?.kind === 'duplicate') later(delayOf(fault), send);
  };

  /** A call that has crossed over; throws what the platform throws. */
  const receive = (method: MethodName, args: Record<string, unknown>): unknown => {
    const fault = faults.get(method);
    if (fault?.kind === 'throw') {
      const error = 'Java exception was raised during method invocation';
      journal.add({ kind: 'call', method, args, answer: undefined, error });
      throw new Error(error);
    }
    const reaction = react(app, method, args);
    const answersAtOnce = launch.platform === 'android' && reaction.answer !== undefined;
    const answer = answersAtOnce ? answerOf(reaction, fault) : undefined;
    journal.add({ kind: 'call', method, args, answer, error: null });
    if (!answersAtOnce) follow(reaction, fault);
    return answer;
  };
  return { sim, receive };
}

/** A call that answers at once can be neither late nor twice; dropped, it gives nothing. */
function answerOf({ answer }: Reaction, fault: FaultRule | undefined): string | undefined {
  if (fault?.kind === 'malformed') return NO_JSON;
  return fault?.kind === 'drop' ? undefined : answer;
}

function delayOf(fault: FaultRule | undefined): number {
  if (fault?.kind === 'delay') return SOON_MS + fault.ms;
  return fault?.kind === 'late' ? LATE_MS : SOON_MS;
}

/** Android speaks to the page in text. */
function asText(payload: unknown): unknown {
  return payload === undefined || typeof payload === 'string' ? payload : JSON.stringify(payload);
}

function entriesOf<T>(
  record: Partial<Readonly<Record<MethodName, T>>> | undefined,
): [MethodName, T][] {
  return Object.entries(record ?? {}) as [MethodName, T][];
}
