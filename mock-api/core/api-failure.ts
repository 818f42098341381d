import { failures, type FailureCode } from '../messages';
import type { MockReply } from './wire';

/** Optional fields of an error body besides `message` and `code`. */
interface FailureDetails {
  /** The invalid field of the request. */
  readonly field?: string;
  /** The known call closest to an unknown one. */
  readonly nearest?: string;
  /** The methods that the path supports. */
  readonly allowed?: readonly string[];
}

/** A documented API error. Handlers throw it; the caller receives `{ message, code }`. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly details: FailureDetails;

  constructor(code: FailureCode, details: FailureDetails = {}) {
    const [status, message] = failures[code];
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** Converts a failure to an answer. */
export function failureReply(failure: ApiFailure): MockReply {
  const { status, code, message, details } = failure;
  const reply = jsonReply(status, { message, code, ...details });
  if (!details.allowed) return reply;
  return { ...reply, headers: { ...reply.headers, allow: details.allowed.join(', ') } };
}

/** Makes a JSON answer. */
export function jsonReply(status: number, body: unknown): MockReply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
  };
}
