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
 * Creates the handlers for Mock Service Worker. One handler takes all paths of the mock on any
 * origin and leaves the routing to the mock.
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
