import { act } from '@testing-library/react';
import { allSettled } from 'effector';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { views } from '@/app/start/page-views';
import { sessionRestoreRequested } from '@/entities/session/model';
import ShopPage from '@/pages/shop/view';
import { pageOfRoute } from '@/shared/routing/page-table';
import { outlineOf } from '@/testing/outline';
import { pageVisits } from '@/testing/page-visits';
import { renderPage, type PageVisit } from '@/testing/render-page';
import { savedSession } from '@/testing/session-fixtures';

import '../start/entry-models';
import '../start/page-models';

const never = () => new Promise<never>(() => undefined);

/** How many blocks each container of skeletons has: what comes stands where they stood. */
function blocksOf(root: Element): string {
  const blocks = [...root.querySelectorAll('span[aria-hidden="true"]:empty, [data-still]')];
  return String(blocks.length);
}

async function viewOf({ routeId }: PageVisit): Promise<ComponentType> {
  const folder = pageOfRoute(routeId)?.id ?? 'shop';
  return folder === 'shop' ? ShopPage : (await views[folder]()).default;
}

/** What a page shows while the API is silent, for a user or while nobody knows yet whether there is one. */
async function show(visit: PageVisit, isKnown: boolean) {
  const View = await viewOf(visit);
  const { scope } = await renderPage(<View />, visit, {
    answers: new Proxy({}, { get: () => never }),
    storage: savedSession(),
  });
  if (isKnown) void allSettled(sessionRestoreRequested, { scope });
  await act(async () => {
    await vi.dynamicImportSettled();
    await new Promise((resolve) => void setImmediate(resolve));
  });
  return `${outlineOf(document.body)}\nblocks: ${blocksOf(document.body)}`;
}

const now = Date.UTC(2026, 10, 21, 12);
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it.each(pageVisits)('shows a user on $path what is to come', async (visit) => {
  expect(await show(visit, true)).toMatchSnapshot();
});

it.each(pageVisits)('shows on $path what is to come before the session is known', async (visit) => {
  expect(await show(visit, false)).toMatchSnapshot();
});
