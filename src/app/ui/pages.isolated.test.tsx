import { act } from '@testing-library/react';
import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { sessionRestoreRequested } from '@/entities/session/model';
import { httpError, type ApiError } from '@/shared/api/errors';
import { latinDigitsIn } from '@/testing/latin-digits';
import { createMockAnswers } from '@/testing/mock-answers';
import { pageVisits as visits } from '@/testing/page-visits';
import { renderPage, type PageVisit } from '@/testing/render-page';
import { settledOutline } from '@/testing/settled-outline';
import { viewOfVisit } from '@/testing/view-of-visit';

import '../start/entry-models';
import '../start/page-models';

const now = Date.UTC(2026, 10, 21, 12);

/**
 * What a screen reader finds on a page, with the answers of the mock. Hidden parts are left out, so a part that is hidden
 * or shown by mistake changes it as well.
 */
async function show(visit: PageVisit, persona: 'collector' | null, refusal?: ApiError) {
  const { options, answerAllBy } = await createMockAnswers(persona, now);
  if (refusal)
    answerAllBy(async () => {
      throw refusal;
    });
  const View = await viewOfVisit(visit);
  const { scope } = await renderPage(<View />, visit, options);
  await act(() => allSettled(sessionRestoreRequested, { scope }));
  const outline = await settledOutline(scope);
  // The outline has them for Persian ones, as tests write them.
  expect(latinDigitsIn(document.body)).toEqual([]);
  return outline;
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
