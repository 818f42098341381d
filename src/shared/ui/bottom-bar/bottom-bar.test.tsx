import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { BottomBar } from './bottom-bar';

function Address() {
  const { pathname, key } = useLocation();
  return <output>{`${pathname} ${key}`}</output>;
}

function show(onClicked?: (id: string) => void) {
  const items = [
    { id: 'library', to: '/library', label: 'Library', icon: null },
    { id: 'profile', to: '/profile', label: 'Profile', icon: null, dotLabel: 'Unread' },
  ];
  render(
    <MemoryRouter initialEntries={['/library']}>
      <BottomBar label="Main" items={items} activeId="library" onClicked={onClicked} />
      <Address />
    </MemoryRouter>,
  );
  return { library: screen.getByRole('link', { name: 'Library' }) };
}

it('marks the active tab and the unread one', () => {
  const { library } = show();
  expect(library.getAttribute('aria-current')).toBe('page');
  const profile = screen.getByRole('link', { name: /Profile/ });
  expect(profile.getAttribute('aria-current')).toBeNull();
  expect(within(profile).getByRole('status', { name: 'Unread' })).toBeTruthy();
});

it('navigates to another tab', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: /Profile/ }));
  expect(screen.getByText(/^\/profile/)).toBeTruthy();
});

it('does not navigate on the active tab, but reports the click', async () => {
  const onClicked = vi.fn();
  const { library } = show(onClicked);
  const before = screen.getByText(/^\/library/).textContent;
  await userEvent.click(library);
  expect(screen.getByText(/^\/library/).textContent).toBe(before);
  expect(onClicked).toHaveBeenCalledWith('library');
});
