import { isInput } from '../../recording/compare';
import type { Entry } from '../../recording/recording';
import { maskForDisplay } from './mask-for-display';

/** An entry with its place among all. */
export interface LogRow {
  readonly index: number;
  readonly entry: Entry;
}

/** What was done, with all that was seen until the next thing. */
export interface LogStep {
  /** Null for the launch. */
  readonly deed: LogRow | null;
  readonly seen: readonly LogRow[];
  /** Of its first entry. */
  readonly index: number;
}

/** A recording's entries by steps, the first one being the launch. */
export function logStepsOf(entries: readonly Entry[]): readonly LogStep[] {
  const steps: { deed: LogRow | null; seen: LogRow[]; index: number }[] = [];
  for (const [index, entry] of entries.entries()) {
    if (isInput(entry) || entry.kind === 'event') {
      steps.push({ deed: { index, entry }, seen: [], index });
    } else {
      const last = steps.at(-1);
      if (last) last.seen.push({ index, entry });
      else steps.push({ deed: null, seen: [{ index, entry }], index });
    }
  }
  return steps;
}

/** What an entry is about, and what it carries, for one line; of a fill's secret nothing. */
export function logLineOf(entry: Entry): { readonly subject: string; readonly detail: string } {
  switch (entry.kind) {
    case 'click':
      return { subject: entry.name, detail: entry.role };
    case 'fill':
      return { subject: entry.name, detail: entry.value };
    case 'press':
      return { subject: entry.key, detail: '' };
    case 'load':
      return { subject: entry.path ?? '', detail: '' };
    case 'control':
      return { subject: `${entry.method} ${entry.path}`, detail: short(entry.body) };
    case 'event':
      return { subject: entry.name, detail: short(entry.payload) };
    case 'call':
      return { subject: entry.method, detail: entry.error ?? short(entry.args) };
    case 'route':
      return { subject: entry.path, detail: '' };
    case 'api':
      return { subject: `${entry.method} ${entry.path}`, detail: String(entry.status || '✕') };
  }
}

function short(value: unknown): string {
  const text = value === undefined ? '' : JSON.stringify(maskForDisplay(value));
  return text === '{}' ? '' : text;
}
