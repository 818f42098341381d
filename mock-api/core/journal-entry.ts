import type { JournalEntry } from '../db/journal';
import { parseJson } from './parse-json';
import type { MockRequest } from './wire';

/** The playlist call sets this cookie, and media requests should send it back. */
export const streamCookie = 'stream_session';

/** Creates the journal entry of a request that has no answer yet. `at` in epoch milliseconds. */
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
    body: parseBody(request),
    status: 0,
    at,
    ...(url.pathname.startsWith('/hls/') && { hasStreamSession: streamCookie in cookies }),
  };
}

function parseBody({ body, headers }: MockRequest): unknown {
  if (body === '') return null;
  if (headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(body));
  }
  try {
    return parseJson(body);
  } catch {
    return body;
  }
}
