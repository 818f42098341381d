import { ApiFailure } from './api-failure';
import type { MockReply, MockRequest } from './wire';

/**
 * Cuts an answer of bytes down to the one range that the request asks for: 206, or a failure 416.
 * Answers of text, and requests that ask for several ranges, get the whole.
 */
export function applyRange(request: MockRequest, reply: MockReply): MockReply {
  const { body } = reply;
  if (!(body instanceof Uint8Array) || reply.status !== 200) return reply;
  const headers = { ...reply.headers, 'accept-ranges': 'bytes' };
  const asked = /^bytes=(\d*)-(\d*)$/.exec(request.headers['range'] ?? '');
  if (!asked || (asked[1] === '' && asked[2] === '')) return { ...reply, headers };
  const { first, last } = limits(asked[1] ?? '', asked[2] ?? '', body.length);
  if (first > last || first >= body.length) throw new ApiFailure('bad-range');
  const contentRange = `bytes ${first}-${last}/${body.length}`;
  return {
    status: 206,
    headers: { ...headers, 'content-range': contentRange },
    body: body.slice(first, last + 1),
  };
}

/** First and last byte; `-500` means the last 500. */
function limits(from: string, to: string, length: number): { first: number; last: number } {
  if (from === '') return { first: Math.max(0, length - Number(to)), last: length - 1 };
  return { first: Number(from), last: to === '' ? length - 1 : Math.min(Number(to), length - 1) };
}
