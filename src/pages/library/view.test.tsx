import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';

import { sessionRestoreRequested } from '@/entities/session/model';
import { wishlistChanged } from '@/entities/wishlist/model';
import { playerRestoreRequested } from '@/features/player/model/progress';
import { $movingBooks } from '@/features/owned-books/archive';
import { savedChaptersLoaded } from '@/features/player/model/queue';
import type { ApiError } from '@/shared/api/errors';
import type { ApiRequest } from '@/shared/api/send';
import { common } from '@/shared/i18n/fa/common';
import { contentTypeNames } from '@/shared/i18n/fa/content-types';
import { library as texts } from '@/shared/i18n/fa/library';
import { formatDuration, formatNumber, formatPercent, formatToman } from '@/shared/i18n/format';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { ownRequests } from '@/testing/own-requests';
import { playerAnswers } from '@/testing/player-fixtures';
import { renderPage } from '@/testing/render-page';
import { aJwt } from '@/testing/session-fixtures';

import LibraryPage from './view';

const session = {
  'local:access_token': aJwt(),
  'local:refresh_token': 'refresh-1',
  'local:expires_in': '4000000000000',
};
const load = 'GET /api/library';

async function open(
  answer: unknown,
  { search = '', storage = session }: { search?: string; storage?: Record<string, string> } = {},
) {
  const visit = { routeId: 'library', path: '/library', search };
  const made = await renderPage(<LibraryPage />, visit, {
    answers: { ...playerAnswers, [load]: answer, 'POST /api/wishlist/items': aPage([]) },
    storage,
  });
  await act(async () => {
    await allSettled(sessionRestoreRequested, { scope: made.scope });
  });
  return made;
}

it('shows the owned books without prices', async () => {
  await open(aPage([aBookCard()], 56));
  expect(await screen.findByText(texts.count(formatNumber(56)))).toBeVisible();
  expect(screen.getByRole('link', { name: /Divan/ })).toHaveAttribute('href', '/pdp/1001');
  expect(screen.queryByText(formatToman(900_000))).toBeNull();
});

it('names the authors of a book that was not begun, not its narrators', async () => {
  const person = (id: number, lastName: string) => ({ id, firstName: '', lastName });
  const authors = [person(401, 'Saadi')];
  const narrators = [person(501, 'Parvin')];
  await open(aPage([aBookCard({ authors, narrators })]));
  expect(await screen.findByText('Saadi')).toBeVisible();
  expect(screen.queryByText('Parvin')).toBeNull();
});

const chapterOf = (audioBookId: number, durationPlayed: number) => ({
  ...{ chapterId: 1, title: '', index: 0, isPlaying: false, duration: 100 },
  ...{ audioBookId, durationPlayed },
});

it.each([
  ['inProgress', ['Book 2']],
  ['finished', ['Book 21']],
  ['notStarted', ['Book 1']],
] as const)('shows the %s books by their rings, from every page', async (filter, expected) => {
  const shelf = [1, 2, 21].map((id) => aBookCard({ audioBookId: id, title: `Book ${id}` }));
  const { requests, scope } = await open(
    ({ url }: ApiRequest) =>
      url.includes('page=2') ? aPage(shelf.slice(2), 3) : aPage(shelf.slice(0, 2), 3),
    { search: `?filter=${filter}` },
  );
  await act(async () => {
    await allSettled(savedChaptersLoaded, {
      scope,
      params: { 2: [chapterOf(2, 50)], 21: [chapterOf(21, 100)] },
    });
  });
  await screen.findByText(texts.count(formatNumber(1)));
  const books = screen.getAllByRole('link', { name: /Book/ });
  expect(books.map((link) => /Book \d+/.exec(link.textContent)?.[0])).toEqual(expected);
  expect(ownRequests(requests).map(({ url }) => url)).toEqual([
    '/api/library?filter=all&pageSize=100&page=1',
    '/api/library?filter=all&pageSize=100&page=2',
  ]);
});

it('says that no book belongs to the filter once every page is there', async () => {
  await open(aPage([aBookCard()]), { search: '?filter=finished' });
  expect(await screen.findByText(texts.empty.finished)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.filter.finished })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

it('plays the whole book', async () => {
  const { engine } = await open(aPage([aBookCard()]));
  const { play, pause } = { play: texts.play('Divan'), pause: texts.pause('Divan') };
  await userEvent.click(await screen.findByRole('button', { name: play }));
  await expect.poll(() => engine.sources.length).toBe(1);
  expect(await screen.findByRole('button', { name: pause })).toBeVisible();
  act(() => engine.emit('playing'));
  await userEvent.click(await screen.findByRole('button', { name: pause }));
  expect(engine.calls.at(-1)).toEqual(['pause']);
  act(() => engine.emit('pause'));
  expect(await screen.findByRole('button', { name: play })).toBeVisible();
  expect(screen.queryByRole('button', { name: pause })).toBeNull();
});

it('shows how much of a book was played on this device', async () => {
  const chapter = { chapterId: 1, title: '', index: 0, audioBookId: 1001, isPlaying: false };
  const { scope } = await open(aPage([aBookCard()]));
  await act(async () => {
    await allSettled(savedChaptersLoaded, {
      scope,
      params: { 1001: [{ ...chapter, duration: 100, durationPlayed: 50 }] },
    });
  });
  const name = `${texts.play('Divan')} · ${texts.played(formatPercent(0.5))}`;
  const list = screen.getByRole('list', { name: texts.books });
  expect(within(list).getByRole('button', { name })).toBeVisible();
});

it('offers at most three begun books to go on with, the one played last first', async () => {
  const ids = [1, 2, 3, 4, 5];
  const last = { image: '', title: 'Book 5', author: '', identifier: '', sample: false };
  const chapterPlayed = JSON.stringify({ ...last, audioBookId: 5, chapterId: 1, palette: null });
  const { scope } = await open(
    // The book played last may be on a page of the list that has not loaded.
    aPage(
      ids.slice(0, 4).map((id) => aBookCard({ audioBookId: id, title: `Book ${id}` })),
      5,
    ),
    { storage: { ...session, 'local:CHAPTER_PLAYED': chapterPlayed } },
  );
  expect(screen.queryByRole('list', { name: texts.continued })).toBeNull();
  await act(async () => {
    await allSettled(playerRestoreRequested, { scope });
    await allSettled(savedChaptersLoaded, {
      scope,
      params: {
        1: [{ ...chapterOf(1, 60), duration: 7200, title: 'One' }],
        2: [chapterOf(2, 100)],
        3: [chapterOf(3, 50)],
        4: [chapterOf(4, 50)],
        5: [chapterOf(5, 50)],
      },
    });
  });
  const cards = within(screen.getByRole('list', { name: texts.continued }));
  const titles = cards.getAllByRole('link').map(({ textContent }) => textContent);
  expect(titles).toEqual([
    expect.stringContaining('Book 5'),
    expect.stringContaining('Book 1'),
    expect.stringContaining('Book 3'),
  ]);
  expect(titles[1]).toBe(`Book 1One${texts.remaining(formatDuration(7140))}`);
});

const arrangeButton = () => screen.queryByRole('button', { name: new RegExp(`^${texts.arrange}`) });

it('links to the shop while the library is empty, and has nothing to arrange', async () => {
  await open(aPage([]));
  expect(await screen.findByText(texts.empty.all)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.toShop })).toHaveAttribute('href', '/');
  expect(arrangeButton()).toBeNull();
});

it('keeps order and type from tab to tab', async () => {
  await open(aPage([aBookCard()]), { search: '?sort=title&type=2' });
  expect(await screen.findByRole('link', { name: texts.filter.finished })).toHaveAttribute(
    'href',
    '/library?filter=finished&sort=title&type=2',
  );
});

it('lets the type be chosen anew where it hides every book', async () => {
  await open(aPage([aBookCard()]), { search: '?type=2' });
  expect(await screen.findByText(texts.noneOfType)).toBeVisible();
  const arrangement = [texts.sorts.added, contentTypeNames[2].one].join(common.listComma);
  expect(arrangeButton()).toHaveAccessibleName(`${texts.arrange}: ${arrangement}`);
});

it('offers a retry', async () => {
  let isDown = true;
  await open(() => {
    if (isDown) throw { kind: 'network' } satisfies ApiError;
    return aPage([aBookCard()]);
  });
  isDown = false;
  await userEvent.click(await screen.findByRole('button', { name: common.retry }));
  expect(await screen.findByRole('link', { name: /Divan/ })).toBeVisible();
});

it('sends a signed-out user to the sign-in page and back', async () => {
  const { requests } = await open(aPage([]), { storage: {} });
  expect(screen.getByRole('link', { name: texts.signIn })).toHaveAttribute(
    'href',
    '/auth?returnUrl=%2Flibrary',
  );
  expect(ownRequests(requests)).toEqual([]);
});

it('shows the books as rows or as covers, and offers the other', async () => {
  await open(aPage([aBookCard()]));
  for (const [now, next] of [
    [texts.asList, texts.asGrid],
    [texts.asGrid, texts.asList],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name: now }));
    expect(screen.getByRole('button', { name: next })).toBeVisible();
  }
});

it('leads from an empty tab to all books in the same order', async () => {
  await open(aPage([aBookCard()]), { search: '?filter=finished&sort=title' });
  const link = await screen.findByRole('link', { name: texts.showAll });
  expect(link).toHaveAttribute('href', '/library?sort=title');
});

it.each([
  [1001, []],
  [1, [{ to: '/library#bookMenu' }]],
])('while the book %i moves, the menu of the book 1001 leads to %j', async (moving, expected) => {
  const { scope, router } = await open(aPage([aBookCard()]));
  await act(() => allSettled($movingBooks, { scope, params: [moving] }));
  await userEvent.click(await screen.findByRole('button', { name: texts.menuOf('Divan') }));
  expect(router.navigations).toEqual(expected);
});

it('has a place of its own for each wish without a card', async () => {
  const errors = vi.spyOn(console, 'error');
  const { scope } = await open(aPage([]), { search: '?filter=wishes' });
  for (const productId of [20001, 20002])
    await act(() =>
      allSettled(wishlistChanged, { scope, params: { productId, isInWishlist: true } }),
    );
  expect(await screen.findByText(texts.count(formatNumber(2)))).toBeVisible();
  const places = within(screen.getByRole('list', { name: texts.wishes })).getAllByRole('listitem');
  for (const place of places) expect(place).not.toBeEmptyDOMElement();
  expect(errors).not.toHaveBeenCalled();
});
