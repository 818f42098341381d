import { failures, type FailureCode } from '../messages';
import type { MockReply } from './wire';

/** What an error's body may say beside message and code. */
export interface FailureDetails {
  /** The field of the request that is wrong. */
  readonly field?: string;
  /** The known call that an unknown one comes nearest to. */
  readonly nearest?: string;
  /** The methods that a path does answer. */
  readonly allowed?: readonly string[];
}

/** An error that the API documents: thrown by a handler, answered as `{ message, code }`. */
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

/** The answer that stands for a failure. */
export function failureReply(failure: ApiFailure): MockReply {
  const { status, code, message, details } = failure;
  const reply = jsonReply(status, { message, code, ...details });
  if (!details.allowed) return reply;
  return { ...reply, headers: { ...reply.headers, allow: details.allowed.join(', ') } };
}

/** A JSON answer. */
export function jsonReply(status: number, body: unknown): MockReply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
  };
}
