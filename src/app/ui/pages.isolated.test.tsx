import { act } from '@testing-library/react';
import { answerRequest } from '@mock-api/core/answer-request';
import { toMockRequest } from '@mock-api/core/fetch-request';
import { createMock } from '@mock-api/create-mock';
import { createTestClient } from '@mock-api/testing/test-client';
import { allSettled, type Scope } from 'effector';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { views } from '@/app/start/page-views';
import { sessionRestoreRequested } from '@/entities/session/model';
import ShopPage from '@/pages/shop/view';
import { httpError, type ApiError } from '@/shared/api/errors';
import type { ApiRequest } from '@/shared/api/send';
import { pageOfRoute } from '@/shared/routing/page-table';
import { latinDigitsIn } from '@/testing/latin-digits';
import { outlineOf } from '@/testing/outline';
import { pageVisits as visits } from '@/testing/page-visits';
import { renderPage, type PageVisit } from '@/testing/render-page';
import { savedSession } from '@/testing/session-fixtures';

import '../start/entry-models';
import '../start/page-models';

const now = Date.UTC(2026, 10, 21, 12);

/** Two of each list are enough to see what a row has. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}

/**
 * What a screen reader finds on a page, with the answers of the mock. Hidden parts are left out, so a part that is hidden
 * or shown by mistake changes it as well.
 */
async function show(visit: PageVisit, persona: 'collector' | null, refusal?: ApiError) {
  const mock = createMock({
    clock: () => now,
    persona: persona ?? 'collector',
    media: { read: async () => new Uint8Array() },
    reportUnknownCall: () => undefined,
  });
  const api = createTestClient('http://mock.test', async (request) => {
    const outcome = await answerRequest(mock, await toMockRequest(request, {}));
    if (typeof outcome === 'string') throw new Error(`The mock has no answer for ${request.url}`);
    return new Response(outcome.body, outcome);
  });
  const token = persona === null ? undefined : await api.signIn(persona);
  const answer = async ({ method, url, body }: ApiRequest) => {
    if (refusal) throw refusal;
    const { status, json } = await api.send({ method, path: url, body, token });
    if (status >= 400) throw httpError(status, '', json);
    return shortened(json);
  };
  const options = {
    answers: new Proxy({}, { get: () => answer }),
    ...(token !== undefined && { storage: { ...savedSession(), 'local:access_token': token } }),
  };
  const folder = pageOfRoute(visit.routeId)?.id ?? 'shop';
  const View: ComponentType = folder === 'shop' ? ShopPage : (await views[folder]()).default;
  const { scope } = await renderPage(<View />, visit, options);
  await act(() => allSettled(sessionRestoreRequested, { scope }));
  const outline = await settledOutline(scope);
  // The outline has them for Persian ones, as tests write them.
  expect(latinDigitsIn(document.body)).toEqual([]);
  return outline;
}

/** A part that is loaded when it is drawn asks for more, or draws another such part. */
async function settledOutline(scope: Scope, before = ''): Promise<string> {
  await act(async () => {
    await vi.dynamicImportSettled();
    await allSettled(scope);
  });
  const outline = outlineOf(document.body);
  return outline === before ? outline : settledOutline(scope, outline);
}

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it.each(visits)('shows a user on $path', async (visit) => {
  expect(await show(visit, 'collector')).toMatchSnapshot();
});

const ofVisitors = ['product', 'comments', 'library', 'archive', 'wishlist', 'profile', 'credit'];
const toVisitors = visits.filter(({ routeId }) =>
  [...ofVisitors, 'credit-code', 'subscription', 'app-checkout'].includes(routeId),
);
it.each(toVisitors)('shows a visitor on $path', async (visit) => {
  expect(await show(visit, null)).toMatchSnapshot();
});

const withoutCalls = ['credit-code', 'auth', 'feedback', 'about'];
const loading = visits.filter(({ routeId }) => !withoutCalls.includes(routeId));
it.each(loading)('shows a user on $path whose calls are refused', async (visit) => {
  expect(await show(visit, 'collector', httpError(500, '', null))).toMatchSnapshot();
});

const named = visits.filter(({ params }) => params !== undefined);
it.each(named)('shows a user on $path that nothing is there', async (visit) => {
  expect(await show(visit, 'collector', httpError(404, '', null))).toMatchSnapshot();
});

// The other pages share what they show then: src/entities/connection/ui/load-failed.tsx
const withOwnFailure = visits.filter(({ routeId }) => routeId === 'product');
it.each(withOwnFailure)('shows a user on $path that there is no connection', async (visit) => {
  expect(await show(visit, 'collector', { kind: 'offline' })).toMatchSnapshot();
});
