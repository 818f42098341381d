import { act } from '@testing-library/react';
import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { sessionRestoreRequested } from '@/entities/session/model';
import { outlineOf } from '@/testing/outline';
import { pageVisits } from '@/testing/page-visits';
import { renderPage, type PageVisit } from '@/testing/render-page';
import { savedSession } from '@/testing/session-fixtures';
import { viewOfVisit } from '@/testing/view-of-visit';

import '../start/entry-models';
import '../start/page-models';

const never = () => new Promise<never>(() => undefined);

/** How many blocks each container of skeletons has: what comes stands where they stood. */
function blocksOf(root: Element): string {
  const blocks = [...root.querySelectorAll('span[aria-hidden="true"]:empty, [data-still]')];
  return String(blocks.length);
}

/** What a page shows while the API is silent, for a user or while nobody knows yet whether there is one. */
async function show(visit: PageVisit, isKnown: boolean) {
  const View = await viewOfVisit(visit);
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
// Time stands still, however long a busy machine takes: some pages change when an answer is slow.
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout'] }));
afterEach(() => void vi.useRealTimers());

it.each(pageVisits)('shows a user on $path what is to come', async (visit) => {
  expect(await show(visit, true)).toMatchSnapshot();
});

it.each(pageVisits)('shows on $path what is to come before the session is known', async (visit) => {
  expect(await show(visit, false)).toMatchSnapshot();
});
