import { http, HttpResponse, type HttpHandler } from 'msw';

import { answerRequest } from './core/answer-request';
import { toMockRequest } from './core/fetch-request';
import type { Mock } from './core/mock';
import { isMockPath } from './core/paths';
import type { Outcome } from './core/wire';

function toResponse(outcome: Outcome): Response | Promise<never> {
  if (outcome === 'hang') return new Promise<never>(() => undefined);
  if (outcome === 'error') return HttpResponse.error();
  const { status, headers, body } = outcome;
  return new HttpResponse(body, { status, headers });
}

/**
 * The mock as handlers of Mock Service Worker: one, which takes every path of the mock on any
 * origin, because the table of calls decides what a path means.
 */
export function createHandlers(mock: Mock): HttpHandler[] {
  const isMockRequest = ({ request }: { request: Request }) =>
    isMockPath(new URL(request.url).pathname);
  return [
    http.all(isMockRequest, async ({ request, cookies }) =>
      toResponse(await answerRequest(mock, await toMockRequest(request, cookies))),
    ),
  ];
}
