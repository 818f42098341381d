import { ApiFailure, failureReply } from '../core/api-failure';
import type { MockReply, Outcome } from '../core/wire';
import type { Fault } from './fault-rules';

/** Statuses whose answers cannot have a body: `Response` throws on one. */
const bodyless: readonly number[] = [204, 205, 304];

/** True if a fault replaces the answer, false if it only delays it. */
export function changesAnswer({ status, body, network }: Fault): boolean {
  return status !== undefined || body !== undefined || network !== undefined;
}

/** The answer that a fault sends instead of the handler's. */
export function faultOutcome(fault: Fault): Outcome {
  if (fault.network) return fault.network;
  const status = fault.status ?? 200;
  if (fault.body === undefined) return statusReply(status);
  if (bodyless.includes(status)) return { status, headers: {}, body: null };
  const body = typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body);
  return { status, headers: { 'content-type': contentTypeOf(body) }, body };
}

/** A fault without a body answers with an API error body, or no body below status 400. */
function statusReply(status: number): MockReply {
  if (status < 400) return { status, headers: {}, body: null };
  const reply = failureReply(new ApiFailure('fault'));
  return { ...reply, status };
}

/** Markup is sent as HTML (a captive portal), anything else as JSON (also when it is broken). */
function contentTypeOf(body: string): string {
  return body.trimStart().startsWith('<')
    ? 'text/html; charset=utf-8'
    : 'application/json; charset=utf-8';
}
