import { act, render, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { $documentTitle } from '@/features/page-title/model';
import { $keptAgeMs } from '@/shared/api/kept-endpoint';
import { keptContent } from '@/shared/i18n/fa/kept-content';
import { formatAge } from '@/shared/i18n/format-age';
import { createTestScope } from '@/testing/create-scope';

import { Shell } from './shell';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.className = '';
});

async function showShell() {
  const test = await createTestScope({ isUnstarted: true });
  const routes = [{ element: <Shell />, children: [{ path: '*', element: <p>the page</p> }] }];
  const router = createMemoryRouter(routes, { initialEntries: ['/library'] });
  render(
    <Provider value={test.scope}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { ...test, goTo: (to: string) => act(() => router.navigate(to)) };
}

it('gives the focus to each page but the first, and leaves the scroll position to the router', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const { goTo } = await showShell();
  await goTo('/library#player');
  await goTo('/library?filter=finished');
  expect(focus).not.toHaveBeenCalled();
  await goTo('/profile');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

it('tells of content that was kept this very moment', async () => {
  const { scope } = await showShell();
  expect(screen.queryByText(keptContent.asOf(formatAge(0)))).toBeNull();
  await act(() => allSettled($keptAgeMs, { scope, params: 0 }));
  expect(await screen.findByText(keptContent.asOf(formatAge(0)))).toBeVisible();
});

it('announces the title of each page, without interrupting what is being said', async () => {
  const { scope } = await showShell();
  const title = scope.getState($documentTitle);
  expect(screen.getByText(title, { selector: '[aria-live]' })).toHaveAttribute(
    'aria-live',
    'polite',
  );
});
