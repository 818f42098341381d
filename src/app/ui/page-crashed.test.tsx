import { render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { $crash } from '@/features/error-reporting/crash';
import { crashed } from '@/shared/i18n/fa/crashed';

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
  const scope = fork();
  render(
    <Provider value={scope}>
      <RouterProvider router={router} />
    </Provider>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: crashed.heading })).toBeVisible();
  expect(screen.getByText(crashed.text)).toBeVisible();
  expect(screen.getByRole('button', { name: crashed.reload })).toBeVisible();
  expect(scope.getState($crash)).toEqual({ thrown });
});
