import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { useLostFocus } from './use-lost-focus';

/** A page whose link is gone where a filter is in the address. */
function ThePage() {
  const { search } = useLocation();
  useLostFocus();
  return (
    <main tabIndex={-1}>
      <input aria-label="the field" />
      {!search.includes('filter') && <a href="/library?filter=finished">finished</a>}
    </main>
  );
}

function open() {
  const router = createMemoryRouter([{ path: '*', element: <ThePage /> }], {
    initialEntries: ['/library'],
  });
  const { unmount } = render(<RouterProvider router={router} />);
  return { unmount, goTo: (path: string) => act(() => router.navigate(path)) };
}
const link = () => screen.getByRole('link', { name: 'finished' });

it('moves the focus to the page when the query takes the focused link away', async () => {
  const { goTo } = open();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const pressed = link();
  act(() => pressed.focus());
  focus.mockClear();
  await goTo('/library?filter=finished');
  expect(pressed).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

it('leaves the focus where it is while its place is still there', async () => {
  const { goTo } = open();
  const field = screen.getByRole('textbox');
  act(() => field.focus());
  await goTo('/library?q=a');
  expect(field).toHaveFocus();
  act(() => link().focus());
  await goTo('/library?q=ab');
  expect(link()).toHaveFocus();
  await goTo('/library?q=ab#filters');
  expect(link()).toHaveFocus();
});

it('leaves the focus on the body where nothing had it, as after a tap in Safari', async () => {
  const { goTo } = open();
  await goTo('/library?filter=finished');
  await goTo('/library');
  expect(document.body).toHaveFocus();
  act(() => link().focus());
  act(() => link().blur());
  await goTo('/library?q=a');
  expect(document.body).toHaveFocus();
});

it('takes no focus from another place that has got it meanwhile', async () => {
  const { goTo } = open();
  act(() => link().focus());
  act(() => screen.getByRole('textbox').focus());
  await goTo('/library?filter=finished');
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('listens no longer once it has gone', () => {
  const added = vi.spyOn(document, 'addEventListener');
  const removed = vi.spyOn(document, 'removeEventListener');
  const { unmount } = open();
  const listeners = added.mock.calls.filter(([name]) => name === 'focusin');
  expect(listeners).not.toEqual([]);
  expect(removed.mock.calls).not.toEqual(expect.arrayContaining(listeners));
  unmount();
  expect(removed.mock.calls).toEqual(expect.arrayContaining(listeners));
});
