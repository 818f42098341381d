import { methods, type MethodName } from '@/shared/bridge/methods';

import type { PhoneReport } from '../phone/sim-port';

/** A line of the time line: what a phone reported, numbered in the order of its coming. Plain data. */
export type TrafficEntry = PhoneReport & {
  readonly number: number;
  /** Which phone, from 0. */
  readonly phone: number;
};

export const trafficKinds = ['call', 'event', 'api', 'route'] as const;
export type TrafficKind = (typeof trafficKinds)[number];

/** The name in a line. */
export function nameOf(entry: TrafficEntry): string {
  switch (entry.kind) {
    case 'call':
      return entry.method;
    case 'event':
      return entry.name;
    case 'api':
      return `${entry.method} ${entry.path}`;
    case 'route':
      return withoutSecrets(entry.path);
  }
}

/** What a line carries, for its short form and for the search. */
export function contentOf(entry: TrafficEntry): unknown {
  switch (entry.kind) {
    case 'call':
      return entry.args;
    case 'event':
      return entry.payload;
    case 'api':
      return entry.request;
    case 'route':
      return undefined;
  }
}

/** Whether something went wrong with it. */
export function hasFailed(entry: TrafficEntry): boolean {
  switch (entry.kind) {
    case 'call':
      return entry.error !== null;
    case 'event':
      return entry.consumed === null;
    case 'api':
      return entry.status === 0 || entry.status >= 400;
    case 'route':
      return false;
  }
}

export interface TrafficFilter {
  readonly kinds: readonly TrafficKind[];
  /** Any part of name or content; upper and lower case alike. */
  readonly text: string;
  /** Null for all phones. */
  readonly phone: number | null;
}

/** The lines that a filter lets through, in their order. */
export function filterTraffic(
  entries: readonly TrafficEntry[],
  { kinds, text, phone }: TrafficFilter,
): readonly TrafficEntry[] {
  const wanted = text.trim().toLowerCase();
  return entries.filter(
    (entry) =>
      kinds.includes(entry.kind) &&
      (phone === null || entry.phone === phone) &&
      (wanted === '' || searchable(entry).includes(wanted)),
  );
}

/**
 * How long a call took, ms: to the next event of its phone that answers it. Undefined for calls that
 * nothing answers, and while none has come.
 */
export function answerDurationMs(
  entries: readonly TrafficEntry[],
  entry: TrafficEntry,
): number | undefined {
  if (entry.kind === 'api') return entry.durationMs;
  if (entry.kind !== 'call') return undefined;
  const { method, phone, number } = entry;
  const answer = entries.find(
    (later) =>
      later.kind === 'event' &&
      later.number > number &&
      later.phone === phone &&
      later.name === answeredBy(method),
  );
  return answer && typeof entry.answer !== 'string' ? answer.at - entry.at : undefined;
}

function answeredBy(method: MethodName): string | undefined {
  const row = methods[method];
  return 'answeredBy' in row ? row.answeredBy : undefined;
}

function withoutSecrets(path: string): string {
  return path.replace(/([?&](?:token|p)=)[^&#]+/g, '$1•••');
}

function searchable(entry: TrafficEntry): string {
  const content = contentOf(entry);
  const text = content === undefined ? '' : JSON.stringify(content);
  return `${nameOf(entry)} ${text}`.toLowerCase();
}
