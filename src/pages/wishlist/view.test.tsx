import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';

import { sessionRestoreRequested } from '@/entities/session/model';
import { common } from '@/shared/i18n/fa/common';
import { form } from '@/shared/i18n/fa/form';
import { wishlist as texts } from '@/shared/i18n/fa/wishlist';
import { formatNumber } from '@/shared/i18n/format';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { renderPage } from '@/testing/render-page';
import { savedSession } from '@/testing/session-fixtures';

import WishlistPage from './view';

const book = (productId: number) =>
  aBookCard({ productId, audioBookId: productId, title: `Book ${productId}` });
const wishes = aPage([
  { product: book(9), categoryId: null },
  { product: book(8), categoryId: 1 },
]);

interface Visit {
  readonly search?: string;
  readonly isSignedIn?: boolean;
  /** Stands before the page. */
  readonly before?: ReactNode;
}

async function open(
  answer: unknown = wishes,
  { search = '', isSignedIn = true, before = null }: Visit = {},
) {
  const test = await renderPage(
    <>
      {before}
      <WishlistPage />
    </>,
    { routeId: 'wishlist', path: '/wishlist', search },
    {
      storage: isSignedIn ? savedSession() : {},
      answers: {
        'POST /api/wishlist/items': answer,
        'POST /api/wishlist/categories/1': aPage([{ id: 1, title: 'Night', count: 1 }]),
        'POST /api/wishlist/removeItem': null,
        'POST /api/wishlist/addItem': null,
        'POST /api/wishlist/removeFromCategory': null,
        'GET /api/account/editprofile': {},
      },
    },
  );
  await act(async () => {
    await allSettled(sessionRestoreRequested, { scope: test.scope });
  });
  return test;
}
const chip = (name: string, count: number) =>
  screen.findByRole('link', { name: texts.shelfOf(name, formatNumber(count)) });

it('shows the titles, and the shelves with their numbers', async () => {
  await open();
  expect(await screen.findByRole('link', { name: /Book 9/ })).toHaveAttribute('href', '/pdp/9');
  expect(await chip(texts.all, 2)).toHaveAttribute('aria-current', 'page');
  expect(await chip('Night', 1)).toHaveAttribute('href', '/wishlist?category=1');
});

it('leads back from a shelf to the page of before, however many shelves were looked at', async () => {
  await open(wishes, { before: <GoBack /> });
  await userEvent.click(await chip('Night', 1));
  await userEvent.click(await chip(texts.all, 2));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('elsewhere')).toBeVisible();
});

function GoBack() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

it('takes a title off by its heart, and offers to bring it back', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: texts.remove('Book 9') }));
  expect(screen.queryByRole('link', { name: /Book 9/ })).toBeNull();
  expect(screen.getByText(texts.removed('Book 9'))).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: form.undo }));
  expect(await screen.findByRole('link', { name: /Book 9/ })).toBeVisible();
  expect(screen.queryByText(texts.removed('Book 9'))).toBeNull();
});

it('turns the titles into checkboxes while several are being selected', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: texts.select }));
  const bar = within(screen.getByRole('region', { name: texts.selection }));
  const remove = bar.getByRole('button', { name: texts.removeSelected });
  expect(remove).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Book 8' }));
  expect(screen.getByRole('checkbox', { name: 'Book 8' })).toBeChecked();
  expect(bar.getByText(texts.selected(formatNumber(1)))).toBeVisible();
  await userEvent.click(remove);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(await screen.findByText(texts.removedMany(formatNumber(1)))).toBeVisible();
});

it('leads from the shelf that is shown to a new one, and so back to it', async () => {
  const { router } = await open(wishes, { search: '?category=1' });
  const at = { routeId: 'wishlist', path: '/wishlist', search: '?category=1' };
  await userEvent.click(await screen.findByRole('button', { name: texts.select }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Book 8' }));
  act(() => router.visit({ ...at, hash: '#moveWishes' }));
  const sheet = within(await screen.findByRole('dialog', { name: texts.moveTitle }));
  expect(sheet.getByRole('link', { name: texts.newShelf })).toHaveAttribute(
    'href',
    '/wishlist?category=1#newShelf',
  );
});

it('moves the selected titles to a shelf, off theirs, or to a new one, from a sheet', async () => {
  const { router, requests } = await open();
  const openSheet = async () => {
    await userEvent.click(await screen.findByRole('button', { name: texts.select }));
    for (const name of ['Book 9', 'Book 8'])
      await userEvent.click(screen.getByRole('checkbox', { name }));
    await userEvent.click(screen.getByRole('button', { name: texts.move }));
    expect(router.navigations.at(-1)?.to).toBe('/wishlist#moveWishes');
    act(() => router.visit({ routeId: 'wishlist', path: '/wishlist', hash: '#moveWishes' }));
    return within(await screen.findByRole('dialog', { name: texts.moveTitle }));
  };
  const changes = () =>
    requests
      .filter(({ url }) => /addItem|removeFromCategory/.test(url))
      .map(({ url, body }) => [url.split('/').pop(), body]);
  const close = () => act(() => router.visit({ routeId: 'wishlist', path: '/wishlist' }));

  const sheet = await openSheet();
  expect(sheet.getByRole('link', { name: texts.newShelf })).toHaveAttribute(
    'href',
    '/wishlist#newShelf',
  );
  await userEvent.click(sheet.getByRole('button', { name: /^Night/ }));
  expect(await screen.findByText(texts.moved(formatNumber(1), 'Night'))).toBeVisible();
  // The other one is on that shelf already.
  expect(changes()).toEqual([['addItem', { productId: 9, categoryId: 1 }]]);
  expect(router.navigations.at(-1)).toEqual({ to: -1 });
  close();

  await userEvent.click((await openSheet()).getByRole('button', { name: texts.noShelf }));
  expect(await screen.findByText(texts.unshelved(formatNumber(2)))).toBeVisible();
});

it('keeps the selection when Escape shrinks the player or leaves a field', async () => {
  const { router } = await open(wishes, { before: <input type="search" aria-label="Search" /> });
  await userEvent.click(await screen.findByRole('button', { name: texts.select }));
  const isSelecting = () => screen.queryAllByRole('checkbox').length > 0;

  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.keyboard('{Escape}');
  expect(isSelecting()).toBe(true);
  await userEvent.tab();

  for (const hash of ['#player', '#player-driving']) {
    act(() => router.visit({ routeId: 'wishlist', path: '/wishlist', hash }));
    await userEvent.keyboard('{Escape}');
    expect(isSelecting()).toBe(true);
  }
  act(() => router.visit({ routeId: 'wishlist', path: '/wishlist' }));
  expect(isSelecting()).toBe(true);
  await userEvent.click(screen.getAllByRole('checkbox')[0] ?? document.body);
  await userEvent.keyboard('{Escape}');
  expect(isSelecting()).toBe(false);
});

it('says what to do while nothing is wished, and on an empty shelf', async () => {
  await open(aPage([]));
  expect(await screen.findByText(texts.empty)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.toShop })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button', { name: texts.select })).toBeNull();
  expect(screen.queryByText(texts.count(formatNumber(0)))).toBeNull();
});

it('leads from an empty shelf to all titles', async () => {
  await open(aPage([{ product: book(9), categoryId: null }]), { search: '?category=1' });
  expect(await screen.findByText(texts.emptyShelf)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.toAll })).toHaveAttribute('href', '/wishlist');
});

it('claims no number of titles before it knows them', async () => {
  await open(() => {
    throw { kind: 'network' };
  });
  expect(await chip('Night', 1)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.all })).toHaveTextContent(/^\D+$/);
});

it('tries again after a failure', async () => {
  let isBroken = true;
  await open(() => {
    if (isBroken) throw { kind: 'network' };
    return wishes;
  });
  const retry = await screen.findByRole('button', { name: common.retry });
  isBroken = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: /Book 9/ })).toBeVisible();
});

it('invites a visitor to sign in', async () => {
  await open(wishes, { isSignedIn: false });
  expect(await screen.findByText(texts.visitor)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.signIn })).toHaveAttribute(
    'href',
    '/auth?returnUrl=%2Fwishlist',
  );
});

it('selects all titles or none by a button, and ends the selection by another', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: texts.select }));
  const bar = within(screen.getByRole('region', { name: texts.selection }));
  const checked = () => screen.queryAllByRole('checkbox', { checked: true }).length;
  const isMovable = () => bar.getByRole('button', { name: texts.move }).matches(':enabled');
  expect(bar.getByRole('status')).toHaveTextContent(texts.noneSelected);
  expect(isMovable()).toBe(false);
  await userEvent.click(bar.getByRole('button', { name: texts.selectAll }));
  expect([checked(), isMovable()]).toEqual([2, true]);
  await userEvent.click(bar.getByRole('button', { name: texts.selectNone }));
  expect(checked()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: texts.endSelection }));
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it.each([
  [texts.renameShelf, '#renameShelf'],
  [texts.removeShelf, '#removeShelf'],
  [texts.newShelf, '#newShelf'],
])('opens by "%s" the sheet %s', async (name, marker) => {
  const { router } = await open(wishes, { search: '?category=1' });
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(router.navigations.map(({ to }) => to)).toEqual([`/wishlist?category=1${marker}`]);
});
