import { act, render, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { bookRequested } from '@/features/player/model/queue';
import { $keptAgeMs } from '@/shared/api/kept-endpoint';
import { crashed } from '@/shared/i18n/fa/crashed';
import { navigation } from '@/shared/i18n/fa/navigation';
import { player } from '@/shared/i18n/fa/player';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import '../start/notify-failures';
// The parts around the lost ones are loaded before the tests: a busy machine takes longer for them than a test waits.
import '@/features/player/ui/full-player';
import '@/features/player/ui/player';
import './overlays';
import { Shell } from './shell';

// Files that the server no longer has.
vi.mock('./sidebar', () => Promise.reject(new TypeError('no such file')));
vi.mock('@/features/kept-content/notice', () => Promise.reject(new TypeError('no such file')));
vi.mock('@/features/player/ui/driving-mode', () => Promise.reject(new TypeError('no such file')));

beforeEach(() => {
  // React logs each error itself.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.className = '';
});

async function showShell(hash = '') {
  const { scope, router } = await createTestScope({ answers: playerAnswers });
  const location = { routeId: 'library', path: '/library' };
  router.visit({ ...location, hash });
  const routes = [{ element: <Shell />, children: [{ path: '*', element: <p>the page</p> }] }];
  const show = () =>
    render(
      <Provider value={scope}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/library'] })} />
      </Provider>,
    );
  return { scope, router, location, show };
}

it('has the tabs of a phone in place of a lost sidebar', async () => {
  const isWide = (query: string) => query === '(min-width: 900px)';
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide(query),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  const { show } = await showShell();
  show();
  const tabs = await screen.findByRole('navigation', { name: navigation.label });
  expect(tabs).toBeVisible();
  expect(screen.getAllByRole('link', { name: new RegExp(navigation.library) })).toHaveLength(1);
  await expect.poll(() => document.body.className).toContain('has-bottom-bar');
  expect(screen.getByText('the page')).toBeVisible();
});

it('leaves the page as it is without the notice about kept content', async () => {
  const { scope, show } = await showShell();
  await allSettled($keptAgeMs, { scope, params: 60_000 });
  show();
  await expect.poll(() => vi.mocked(console.error).mock.calls.length).toBeGreaterThan(0);
  expect(screen.getByText('the page')).toBeVisible();
  expect(screen.getByRole('navigation', { name: navigation.label })).toBeVisible();
});

it('says so, and goes back to the full player, when driving mode is lost', async () => {
  const { scope, router, location, show } = await showShell('#player-driving');
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  show();
  expect(await screen.findByText(crashed.overlayLost)).toBeVisible();
  expect(router.navigations).toEqual([{ to: '/library#player', replace: true }]);
  act(() => router.visit({ ...location, hash: '#player' }));
  expect(await screen.findByRole('region', { name: player.full })).toBeVisible();
  expect(screen.getByRole('button', { name: player.shrink })).toBeVisible();
});
