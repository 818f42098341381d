import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { crashed } from '@/shared/i18n/fa/crashed';

import { PageCrashed } from './page-crashed';

it('stands where a page could not be drawn', async () => {
  // React and the router report the crash by themselves.
  vi.spyOn(console, 'error').mockReturnValue();
  const Broken = () => {
    throw new Error('broken');
  };
  const router = createMemoryRouter([
    { path: '/', element: <Broken />, errorElement: <PageCrashed /> },
  ]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { level: 1, name: crashed.heading })).toBeVisible();
  expect(screen.getByText(crashed.text)).toBeVisible();
  expect(screen.getByRole('button', { name: crashed.reload })).toBeVisible();
});
