import type { PersonaName } from '@fixtures/users/personas';

import type { PhoneReport } from '../page/phone/sim-port';
import { createMask } from './mask';
import {
  RECORDING_FORMAT,
  MAX_ENTRIES,
  RECORDING_VERSION,
  type Entry,
  type EntryOf,
  type RecordedLaunch,
  type Recording,
} from './recording';

type At<T> = T extends { ms: number } ? Omit<T, 'ms'> & { readonly at: number } : never;

/** What a person did in the page; `at` in epoch milliseconds. */
export type Gesture = At<EntryOf<'click' | 'fill' | 'press'>>;
/** A call of the mock's control plane. */
export type Control = At<EntryOf<'control'>>;
/** The page was loaded anew. */
export type Load = At<EntryOf<'load'>>;
/** All that a recorder takes: what a phone's page reports, what people do, what is done to the mock. */
export type Recordable = PhoneReport | Gesture | Control | Load;

export interface RecorderOptions {
  readonly name: string;
  readonly launch: RecordedLaunch;
  /** Epoch milliseconds of the beginning; by default that of the first entry. */
  readonly startedAt?: number;
  /** Whose an access token is; without an answer a replay takes the persona of the launch. */
  readonly personaOf?: (token: string) => PersonaName | undefined;
}

export interface Recorder {
  /** Takes an entry; false when the recording is full and the entry is lost. */
  add(entry: Recordable): boolean;
  /** What is recorded so far, masked; the recorder goes on. */
  finish(): Recording;
}

/** Makes a recording of what happens in one phone. Pure: it reads no clock and touches no page. */
export function createRecorder({ name, launch, startedAt, personaOf }: RecorderOptions): Recorder {
  const mask = createMask();
  // A mask of its own: the session names what it meets, and a replay begins with other tokens.
  const maskedLaunch = createMask()(launch);
  let taken: Recordable[] = [];

  return {
    add(entry) {
      if (taken.length >= MAX_ENTRIES) return false;
      const last = taken.at(-1);
      // Letter after letter is one filling, as long as nothing came of it.
      if (last?.kind === 'fill' && entry.kind === 'fill' && isSameField(last, entry)) {
        taken = [...taken.slice(0, -1), { ...entry, at: last.at }];
      } else if (entry.kind === 'event') taken = withEvent(taken, entry);
      else taken.push(entry);
      return true;
    },
    finish() {
      // A call of the API is told of when it is answered, but stands where it began.
      const inOrder = taken.toSorted((a, b) => a.at - b.at);
      const start = startedAt ?? inOrder[0]?.at ?? 0;
      const entries = inOrder.map((entry) => mask(entryOf(entry, start, personaOf)));
      return {
        format: RECORDING_FORMAT,
        version: RECORDING_VERSION,
        name,
        launch: maskedLaunch,
        entries,
      };
    },
  };
}

/** An event is told of after what the app did when it came, and stands before that. */
function withEvent(taken: Recordable[], event: Extract<Recordable, { kind: 'event' }>) {
  const place = taken.findIndex(
    (entry) => entry.at >= event.at && !('id' in entry && entry.id < event.id),
  );
  return place < 0 ? [...taken, event] : taken.toSpliced(place, 0, event);
}

function isSameField(a: Gesture, b: Gesture): boolean {
  return (
    a.kind === 'fill' &&
    b.kind === 'fill' &&
    a.role === b.role &&
    a.name === b.name &&
    a.nth === b.nth
  );
}

function entryOf(entry: Recordable, start: number, personaOf: RecorderOptions['personaOf']): Entry {
  const { at, ...rest } = entry;
  const ms = Math.max(0, Math.round(at - start));
  switch (entry.kind) {
    case 'call': {
      const { kind, method, args, answer, error } = entry;
      return { kind, ms, method, args, ...(answer !== undefined && { answer }), error };
    }
    case 'event': {
      const { kind, name, payload, consumed } = entry;
      const persona = personaOf?.(tokenIn(payload));
      return {
        ...{ kind, ms, name, consumed },
        ...(payload !== undefined && { payload }),
        ...(name === 'tokenInjected' && persona && { persona }),
      };
    }
    case 'api': {
      const { kind, method, path, status } = entry;
      return { kind, ms, method, path, status };
    }
    case 'route':
      return { kind: 'route', ms, path: entry.path };
    case 'fill':
      // A replay has secrets of its own.
      return { ...(rest as Omit<typeof entry, 'at'>), ms, ...(entry.secret && { value: '' }) };
    default:
      return { ...(rest as Omit<Gesture | Control | Load, 'at'>), ms } as Entry;
  }
}

function tokenIn(payload: unknown): string {
  const token: unknown =
    typeof payload === 'object' && payload ? Reflect.get(payload, 'token') : '';
  return typeof token === 'string' ? token : '';
}
