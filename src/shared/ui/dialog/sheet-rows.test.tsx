import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { SheetButton, SheetLink, SheetRows } from './sheet-rows';

it('leads on in place of its sheet, so that going back passes it by', async () => {
  const sheet = (
    <SheetRows>
      <SheetLink to="/next" icon={null}>
        Next
      </SheetLink>
    </SheetRows>
  );
  const routes = [
    { path: '/', element: <p>Below</p> },
    { path: '/sheet', element: sheet },
    { path: '/next', element: <p>Next page</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/', '/sheet'], initialIndex: 1 });
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByText('Next page')).toBeVisible();
  await router.navigate(-1);
  expect(await screen.findByText('Below')).toBeVisible();
});

it('acts, and tells a number beside its name', async () => {
  const onPress = vi.fn();
  render(
    <SheetRows>
      <SheetButton icon={null} note="3" onPress={onPress}>
        Shelf
      </SheetButton>
    </SheetRows>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Shelf ?3$/ }));
  expect(onPress).toHaveBeenCalledOnce();
});
