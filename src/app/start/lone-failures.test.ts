import { answerRequest } from '@mock-api/core/answer-request';
import { toMockRequest } from '@mock-api/core/fetch-request';
import { createMock } from '@mock-api/create-mock';
import { createTestClient } from '@mock-api/testing/test-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { moreNeared } from '@/pages/product/more';
import { httpError, type ApiError } from '@/shared/api/errors';
import type { ApiRequest } from '@/shared/api/send';
import { savedSession } from '@/testing/session-fixtures';
import { startApp } from '@/testing/start-app';

import './entry-models';
import './page-models';

const now = Date.UTC(2026, 10, 21, 12);

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

interface Visit {
  readonly routeId: string;
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: string;
}

const visits: readonly Visit[] = [
  { routeId: 'shop', path: '/' },
  { routeId: 'product', path: '/pdp/1001', params: { id: '1001' } },
  { routeId: 'product', path: '/pdp/thousand-nights-1', params: { id: 'thousand-nights-1' } },
  { routeId: 'comments', path: '/pdp/comment/1001/divan', params: { id: '1001', identifier: 'a' } },
  { routeId: 'clp', path: '/clp' },
  { routeId: 'clp.search', path: '/search', search: '?q=a' },
  { routeId: 'clp.search', path: '/search', search: '?genre=ghazal' },
  { routeId: 'clp.search', path: '/search', search: '?publisherId=601' },
  { routeId: 'clp.list', path: '/clp/list/201', params: { id: '201' } },
  { routeId: 'library', path: '/library' },
  { routeId: 'archive', path: '/archive' },
  { routeId: 'wishlist', path: '/wishlist' },
  { routeId: 'profile', path: '/profile' },
  { routeId: 'credit', path: '/credit' },
  { routeId: 'subscription', path: '/subscription' },
  { routeId: 'catalog', path: '/catalog' },
  { routeId: 'catalog.genre', path: '/catalog/genre/ghazal', params: { id: 'ghazal' } },
  { routeId: 'catalog-landing', path: '/catalog-landing' },
  { routeId: 'artist', path: '/artist/501', params: { id: '501' } },
  { routeId: 'publisher', path: '/publisher/601', params: { id: '601' } },
  { routeId: 'about-book', path: '/about-book/1001', params: { id: '1001' } },
  { routeId: 'app-checkout', path: '/app-checkout/book-1001', params: { query: 'book-1001' } },
  { routeId: 'app-checkout', path: '/app-checkout/plan-11', params: { query: 'plan-11' } },
  { routeId: 'app-checkout', path: '/app-checkout/package-31', params: { query: 'package-31' } },
  { routeId: 'landing', path: '/landing/yalda', params: { key: 'yalda' } },
];

/** A signed-in user visits the page while one call cannot reach the server; the others are answered by the mock. */
async function visited(visit: Visit, lost: string | null) {
  const mock = createMock({
    clock: () => now,
    persona: 'collector',
    media: { read: async () => new Uint8Array() },
    reportUnknownCall: () => undefined,
  });
  const api = createTestClient('http://mock.test', async (request) => {
    const outcome = await answerRequest(mock, await toMockRequest(request, {}));
    if (typeof outcome === 'string') throw new Error(`The mock has no answer for ${request.url}`);
    return new Response(outcome.body, outcome);
  });
  const token = await api.signIn('collector');
  const failing = { call: lost };
  const running = new Set<Promise<unknown>>();
  const answer = async ({ method, url, body }: ApiRequest) => {
    if (`${method} ${url}` === failing.call) throw { kind: 'network' } satisfies ApiError;
    const { status, json } = await api.send({ method, path: url, body, token });
    if (status >= 400) throw httpError(status, '', json);
    return json;
  };
  const noted = (request: ApiRequest) => {
    const answered = answer(request).finally(() => running.delete(answered));
    running.add(answered);
    return answered;
  };
  const app = await startApp({
    answers: new Proxy({}, { get: () => noted }),
    storage: { ...savedSession(), 'local:access_token': token },
  });
  const settled = async () => {
    do {
      await Promise.allSettled(running);
      await app.pass(2000);
    } while (running.size > 0);
  };
  const callsAfter = async (act: () => unknown) => {
    const from = app.requests.length;
    await act();
    await settled();
    return app.requests.slice(from).map(({ method, url }) => `${method} ${url}`);
  };
  await app.visit('feedback', '/feedback');
  await settled();
  const calls = await callsAfter(async () => {
    app.router.visit(visit);
    await settled();
    await app.fire(moreNeared, undefined);
  });
  failing.call = null;
  return {
    calls,
    goOnline: () => callsAfter(() => app.page.window.dispatchEvent(new Event('online'))),
  };
}

/** What a tap might need, fetched ahead: nobody misses it. */
const isAhead = (call: string) => call.startsWith('GET /api/stream/');

it.each(visits.map((visit) => ({ visit, address: visit.path + (visit.search ?? '') })))(
  'asks for each part of $address again that has failed alone, when the device is online, and else for nothing',
  async ({ visit }) => {
    const whole = await visited(visit, null);
    expect(whole.calls).not.toEqual([]);
    expect(await whole.goOnline()).toEqual([]);
    for (const call of whole.calls.filter((each) => !isAhead(each))) {
      const { goOnline } = await visited(visit, call);
      expect(await goOnline()).toContain(call);
      expect(await goOnline()).toEqual([]);
    }
  },
);
