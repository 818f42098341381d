import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { pages } from '@/shared/i18n/fa/pages';

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
  expect(await screen.findByRole('heading', { level: 1, name: pages.crashed.heading })).toBeVisible();
  expect(screen.getByText(pages.crashed.text)).toBeVisible();
  expect(screen.getByRole('button', { name: pages.crashed.reload })).toBeVisible();
});
