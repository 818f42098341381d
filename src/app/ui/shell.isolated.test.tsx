import { act, fireEvent, render, screen } from '@testing-library/react';
import { allSettled, scopeBind } from 'effector';
import { Provider } from 'effector-react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { $documentTitle } from '@/features/page-title/model';
import { bookRequested } from '@/features/player/model/queue';
import { $keptAgeMs } from '@/shared/api/kept-endpoint';
import { $environment } from '@/shared/config/environment';
import { environments } from '@/shared/config/environments';
import { locationChanged } from '@/shared/routing/location';
import { keptContent } from '@/shared/i18n/fa/kept-content';
import { navigation } from '@/shared/i18n/fa/navigation';
import { formatAge } from '@/shared/i18n/format-age';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import { Shell } from './shell';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.className = '';
});

async function showShell() {
  const test = await createTestScope({ isUnstarted: true, answers: playerAnswers });
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
  const announcer = screen.getByText(title, { selector: '[aria-live]' });
  expect(announcer).toHaveAttribute('aria-live', 'polite');
  expect(announcer).toHaveAttribute('aria-atomic', 'true');
});

it('makes room for the small player only, not for the full one above the page', async () => {
  const { scope } = await showShell();
  const hasRoom = () => document.body.classList.contains('has-small-player');
  expect(hasRoom()).toBe(false);
  await act(() => allSettled(bookRequested, { scope, params: { item: anItem() } }));
  expect(hasRoom()).toBe(true);
  const page = { routeId: 'library', path: '/library', search: '', params: {} };
  await act(() => allSettled(locationChanged, { scope, params: { ...page, hash: '#player' } }));
  await expect.poll(hasRoom).toBe(false);
});

it('makes room for the small player before that is rendered, so that nothing moves under a finger', async () => {
  const { scope } = await showShell();
  await act(async () => {
    // What may wait, as the player, is rendered at the end of `act` only.
    flushSync(() => scopeBind(bookRequested, { scope })({ item: anItem() }));
    expect(document.querySelector('[data-player="none"]')).not.toBeNull();
    expect(document.body.classList.contains('has-small-player')).toBe(true);
    await allSettled(scope);
  });
  expect(document.querySelector('[data-player="small"]')).not.toBeNull();
});

it('keeps the room of the small player until the full one is rendered', async () => {
  const { scope } = await showShell();
  await act(() => allSettled(bookRequested, { scope, params: { item: anItem() } }));
  const page = { routeId: 'library', path: '/library', search: '', params: {} };
  await act(async () => {
    flushSync(() => scopeBind(locationChanged, { scope })({ ...page, hash: '#player' }));
    expect(document.querySelector('[data-player="small"]')).not.toBeNull();
    expect(document.body.classList.contains('has-small-player')).toBe(true);
    await allSettled(scope);
  });
  expect(document.body.classList.contains('has-small-player')).toBe(false);
});

it('leads from the sidebar of a desktop to the page', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true, media: '' }));
  const { scope } = await showShell();
  const environment = environments.find(({ showsBottomBar }) => showsBottomBar)!;
  await act(() => allSettled($environment, { scope, params: environment }));
  const skip = await screen.findByRole('button', { name: navigation.skip }, { timeout: 20_000 });
  fireEvent.click(skip);
  expect(screen.getByRole('main')).toHaveFocus();
});

it.each([
  [false, true],
  [true, false],
])('on a desktop (%s) makes room for the bar of a phone: %s', async (isDesktop, hasRoom) => {
  vi.stubGlobal('matchMedia', () =>
    Object.assign(new EventTarget(), { matches: isDesktop, media: '' }),
  );
  const { scope } = await showShell();
  const environment = environments.find(({ showsBottomBar }) => showsBottomBar)!;
  await act(() => allSettled($environment, { scope, params: environment }));
  expect(document.body.classList.contains('has-bottom-bar')).toBe(hasRoom);
});
