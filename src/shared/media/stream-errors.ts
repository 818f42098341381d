/** An error of hls.js, as far as it decides what to do. */
export interface StreamError {
  readonly fatal: boolean;
  /** `networkError`, `mediaError` and others, as hls.js names them. */
  readonly type?: string | undefined;
  /** HTTP status of the answer; absent without an answer. */
  readonly status?: number | undefined;
}

/** `renew` asks for a new address of the stream, `recover` attaches the media anew. */
export type ErrorAction = 'ignore' | 'recover' | 'renew' | 'fail';

/** Answers of a server that refuses a signed address, because it has expired. */
const refusals = new Set([401, 403, 404, 410]);
/** Limits of the recoveries of one stream, which hls.js asks for. */
const RECOVERY_INTERVAL_MS = 5000;
const MAX_RECOVERIES = 3;

/**
 * What follows from an error; `recoveries` are the moments of the recoveries of this stream, in milliseconds.
 * Rule: docs/faults.md#g6
 */
export function actionFor(
  { fatal, type, status }: StreamError,
  recoveries: readonly number[],
  now: number,
): ErrorAction {
  if (status !== undefined && refusals.has(status)) return 'renew';
  if (!fatal) return 'ignore';
  if (type === 'networkError') return 'renew';
  if (type !== 'mediaError' || recoveries.length >= MAX_RECOVERIES) return 'fail';
  const last = recoveries.at(-1) ?? -Infinity;
  return now - last >= RECOVERY_INTERVAL_MS ? 'recover' : 'fail';
}
