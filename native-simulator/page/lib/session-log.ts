import { isAction } from '../../recording/compare';
import type { Action, Entry } from '../../recording/recording';
import { maskForDisplay } from './mask-for-display';

export interface LogRow<E extends Entry = Entry> {
  /** The place among the recording's entries. */
  readonly index: number;
  readonly entry: E;
}

/** An action with all entries up to the next action. */
export interface LogStep {
  /** Null for the launch. */
  readonly action: LogRow<Action> | null;
  readonly observed: readonly LogRow[];
  /** The index of its first entry. */
  readonly index: number;
}

/** A recording's entries by steps. The first step is the launch. */
export function logStepsOf(entries: readonly Entry[]): readonly LogStep[] {
  const steps: { action: LogRow<Action> | null; observed: LogRow[]; index: number }[] = [];
  for (const [index, entry] of entries.entries()) {
    if (isAction(entry)) {
      steps.push({ action: { index, entry }, observed: [], index });
    } else {
      const last = steps.at(-1);
      if (last) last.observed.push({ index, entry });
      else steps.push({ action: null, observed: [{ index, entry }], index });
    }
  }
  return steps;
}

/** The subject and the details of an entry for one line. The value of a secret field is empty. */
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
      return { subject: `${entry.method} ${entry.path}`, detail: shortText(entry.body) };
    case 'event':
      return { subject: entry.name, detail: shortText(entry.payload) };
    case 'call':
      return { subject: entry.method, detail: entry.error ?? shortText(entry.args) };
    case 'route':
      return { subject: entry.path, detail: '' };
    case 'api':
      return { subject: `${entry.method} ${entry.path}`, detail: String(entry.status || '✕') };
  }
}

function shortText(value: unknown): string {
  const text = value === undefined ? '' : JSON.stringify(maskForDisplay(value));
  return text === '{}' ? '' : text;
}
