import type { JournalEntry } from '../db/journal';
import type { MockRequest } from './wire';

/** The cookie that the playlist call sets and that media requests should carry. */
export const streamCookie = 'stream_session';

/** What is written down about a request before it is answered. `at` in epoch milliseconds. */
export function journalEntry(
  request: MockRequest,
  template: string | null,
  at: number,
): JournalEntry {
  const { method, url, headers, cookies } = request;
  return {
    method,
    path: url.pathname,
    query: url.search === '' ? {} : Object.fromEntries(url.searchParams),
    template,
    headers: { ...headers },
    body: readableBody(request),
    status: 0,
    at,
    ...(url.pathname.startsWith('/hls/') && { hasStreamSession: streamCookie in cookies }),
  };
}

function readableBody({ body, headers }: MockRequest): unknown {
  if (body === '') return null;
  if (headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(body));
  }
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
}
