import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { clientRequested } from '@/entities/client/model';
import { tokensReceived } from '@/entities/session/sign-in';
import { tabClicked, unreadMessagesCounted } from '@/features/navigation-bar/model';
import { bookRequested } from '@/features/player/model/queue';
import '@/features/player/model/playback';
import { sessionEnded } from '@/shared/api/tokens';
import { brands } from '@/shared/i18n/fa/brands';
import { navigation } from '@/shared/i18n/fa/navigation';
import { wishlist as texts } from '@/shared/i18n/fa/wishlist';
import { formatDuration } from '@/shared/i18n/format';
import { aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { outlineOf } from '@/testing/outline';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { aJwt } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import Sidebar from './sidebar';

function Address() {
  const { pathname, key } = useLocation();
  return <output>{`${pathname} ${key}`}</output>;
}

async function show(
  routeId = 'library',
  path = '/library',
  answers: Readonly<Record<string, unknown>> = playerAnswers,
) {
  const test = await createTestScope({ answers });
  test.router.visit({ routeId, path });
  const onSkipped = vi.fn();
  render(
    <Provider value={test.scope}>
      <MemoryRouter initialEntries={[path]}>
        <input aria-label="Field" />
        <Sidebar onSkipped={onSkipped} />
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  return { ...test, onSkipped };
}
const aTokenAnswer = (sub: string) => ({
  access_token: aJwt(sub),
  refresh_token: `refresh-${sub}`,
  token_type: 'Bearer' as const,
  expires_in: 3600,
});
const tab = (name: string) => screen.getByRole('link', { name: new RegExp(name) });
const box = () => screen.getByRole('searchbox', { name: navigation.searchBox });

it.each([
  ['product', '/pdp/1', navigation.store],
  ['clp', '/clp', navigation.search],
  ['credit', '/credit', navigation.profile],
])('marks the tab of the page %s', async (routeId, path, name) => {
  await show(routeId, path);
  expect(tab(name)).toHaveAttribute('aria-current', 'page');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

it('has the words, states and icons of each tab', async () => {
  await show();
  expect(outlineOf(screen.getByRole('navigation'))).toMatchSnapshot();
});

it('reports a click on the active tab, and does not navigate', async () => {
  const { scope } = await show();
  const clicks = watchCalls(tabClicked, scope);
  const before = screen.getByText(/^\/library/).textContent;
  await userEvent.click(tab(navigation.library));
  expect(screen.getByText(/^\/library/).textContent).toBe(before);
  await userEvent.click(tab(navigation.profile));
  expect(screen.getByText(/^\/profile/)).toBeTruthy();
  expect(clicks).toEqual(['library', 'profile']);
});

it('has a dot on the profile tab while messages are unread', async () => {
  const { scope } = await show();
  const dot = () => within(tab(navigation.profile)).queryByRole('status');
  expect(dot()).toBeNull();
  await allSettled(unreadMessagesCounted, { scope, params: 2 });
  expect(dot()).toHaveAccessibleName(navigation.unread);
  await allSettled(unreadMessagesCounted, { scope, params: 0 });
  expect(dot()).toBeNull();
});

it('takes the focus by the key /, but not from a field', async () => {
  await show();
  await userEvent.keyboard('/');
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('');
  await userEvent.type(screen.getByRole('textbox', { name: 'Field' }), '/');
  expect(box()).not.toHaveFocus();
});

it('opens the results by Enter, and is empty again', async () => {
  const { router } = await show();
  await userEvent.type(box(), ' گلستان {Enter}');
  expect(router.navigations.at(-1)?.to).toBe(`/clp?q=${encodeURIComponent('گلستان')}`);
  expect(box()).toHaveValue('');
});

it('has the book in the player with the time left, as a link to its page', async () => {
  const { scope } = await show();
  expect(screen.queryByText(navigation.listening)).toBeNull();
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  const link = screen.getByRole('link', { name: /Divan/ });
  expect(link).toHaveAttribute('href', '/pdp/1001');
  expect(link).toHaveTextContent(formatDuration(300));
});

it('calls the app by the name of the client', async () => {
  const { scope } = await show();
  expect(screen.getByRole('img', { name: brands.shenidar })).toBeTruthy();
  await allSettled(clientRequested, { scope, params: { clientId: '17' } });
  expect(screen.getByText(brands.hisstori)).toBeTruthy();
  expect(screen.queryByRole('img', { name: brands.shenidar })).toBeNull();
});

it('offers to skip itself', async () => {
  const { onSkipped } = await show();
  await userEvent.click(screen.getByRole('button', { name: navigation.skip }));
  expect(onSkipped).toHaveBeenCalledOnce();
});

it('has the shelves of the user who is signed in, also after another one has signed in', async () => {
  const shelf = (title: string) => aPage([{ id: 1, title, count: 0 }]);
  const server = { shelves: shelf('Night') };
  const { scope } = await show('library', '/library', {
    'POST /api/wishlist/items': aPage([]),
    'POST /api/wishlist/categories/1': () => server.shelves,
  });
  const signIn = (sub: string) =>
    act(() => allSettled(tokensReceived, { scope, params: aTokenAnswer(sub) }));
  expect(screen.queryByRole('navigation', { name: texts.shelves })).toBeNull();
  await signIn('1');
  expect(await screen.findByRole('link', { name: /Night/ })).toBeTruthy();
  server.shelves = shelf('Road');
  await signIn('2');
  expect(await screen.findByRole('link', { name: /Road/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Night/ })).toBeNull();
  await act(() => allSettled(sessionEnded, { scope }));
  expect(screen.queryByRole('navigation', { name: texts.shelves })).toBeNull();
});
