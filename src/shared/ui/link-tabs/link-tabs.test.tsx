import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';

import { LinkTabs } from './link-tabs';

const tabs = [
  { id: 'new', to: '/', label: 'New' },
  { id: 'old', to: '/old', label: 'Old' },
];

it.each([
  [false, 'REPLACE'],
  [true, 'PUSH'],
] as const)('leaves the page where it is scrolled to (isPushed: %s)', async (isPushed, action) => {
  const element = <LinkTabs label="Orders" tabs={tabs} chosen="new" isPushed={isPushed} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('link', { name: 'New' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('link', { name: 'Old' }));
  const { preventScrollReset, historyAction, location } = router.state;
  expect([preventScrollReset, historyAction, location.pathname]).toEqual([true, action, '/old']);
});
