import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Loaded before the test: a busy machine takes longer for it than a test waits.
import '@/pages/publisher/view';
import { cameOnline } from '@/shared/browser/online';
import { common } from '@/shared/i18n/fa/common';
import { crashed } from '@/shared/i18n/fa/crashed';
import { $router, watchRouterFx } from '@/shared/routing/location';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';

import '../start/entry-models';
import '../start/page-views';
import { createRouterAdapter } from '../start/router-adapter';
import { routes } from '../start/routes';

const server = vi.hoisted(() => ({ isFileLost: true }));
vi.mock('../start/model-files', () => ({
  modelFiles: [
    async () => {
      if (server.isFileLost) throw new TypeError('Failed to fetch');
    },
  ],
}));

beforeEach(() => {
  server.isFileLost = true;
  // React and the router log the error themselves.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function openApp(address: string) {
  const { scope } = await createTestScope({
    isUnstarted: true,
    answers: {
      'GET /api/publishers/601': { id: 601, title: 'House', logo: null, works: [] },
      'GET /api/booksSearch': aPage([aBookCard({ title: 'A title' })]),
    },
  });
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  await allSettled($router, { scope, params: createRouterAdapter(router) });
  render(
    <Provider value={scope}>
      <RouterProvider router={router} />
    </Provider>,
  );
  // Not awaited, here and below: timers of the app keep the scope from settling.
  act(() => void allSettled(watchRouterFx, { scope }));
  return { scope, router };
}

const lostPage = () => screen.findByText(crashed.lost);

it('offers another try on a page whose model could not be loaded, which loads the models again', async () => {
  await openApp('/publisher/601');
  expect(await lostPage()).toBeVisible();
  server.isFileLost = false;
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  expect(await screen.findByText('A title')).toBeInTheDocument();
  expect(screen.queryByText(crashed.lost)).toBeNull();
});

it('loads the models again by itself when the device comes online', async () => {
  const { scope } = await openApp('/publisher/601');
  expect(await lostPage()).toBeVisible();
  server.isFileLost = false;
  act(() => void allSettled(cameOnline, { scope }));
  expect(await screen.findByText('A title')).toBeInTheDocument();
});

it('says so again when the next try fails as well, also on the next page', async () => {
  const { router } = await openApp('/publisher/601');
  expect(await lostPage()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  expect(await lostPage()).toBeVisible();
  await act(() => router.navigate('/publisher/602'));
  expect(await lostPage()).toBeVisible();
});
