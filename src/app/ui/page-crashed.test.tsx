import { act, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { $crash } from '@/features/error-reporting/crash';
import { cameOnline } from '@/shared/browser/online';
import { reloadPageFx } from '@/shared/browser/reload-page';
import { common } from '@/shared/i18n/fa/common';
import { crashed } from '@/shared/i18n/fa/crashed';
import { CodeLostError } from '@/shared/ui/preloadable';
import { watchCalls } from '@/testing/watch-calls';

import { lostPageRetryClicked } from '../start/reload-lost-code';

import { AppCrashed } from './page-crashed';

it('replaces a page that failed to render, and reports the error', async () => {
  // React and the router log the error themselves.
  vi.spyOn(console, 'error').mockReturnValue();
  const thrown = new Error('broken');
  const Broken = () => {
    throw thrown;
  };
  const router = createMemoryRouter([
    { path: '/', element: <Broken />, errorElement: <AppCrashed /> },
  ]);
  const scope = fork({ handlers: [[reloadPageFx, () => undefined]] });
  const reloads = watchCalls(reloadPageFx, scope);
  render(
    <Provider value={scope}>
      <RouterProvider router={router} />
    </Provider>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: crashed.heading })).toBeVisible();
  expect(screen.getByText(crashed.text)).toBeVisible();
  act(() => screen.getByRole('button', { name: crashed.reload }).click());
  expect(reloads).toHaveLength(1);
  expect(scope.getState($crash)).toEqual({ thrown });
});

function showLost() {
  vi.spyOn(console, 'error').mockReturnValue();
  const Lost = () => {
    throw new CodeLostError('no such file');
  };
  const router = createMemoryRouter([
    { path: '/', element: <Lost />, errorElement: <AppCrashed /> },
  ]);
  const scope = fork();
  render(
    <Provider value={scope}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return scope;
}

it('asks for the lost code of a page again by a tap, and once the device is online again', async () => {
  const scope = showLost();
  const retries = watchCalls(lostPageRetryClicked, scope);
  (await screen.findByRole('button')).click();
  expect(retries).toHaveLength(1);
  await act(() => allSettled(cameOnline, { scope }));
  expect(retries).toHaveLength(2);
});

it.each([
  ['a connection that is lost', false, common.offlinePage],
  ['files that a server no longer has', true, crashed.lost],
])('blames %s', async (_, isOnline, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  showLost();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: crashed.heading })).toBeInTheDocument();
});
