import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

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

it('scrolls its row to the chosen tab, also when another is chosen', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const left = this.textContent === 'Old' ? 200 : 0;
    return { left, width: this.tagName === 'UL' ? 100 : 50 } as DOMRect;
  });
  const page = (chosen: string) => (
    <MemoryRouter>
      <LinkTabs label="Orders" tabs={tabs} chosen={chosen} />
    </MemoryRouter>
  );
  const { rerender } = render(page('old'));
  const row = screen.getByRole('list');
  expect(row.scrollLeft).toBe(175);
  row.scrollLeft = 0;
  rerender(page('new'));
  expect(row.scrollLeft).toBe(-25);
  rerender(page('old'));
  expect(row.scrollLeft).toBe(150);
});
