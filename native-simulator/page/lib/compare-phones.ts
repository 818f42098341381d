import type { MethodName } from '@/shared/bridge/methods';
import { comparedText, isComparedLive } from '../../recording/compare';
import { createMask } from '../../recording/mask';
import type { Entry } from '../../recording/recording';
import type { TrafficEntry } from './traffic';

/** The phones that have no equal of a call or request, counted from 0. */
export interface Difference {
  /** They have no entry of this name in the step. */
  readonly missing: readonly number[];
  /** Their entry has other arguments, or another answer. */
  readonly differing: readonly number[];
  /** Their platform does not have the method. */
  readonly unsupported: readonly number[];
}

export interface Comparison {
  /** The methods of each phone's platform, by phone. */
  readonly methods: readonly (readonly MethodName[])[];
  /** The start of each step in epoch ms, in order. A step begins with an action in all phones. */
  readonly steps: readonly number[];
  /** The last load of each phone's page in epoch ms. Earlier entries are not compared. */
  readonly starts: Readonly<Record<number, number>>;
}

interface ComparedEntry {
  readonly number: number;
  readonly phone: number;
  readonly step: number;
  readonly entry: Entry;
  /** See `comparedText`. */
  readonly text: string;
}

/**
 * The differences between phones that are driven together, by the numbers of the traffic entries: bridge
 * calls and requests without an equal in another phone in the same step. The order within a step does not
 * matter. Secrets are equal when they appear in the same order. Entries that depend on the clock are left out.
 */
export function differencesOf(
  entries: readonly TrafficEntry[],
  { methods, steps, starts }: Comparison,
): ReadonlyMap<number, Difference> {
  const compared = comparedEntriesOf(entries, steps, starts);
  const differences = new Map<number, Difference>();
  for (const group of groupsOf(compared)) {
    for (const { number, difference } of differencesIn(group, methods)) {
      differences.set(number, difference);
    }
  }
  return differences;
}

/** Whether phones differ in more than the methods of their platforms. */
export function isDifferent(difference: Difference | undefined): boolean {
  return !!difference && difference.missing.length + difference.differing.length > 0;
}

function comparedEntriesOf(
  entries: readonly TrafficEntry[],
  steps: readonly number[],
  starts: Comparison['starts'],
): ComparedEntry[] {
  const masks = new Map<number, ReturnType<typeof createMask>>();
  return entries.flatMap((line) => {
    const { phone, number, at } = line;
    const entry = at < (starts[phone] ?? 0) ? undefined : comparable(line);
    if (!entry || !isComparedLive(entry)) return [];
    const mask = masks.get(phone) ?? createMask();
    masks.set(phone, mask);
    const step = steps.filter((begin) => begin <= at).length;
    const maskedEntry = mask(withoutClient(entry));
    return [{ number, phone, step, entry: maskedEntry, text: comparedText(maskedEntry) }];
  });
}

/** Removes the client from an entry's addresses: the phones may run different clients. */
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

/** The entries of one step and one name. */
function groupsOf(entries: readonly ComparedEntry[]): Iterable<readonly ComparedEntry[]> {
  const groups = new Map<string, ComparedEntry[]>();
  for (const compared of entries) {
    const key = `${compared.step} ${nameOf(compared.entry)}`;
    groups.set(key, [...(groups.get(key) ?? []), compared]);
  }
  return groups.values();
}

function nameOf(entry: Entry): string {
  if (entry.kind === 'call') return entry.method;
  return entry.kind === 'api' ? `${entry.method} ${entry.path.replace(/\?.*$/, '')}` : '';
}

function differencesIn(
  group: readonly ComparedEntry[],
  methods: Comparison['methods'],
): { number: number; difference: Difference }[] {
  const phones = methods.map((_, phone) => phone);
  const of = (phone: number) => group.filter((entry) => entry.phone === phone);
  return phones.flatMap((phone) => {
    const unmatched = phones
      .filter((other) => other !== phone)
      .map((other) => ({ other, entries: withoutEqual(of(phone), of(other)) }));
    return of(phone).flatMap((own) => {
      const without = unmatched.filter(({ entries }) => entries.includes(own));
      if (without.length === 0) return [];
      const others = without.map(({ other }) => other);
      const unsupported = others.filter((other) => !isSupported(methods[other] ?? [], own.entry));
      const able = others.filter((other) => !unsupported.includes(other));
      const differing = able.filter((other) => withoutEqual(of(other), of(phone)).length > 0);
      const missing = able.filter((other) => !differing.includes(other));
      return [{ number: own.number, difference: { missing, differing, unsupported } }];
    });
  });
}

/** One phone's entries that are left after each was paired with an equal entry of the other. */
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

function isSupported(methods: readonly MethodName[], entry: Entry): boolean {
  return entry.kind !== 'call' || methods.includes(entry.method);
}
