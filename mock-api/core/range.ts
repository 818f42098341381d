import { ApiFailure } from './api-failure';
import type { MockReply, MockRequest } from './wire';

/**
 * Answers a request for one byte range with 206, or throws `bad-range` (416). Text answers and
 * requests for several ranges return the whole body.
 */
export function applyRange(request: MockRequest, reply: MockReply): MockReply {
  const { body } = reply;
  if (!(body instanceof Uint8Array) || reply.status !== 200) return reply;
  const headers = { ...reply.headers, 'accept-ranges': 'bytes' };
  const requestedRange = /^bytes=(\d*)-(\d*)$/.exec(request.headers['range'] ?? '');
  if (!requestedRange || (requestedRange[1] === '' && requestedRange[2] === ''))
    return { ...reply, headers };
  const { first, last } = limits(requestedRange[1] ?? '', requestedRange[2] ?? '', body.length);
  if (first > last) throw new ApiFailure('bad-range');
  const contentRange = `bytes ${first}-${last}/${body.length}`;
  return {
    status: 206,
    headers: { ...headers, 'content-range': contentRange },
    body: body.slice(first, last + 1),
  };
}

/** The first and last byte position. `-500` requests the last 500 bytes. */
function limits(from: string, to: string, length: number): { first: number; last: number } {
  if (from === '') return { first: Math.max(0, length - Number(to)), last: length - 1 };
  return { first: Number(from), last: to === '' ? length - 1 : Math.min(Number(to), length - 1) };
}
