import { MASKED_TIME } from './mask';
import type { Action, Entry, EntryOf } from './recording';

/** The first point at which a replay differs from its recording. */
export interface Divergence {
  /** The place among the recording's entries, from 0; their count when it lies after the last one. */
  readonly index: number;
  /** The time of that place in the recording, ms since its start. */
  readonly ms: number;
  /** Null when something happened that was not recorded. */
  readonly expected: Entry | null;
  /** Null when nothing happened. */
  readonly actual: Entry | null;
}

/**
 * The first difference between a recording and a replay of it; null when there is none.
 *
 * Bridge calls, routes, events and user actions are compared in their order. Reports of the page's state
 * (`setWebViewState` and the preloader calls) are ordered among themselves only, because they follow the
 * painting of the page. The requests of one step may come in any order, and earlier than recorded, because
 * users don't wait for the last answer. Of the lock screen only what it names is compared, each change once: title,
 * artist, cover and speed. Entries that depend on the clock are not compared: log batches, the player's position,
 * and the requests of idle moments: a page's sample address and the user's profile.
 */
export function firstDivergence(
  expected: readonly Entry[],
  actual: readonly Entry[],
): Divergence | null {
  const wanted = placed(expected);
  const found = placed(actual);
  const lanes = new Set([...wanted, ...found].map(({ lane }) => lane));
  const differences = [...lanes].flatMap((lane) => {
    const inLane = (all: readonly Placed[]) => all.filter((entry) => entry.lane === lane);
    const differ = lane === 'api' ? differenceInAnyOrder : differenceInOrder;
    return differ(inLane(wanted), inLane(found), wanted) ?? [];
  });
  const [first] = differences.toSorted((a, b) => a.index - b.index);
  if (!first) return null;
  const ms = expected[Math.min(first.index, expected.length - 1)]?.ms ?? 0;
  return { ...first, ms };
}

/** Whether two entries are equal apart from their time. */
function isSame(a: Entry, b: Entry): boolean {
  return comparedText(a) === comparedText(b);
}

/** The number of expected entries that have not come yet, counted per lane. */
export function countMissing(expected: readonly Entry[], actual: readonly Entry[]): number {
  const counts = new Map<string, number>();
  for (const { lane } of placed(expected)) counts.set(lane, (counts.get(lane) ?? 0) + 1);
  for (const { lane } of placed(actual)) counts.set(lane, (counts.get(lane) ?? 0) - 1);
  return [...counts.values()].reduce((sum, count) => sum + Math.max(0, count), 0);
}

/** Whether an entry is an action, which a replay performs; the other entries come from the app. */
export function isAction(entry: Entry): entry is Action {
  return isInput(entry) || entry.kind === 'event';
}

function isInput({ kind }: Entry): boolean {
  return inputKinds.has(kind);
}
const inputKinds: ReadonlySet<Entry['kind']> = new Set([
  'click',
  'fill',
  'press',
  'load',
  'control',
]);

interface Placed {
  readonly entry: Entry;
  readonly index: number;
  /** The number of actions so far, this entry included. */
  readonly step: number;
  /** Entries are compared in order within their lane only. */
  readonly lane: string;
}

type Difference = Omit<Divergence, 'ms'>;

function placed(entries: readonly Entry[]): Placed[] {
  let step = 0;
  let shown = '';
  const all: Placed[] = [];
  for (const [index, entry] of entries.entries()) {
    if (isAction(entry)) step += 1;
    const lane = laneOf(entry);
    if (lane === LOCK_SCREEN) {
      // How often the state comes while a stream loads depends on the machine.
      const now = comparedText(entry);
      if (now === shown) continue;
      shown = now;
    }
    if (lane !== null) all.push({ entry, index, step, lane });
  }
  return all;
}

/** The lane of what the lock screen shows. */
const LOCK_SCREEN = 'lockScreen';

/** Requests that the app sends after a pause, in an idle moment. */
const IDLE_REQUESTS = ['GET /api/stream/sample/', 'GET /api/account/editprofile'];

/** The lane of an entry; null for one that is not compared. */
function laneOf(entry: Entry): string | null {
  if (entry.kind === 'api' && isIdleRequest(entry)) return null;
  if (isInput(entry)) return entry.kind === 'control' ? null : 'input';
  if (entry.kind !== 'call') return entry.kind;
  switch (entry.method) {
    case 'setWebViewState':
    case 'showPreloader':
    case 'hidePreloader':
      return 'reports';
    case 'sendEvent':
      return entry.args['name'] === 'logBatch' ? null : 'tracking';
    case 'updateMediaSession':
      return LOCK_SCREEN;
    default:
      return 'calls';
  }
}

function isIdleRequest({ method, path }: EntryOf<'api'>): boolean {
  return IDLE_REQUESTS.some((request) => `${method} ${path}`.startsWith(request));
}

function differenceInOrder(
  expected: readonly Placed[],
  actual: readonly Placed[],
  all: readonly Placed[],
): Difference | null {
  const length = Math.max(expected.length, actual.length);
  for (let at = 0; at < length; at += 1) {
    const wanted = expected[at];
    const found = actual[at];
    if (wanted && found && isSame(wanted.entry, found.entry)) continue;
    if (wanted) {
      return { index: wanted.index, expected: wanted.entry, actual: found?.entry ?? null };
    }
    return found ? unexpected(found, all) : null;
  }
  return null;
}

function differenceInAnyOrder(
  expected: readonly Placed[],
  actual: readonly Placed[],
  all: readonly Placed[],
): Difference | null {
  const left = [...actual];
  for (const { entry, index, step } of expected) {
    const at = left.findIndex((found) => found.step <= step && isSame(found.entry, entry));
    if (at < 0) {
      const other = left.find((found) => found.step === step && isSameCall(found.entry, entry));
      return { index, expected: entry, actual: other?.entry ?? null };
    }
    left.splice(at, 1);
  }
  const [first] = left;
  return first ? unexpected(first, all) : null;
}

/** An entry that was not recorded is reported where its step ends in the recording. */
function unexpected({ entry, step }: Placed, all: readonly Placed[]): Difference {
  const next = all.find((later) => later.step > step);
  return { index: next?.index ?? (all.at(-1)?.index ?? -1) + 1, expected: null, actual: entry };
}

function isSameCall(a: Entry, b: Entry): boolean {
  return a.kind === 'api' && b.kind === 'api' && a.method === b.method && a.path === b.path;
}

/**
 * Whether an entry is compared between phones that run side by side. Entries that depend on the clock are not, nor is
 * the lock screen: how often it is told depends on how fast each phone loads.
 */
export function isComparedLive(entry: Entry): boolean {
  const lane = laneOf(entry);
  return lane !== null && lane !== LOCK_SCREEN;
}

/** The compared part of an entry, as a text: equal texts mean equal entries. */
export function comparedText(entry: Entry): string {
  switch (entry.kind) {
    case 'click':
      return text([entry.kind, entry.role, entry.name]);
    case 'fill':
      return text([entry.kind, entry.role, entry.name, entry.value, entry.secret]);
    case 'event':
      // Without `persona`: a replay cannot tell who owns a token.
      return text([entry.kind, entry.name, entry.payload, entry.consumed]);
    case 'call':
      if (entry.method === 'updateMediaSession') return text(['lockScreen', namedIn(entry)]);
      return text([entry.kind, entry.method, entry.args, answerOf(entry), entry.error]);
    default:
      return text({ ...entry, ms: 0 });
  }
}

/** What a state of the lock screen names, without its clock and the server's address. */
function namedIn({ args }: EntryOf<'call'>): unknown {
  const json = args['stateJson'];
  const state = typeof json === 'string' ? parsed(json) : null;
  if (state === null) return args;
  const { title, artist, artwork, rate } = state;
  return { title, artist, artwork: String(artwork).replace(/^https?:\/\/[^/]+/, ''), rate };
}

function parsed(json: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

/** A token set is reduced to whether a user is signed in: its other fields depend on the device. */
function answerOf({ method, answer }: EntryOf<'call'>): unknown {
  return method === 'getTokens' ? /"token":"[^"]/.test(String(answer)) : answer;
}

/** JSON with sorted keys, in which all expiry times are equal. */
function text(value: unknown): string {
  return JSON.stringify(value, (key, each: unknown) => {
    if (key === 'expireIn') return MASKED_TIME;
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each;
    return Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
