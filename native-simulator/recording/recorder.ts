import type { PersonaName } from '@fixtures/users/personas';

import type { PhoneReport } from '../page/phone/sim-port';
import { createMask } from './mask';
import {
  RECORDING_FORMAT,
  MAX_ENTRIES,
  MAX_NAME_LENGTH,
  RECORDING_VERSION,
  type Entry,
  type EntryOf,
  type RecordedLaunch,
  type Recording,
} from './recording';

type At<T> = T extends { ms: number } ? Omit<T, 'ms'> & { readonly at: number } : never;

/** An action of the user in the page; `at` in epoch milliseconds. */
export type Gesture = At<EntryOf<'click' | 'fill' | 'press'>>;
/** A call of the mock's control plane. */
export type Control = At<EntryOf<'control'>>;
/** A reload of the page, or its opening at an address. */
export type Load = At<EntryOf<'load'>>;
/** Everything that a recorder takes: the reports of a phone's page, and the actions on the page and the mock. */
export type Recordable = PhoneReport | Gesture | Control | Load;

export interface RecorderOptions {
  /** Masked like the rest, and cut at the maximum length. */
  readonly name: string;
  readonly launch: RecordedLaunch;
  /** The owner of an access token; for an unknown one a replay signs in the persona of the launch. */
  readonly personaOf?: (token: string) => PersonaName | undefined;
  /** The origin of the recorded page. A replay has another: a deep link that names this one is recorded as a path. */
  readonly origin?: string;
}

export interface Recorder {
  /** Takes an entry; false when the recording is full and the entry is lost. */
  add(entry: Recordable): boolean;
  /** The recording so far, masked. The recorder can go on. */
  finish(): Recording;
}

/** Records one phone. It reads no clock and touches no page. */
export function createRecorder(options: RecorderOptions): Recorder {
  const { name, launch } = options;
  const mask = createMask();
  // Has a mask of its own, so that the numbers in the entries do not depend on the tokens of the launch.
  const head = createMask()({ launch, name });
  let taken: Recordable[] = [];

  return {
    add(entry) {
      if (taken.length >= MAX_ENTRIES) return false;
      const last = taken.at(-1);
      // The browser reports each typed letter, but a replay fills the field once.
      if (last?.kind === 'fill' && entry.kind === 'fill' && isSameField(last, entry)) {
        taken = [...taken.slice(0, -1), { ...entry, at: last.at }];
      } else if (entry.kind === 'event') taken = withEvent(taken, entry);
      else taken.push(entry);
      return true;
    },
    finish() {
      // An API call is reported when it is answered, but takes its place by its start.
      const inOrder = taken.toSorted((a, b) => a.at - b.at);
      const start = inOrder[0]?.at ?? 0;
      const entries = inOrder.map((entry) => mask(entryOf(entry, start, options)));
      return {
        format: RECORDING_FORMAT,
        version: RECORDING_VERSION,
        name: head.name.slice(0, MAX_NAME_LENGTH),
        launch: head.launch,
        entries,
      };
    },
  };
}

/** An event is reported after the calls that the app made in response, but stands before them. */
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

function entryOf(entry: Recordable, start: number, { personaOf, origin }: RecorderOptions): Entry {
  const { at, ...rest } = entry;
  const ms = Math.max(0, Math.round(at - start));
  switch (entry.kind) {
    case 'call': {
      const { kind, method, args, answer, error } = entry;
      return { kind, ms, method, args, ...(answer !== undefined && { answer }), error };
    }
    case 'event': {
      const { kind, name, consumed } = entry;
      const payload = name === 'deepLink' ? withoutOrigin(entry.payload, origin) : entry.payload;
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
      // A replay types secrets of its own.
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

function withoutOrigin(payload: unknown, origin: string | undefined): unknown {
  const link = Object(payload) as { readonly url?: unknown };
  const { url } = link;
  if (origin === undefined || typeof url !== 'string' || !url.startsWith(`${origin}/`))
    return payload;
  return { ...link, url: url.slice(origin.length) };
}
