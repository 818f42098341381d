import { ApiFailure, failureReply } from '../core/api-failure';
import type { MockReply, Outcome } from '../core/wire';
import type { Fault } from './fault-rules';

/** Whether a fault changes the answer, and does not only delay it. */
export function changesAnswer({ status, body, network }: Fault): boolean {
  return status !== undefined || body !== undefined || network !== undefined;
}

/** What a spoiling fault answers instead. */
export function faultOutcome(fault: Fault): Outcome {
  if (fault.network) return fault.network;
  const status = fault.status ?? 200;
  if (fault.body === undefined) return statusReply(status);
  if (status === 204 || status === 304) return { status, headers: {}, body: null };
  const body = typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body);
  return { status, headers: { 'content-type': contentTypeOf(body) }, body };
}

/** A status alone comes with an error body as the API would send it. */
function statusReply(status: number): MockReply {
  if (status < 400) return { status, headers: {}, body: null };
  const reply = failureReply(new ApiFailure('fault'));
  return { ...reply, status };
}

/** A captive portal says that it is HTML; broken JSON says that it is JSON. */
function contentTypeOf(body: string): string {
  return body.trimStart().startsWith('<')
    ? 'text/html; charset=utf-8'
    : 'application/json; charset=utf-8';
}
