import { fireEvent, render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { $crash } from '@/features/error-reporting/crash';
import { reloadPageFx } from '@/shared/browser/reload-page';
import { crashed } from '@/shared/i18n/fa/crashed';

import { PageCrashed } from './page-crashed';

function crash(scope = fork()) {
  // React and the router report the crash by themselves.
  vi.spyOn(console, 'error').mockReturnValue();
  const thrown = new Error('broken');
  const Broken = () => {
    throw thrown;
  };
  const router = createMemoryRouter([
    { path: '/', element: <Broken />, errorElement: <PageCrashed /> },
  ]);
  render(
    <Provider value={scope}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { scope, thrown };
}

it('stands where a page could not be drawn, and tells the error report', async () => {
  const { scope, thrown } = crash();
  expect(await screen.findByRole('heading', { level: 1, name: crashed.heading })).toBeVisible();
  expect(screen.getByText(crashed.text)).toBeVisible();
  expect(scope.getState($crash)).toEqual({ thrown });
});

it('begins the page anew when asked to', async () => {
  const reload = vi.fn();
  crash(fork({ handlers: [[reloadPageFx, reload]] }));
  fireEvent.click(await screen.findByRole('button', { name: crashed.reload }));
  expect(reload).toHaveBeenCalledOnce();
});
