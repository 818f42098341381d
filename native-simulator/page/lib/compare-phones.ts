import type { MethodName } from '@/shared/bridge/methods';
import { comparedText, isCompared } from '../../recording/compare';
import { createMask } from '../../recording/mask';
import type { Entry } from '../../recording/recording';
import type { TrafficEntry } from './traffic';

/** How a call, or a request, of one phone stands to the others; phones from 0. */
export interface Difference {
  /** Have nothing of this name. */
  readonly lacking: readonly number[];
  /** Have it with other arguments, or another answer. */
  readonly differing: readonly number[];
  /** Can't have it: there is no such method on their platform. */
  readonly unable: readonly number[];
}

export interface Comparison {
  /** What each phone's platform has, by the phones' numbers. */
  readonly methods: readonly (readonly MethodName[])[];
  /** When each step began, epoch ms, in order; a step is what was done to all phones at once. */
  readonly steps: readonly number[];
  /** When each phone's page began last: what was before is past. Epoch ms. */
  readonly starts: Readonly<Record<number, number>>;
}

/** A call or a request, with what is compared of it. */
interface ComparedEntry {
  readonly number: number;
  readonly phone: number;
  readonly step: number;
  readonly entry: Entry;
  /** What is compared of it, as a text. */
  readonly text: string;
}

/**
 * What phones that are driven together do not do alike, by the numbers of the lines: bridge calls and
 * requests that have no equal in another phone's part of the same step. In any order; secrets count as
 * the same where they came in the same order; what follows the clock is not compared.
 */
export function differencesOf(
  entries: readonly TrafficEntry[],
  { methods, steps, starts }: Comparison,
): ReadonlyMap<number, Difference> {
  const told = toldIn(entries, steps, starts);
  const found = new Map<number, Difference>();
  for (const group of groupsOf(told)) {
    for (const one of unequalIn(group, methods)) {
      found.set(one.number, one.difference);
    }
  }
  return found;
}

/** Whether there is more to it than what a platform can't have. */
export function isDifferent(difference: Difference | undefined): boolean {
  return !!difference && difference.lacking.length + difference.differing.length > 0;
}

function toldIn(
  entries: readonly TrafficEntry[],
  steps: readonly number[],
  starts: Comparison['starts'],
): ComparedEntry[] {
  const masks = new Map<number, ReturnType<typeof createMask>>();
  return entries.flatMap((line) => {
    const { phone, number, at } = line;
    const entry = at < (starts[phone] ?? 0) ? undefined : comparable(line);
    if (!entry || !isCompared(entry)) return [];
    const mask = masks.get(phone) ?? createMask();
    masks.set(phone, mask);
    const step = steps.filter((begin) => begin <= at).length;
    const told = mask(withoutClient(entry));
    return [{ number, phone, step, entry: told, text: comparedText(told) }];
  });
}

/** Whose client a page is, its first address tells: that is how the phones were set up. */
function withoutClient(entry: Entry): Entry {
  const text = JSON.stringify(entry).replace(
    /([?&])clientId=\w+(&|(?=[#"\\]))/g,
    (_, before: string, after: string) => (after === '&' ? before : ''),
  );
  return JSON.parse(text) as Entry;
}

function comparable(line: TrafficEntry): Entry | undefined {
  const ms = 0;
  if (line.kind === 'api') {
    const { kind, method, path, status } = line;
    return { kind, ms, method, path, status };
  }
  if (line.kind !== 'call') return undefined;
  const { kind, method, args, answer, error } = line;
  return { kind, ms, method, args, answer, error };
}

/** Those of one step and one name. */
function groupsOf(told: readonly ComparedEntry[]): Iterable<readonly ComparedEntry[]> {
  const groups = new Map<string, ComparedEntry[]>();
  for (const one of told) {
    const key = `${one.step} ${nameOf(one.entry)}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups.values();
}

function nameOf(entry: Entry): string {
  if (entry.kind === 'call') return entry.method;
  return entry.kind === 'api' ? `${entry.method} ${entry.path.replace(/\?.*$/, '')}` : '';
}

function unequalIn(
  group: readonly ComparedEntry[],
  methods: Comparison['methods'],
): { number: number; difference: Difference }[] {
  const phones = methods.map((_, phone) => phone);
  const of = (phone: number) => group.filter((one) => one.phone === phone);
  return phones.flatMap((phone) => {
    const others = phones.filter((other) => other !== phone);
    const alone = others.map((other) => ({ other, left: withoutEqual(of(phone), of(other)) }));
    return of(phone).flatMap((one) => {
      const missed = alone.filter(({ left }) => left.includes(one)).map(({ other }) => other);
      if (missed.length === 0) return [];
      const able = missed.filter((other) => isAble(methods[other] ?? [], one.entry));
      const unable = missed.filter((other) => !able.includes(other));
      const differing = able.filter((other) => withoutEqual(of(other), of(phone)).length > 0);
      const lacking = able.filter((other) => !differing.includes(other));
      return [{ number: one.number, difference: { lacking, differing, unable } }];
    });
  });
}

/** Those that are left when each has taken its equal, where there is one. */
function withoutEqual(
  mine: readonly ComparedEntry[],
  theirs: readonly ComparedEntry[],
): readonly ComparedEntry[] {
  const free = [...theirs];
  return mine.filter(({ text }) => {
    const at = free.findIndex((other) => other.text === text);
    if (at >= 0) free.splice(at, 1);
    return at < 0;
  });
}

function isAble(methods: readonly MethodName[], entry: Entry): boolean {
  return entry.kind !== 'call' || methods.includes(entry.method);
}
