import { methods, type MethodName } from '@/shared/bridge/methods';

import type { PhoneReport } from '../phone/sim-port';

/** A report of a phone on the time line, numbered in the order of arrival. Plain data. */
export type TrafficEntry = PhoneReport & {
  readonly number: number;
  /** From 0. */
  readonly phone: number;
};

export const trafficKinds = ['call', 'event', 'api', 'route'] as const;
export type TrafficKind = (typeof trafficKinds)[number];

export function trafficNameOf(entry: TrafficEntry): string {
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

/** The arguments, payload or request body of an entry; undefined for a route. */
export function trafficContentOf(entry: TrafficEntry): unknown {
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

export function isFailedTraffic(entry: TrafficEntry): boolean {
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
  /** Any part of the name or the content, in any case. */
  readonly text: string;
  /** Null for all phones. */
  readonly phone: number | null;
}

/** The entries that match a filter, in their order. */
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
 * The time in ms until a call was answered: a request by its response, a bridge call by the next answering
 * event of its phone. Undefined for a call without an answer.
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
  const content = trafficContentOf(entry);
  const text = content === undefined ? '' : JSON.stringify(content);
  return `${trafficNameOf(entry)} ${text}`.toLowerCase();
}
