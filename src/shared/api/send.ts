import { createEffect } from 'effector';
import { createFetch, FetchError } from 'ofetch';

import { limitTime } from '@/shared/browser/limit-time';
import { isOnline } from '@/shared/browser/online';
import { REQUEST_TIMEOUT_MS } from '@/shared/config/constants';

import { httpError, type ApiError } from './errors';
import { takeEarlyAnswer } from './early-answer';

export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Absolute, or a path of the page's own origin; the query is part of it. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON, or as a form where it is a URLSearchParams. */
  readonly body?: object | URLSearchParams;
}

/**
 * Sends one request and resolves with the parsed body, `undefined` for an empty one. No other file
 * imports the network library. Fails with an ApiError and nothing else, after 15 s without a complete answer.
 */
export const sendFx = createEffect<ApiRequest, unknown, ApiError>(async (request) => {
  if (!isOnline()) throw { kind: 'offline' } satisfies ApiError;
  try {
    return await limitTime(
      REQUEST_TIMEOUT_MS,
      async (signal) => (await takeEarlyAnswer(request)) ?? (await fetchBody(request, signal)),
    );
  } catch (error) {
    throw toApiError(error);
  }
});

function fetchBody(request: ApiRequest, signal: AbortSignal): Promise<unknown> {
  // The package's own instance brings along a search for `fetch` in engines that have none.
  return createFetch()<unknown>(request.url, {
    method: request.method,
    headers: request.headers,
    ...(request.body && { body: request.body }),
    // ofetch repeats a failed GET once by itself; what is repeated is decided above this layer.
    retry: 0,
    // The package's time limit ends with the headers, and a body may stall as well.
    signal,
    // The stream's cookie has to travel where the API has a host of its own.
    credentials: 'include',
    parseResponse: parseBody,
  });
}

/**
 * Parses the body whatever its content type says, which a proxy may falsify. A body that is no JSON, such
 * as the page of a captive portal, stays a text. docs/faults.md#f5
 */
function parseBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function toApiError(error: unknown): ApiError {
  if (error instanceof FetchError && error.response) {
    return httpError(error.response.status, error.response.statusText, error.data);
  }
  return { kind: 'network' };
}
