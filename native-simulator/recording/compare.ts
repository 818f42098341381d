import { MASKED_TIME } from './mask';
import type { Entry, EntryOf } from './recording';

/** Where a replay first went another way than the recording. */
export interface Divergence {
  /** Of the recording's entries, from 0; their count when it is behind the last. */
  readonly index: number;
  /** When that was in the recording, ms since its beginning. */
  readonly ms: number;
  /** Null when something happened that was not recorded. */
  readonly expected: Entry | null;
  /** Null when nothing happened. */
  readonly actual: Entry | null;
}

/**
 * The first entry of a recording that a replay of it does not share; null when they tell the same.
 *
 * Calls of the bridge, routes, events and what was done are compared in their order. Reports of the
 * page's own state keep an order among themselves alone, as they follow the painting of the page. Requests
 * that one step sets off may come in any order, and earlier than recorded, since a person doesn't wait
 * for the last one. Not compared is what follows the clock: log batches, the position of the player, and
 * the request for a sample, which a page sends ahead when somebody looks at it for a moment.
 */
export function firstDivergence(
  expected: readonly Entry[],
  actual: readonly Entry[],
): Divergence | null {
  const wanted = placed(expected);
  const found = placed(actual);
  const lanes = new Set([...wanted, ...found].map(({ lane }) => lane));
  const differences = [...lanes].flatMap((lane) => {
    const of = (all: readonly Placed[]) => all.filter((one) => one.lane === lane);
    const differ = lane === 'api' ? differenceInAnyOrder : differenceInOrder;
    return differ(of(wanted), of(found), wanted) ?? [];
  });
  const [first] = differences.toSorted((a, b) => a.index - b.index);
  if (!first) return null;
  const ms = expected[Math.min(first.index, expected.length - 1)]?.ms ?? 0;
  return { ...first, ms };
}

/** Whether two entries tell the same, whenever it was. */
export function isSame(a: Entry, b: Entry): boolean {
  return comparedText(a) === comparedText(b);
}

/** How many entries have not come yet, whatever else has. */
export function countMissing(expected: readonly Entry[], actual: readonly Entry[]): number {
  const counts = new Map<string, number>();
  for (const { lane } of placed(expected)) counts.set(lane, (counts.get(lane) ?? 0) + 1);
  for (const { lane } of placed(actual)) counts.set(lane, (counts.get(lane) ?? 0) - 1);
  return [...counts.values()].reduce((sum, count) => sum + Math.max(0, count), 0);
}

/** What a replay does, in its turn, and not the app. */
export function isInput({ kind }: Entry): boolean {
  return done.has(kind);
}
const done: ReadonlySet<Entry['kind']> = new Set(['click', 'fill', 'press', 'load', 'control']);

interface Placed {
  readonly entry: Entry;
  readonly index: number;
  /** How many things had been done before. */
  readonly step: number;
  readonly lane: string;
}

type Difference = Omit<Divergence, 'ms'>;

function placed(entries: readonly Entry[]): Placed[] {
  let step = 0;
  const all: Placed[] = [];
  for (const [index, entry] of entries.entries()) {
    if (isInput(entry) || entry.kind === 'event') step += 1;
    const lane = laneOf(entry);
    if (lane !== null) all.push({ entry, index, step, lane });
  }
  return all;
}

const aheadOfSample = '/api/stream/sample/';

function laneOf(entry: Entry): string | null {
  if (entry.kind === 'api' && entry.path.startsWith(aheadOfSample)) return null;
  if (isInput(entry)) return entry.kind === 'control' ? null : 'done';
  if (entry.kind !== 'call') return entry.kind;
  switch (entry.method) {
    case 'setWebViewState':
    case 'showPreloader':
    case 'hidePreloader':
      return 'reports';
    case 'sendEvent':
      return entry.args['name'] === 'logBatch' ? null : 'tracking';
    case 'updateMediaSession':
      return null;
    default:
      return 'calls';
  }
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
    const at = left.findIndex((one) => one.step <= step && isSame(one.entry, entry));
    if (at < 0) {
      const other = left.find((one) => one.step === step && isSamePlace(one.entry, entry));
      return { index, expected: entry, actual: other?.entry ?? null };
    }
    left.splice(at, 1);
  }
  const [first] = left;
  return first ? unexpected(first, all) : null;
}

/** Something that was not recorded stands where its step ends in the recording. */
function unexpected({ entry, step }: Placed, all: readonly Placed[]): Difference {
  const next = all.find((one) => one.step > step);
  return { index: next?.index ?? (all.at(-1)?.index ?? -1) + 1, expected: null, actual: entry };
}

function isSamePlace(a: Entry, b: Entry): boolean {
  return a.kind === 'api' && b.kind === 'api' && a.method === b.method && a.path === b.path;
}

/** Whether an entry is told apart at all: some follow the clock, or how long somebody looked. */
export function isCompared(entry: Entry): boolean {
  return laneOf(entry) !== null;
}

/** What is compared of an entry, as a text. */
export function comparedText(entry: Entry): string {
  switch (entry.kind) {
    case 'click':
      return text([entry.kind, entry.role, entry.name]);
    case 'fill':
      return text([entry.kind, entry.role, entry.name, entry.value, entry.secret]);
    case 'event':
      // Whose tokens they are is known by their masked names alone.
      return text([entry.kind, entry.name, entry.payload, entry.consumed]);
    case 'call':
      return text([entry.kind, entry.method, entry.args, answerOf(entry), entry.error]);
    default:
      return text({ ...entry, ms: 0 });
  }
}

/** Of the wrapper's token set, whether somebody is signed in: its other fields are each device's own. */
function answerOf({ method, answer }: EntryOf<'call'>): unknown {
  return method === 'getTokens' ? /"token":"[^"]/.test(String(answer)) : answer;
}

/** JSON with the keys in one order; times that pass are all alike. */
function text(value: unknown): string {
  return JSON.stringify(value, (key, each: unknown) => {
    if (key === 'expireIn') return MASKED_TIME;
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each;
    return Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
