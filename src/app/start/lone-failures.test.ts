import { createTestApi, testNow } from '@mock-api/testing/create-test-api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { moreNeared } from '@/pages/product/more';
import { httpError, type ApiError } from '@/shared/api/errors';
import type { ApiRequest } from '@/shared/api/send';
import type { PageVisit } from '@/testing/render-page';
import { savedSession } from '@/testing/session-fixtures';
import { startApp } from '@/testing/start-app';

import './entry-models';
import './page-models';

beforeEach(() => void vi.useFakeTimers({ now: testNow }));
afterEach(() => void vi.useRealTimers());

const visits: readonly PageVisit[] = [
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
async function visited(visit: PageVisit, lost: string | null) {
  const api = createTestApi({ persona: 'collector' });
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
