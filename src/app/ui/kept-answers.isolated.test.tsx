import { act, cleanup, render } from '@testing-library/react';
import { allSettled, type Scope } from 'effector';
import { Provider } from 'effector-react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { sessionRestoreRequested } from '@/entities/session/model';
import { httpError } from '@/shared/api/errors';
import { createTestScope } from '@/testing/create-scope';
import { createMockAnswers } from '@/testing/mock-answers';
import { outlineOf } from '@/testing/outline';
import { pageVisits } from '@/testing/page-visits';
import type { PageVisit } from '@/testing/render-page';
import { settledOutline } from '@/testing/settled-outline';
import { viewOfVisit } from '@/testing/view-of-visit';

import '../start/entry-models';
import '../start/page-models';

const now = Date.UTC(2026, 10, 21, 12);
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Longer than any answer counts as fresh. */
const TEN_MINUTES_MS = 10 * 60_000;
const elsewhere: PageVisit = { routeId: 'not-found', path: '/nowhere' };

/** Each line of one text that the other does not have, with a mark before it. */
function changesOf(before: string, after: string): string[] {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !fresh.includes(line)).map((line) => `- ${line}`),
    ...fresh.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
  ];
}

function draw(View: ComponentType, { path, search = '' }: PageVisit, scope: Scope) {
  render(
    <Provider value={scope}>
      <MemoryRouter initialEntries={[path + search]}>
        <View />
      </MemoryRouter>
    </Provider>,
  );
}

/** What is different when a page is opened again: until its calls are answered, and after all of them have failed. */
async function changesOfReturn(visit: PageVisit) {
  const { options, answerAllBy } = await createMockAnswers('collector', now);
  const View = await viewOfVisit(visit);
  const { scope, router } = await createTestScope(options);
  router.visit(visit);
  draw(View, visit, scope);
  await act(() => allSettled(sessionRestoreRequested, { scope }));
  const before = await settledOutline(scope);
  cleanup();
  router.visit(elsewhere);
  await allSettled(scope);

  let fail: () => void = () => undefined;
  const failure = new Promise<void>((resolve) => (fail = resolve));
  answerAllBy(async () => {
    await failure;
    throw httpError(500, '', null);
  });
  vi.setSystemTime(now + TEN_MINUTES_MS);
  router.visit(visit);
  draw(View, visit, scope);
  await act(() => new Promise((resolve) => void setImmediate(resolve)));
  const until = changesOf(before, outlineOf(document.body));
  fail();
  return { until, after: changesOf(before, await settledOutline(scope)) };
}

it.each(pageVisits)('keeps what a user saw on $path while it is loaded again', async (visit) => {
  expect(await changesOfReturn(visit)).toMatchSnapshot();
});
