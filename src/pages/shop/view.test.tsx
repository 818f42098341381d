import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';

import { clientRequested } from '@/entities/client/model';
import { playerRestoreRequested } from '@/features/player/model/progress';
import { $item } from '@/features/player/model/queue';
import { brands } from '@/shared/i18n/fa/brands';
import { common } from '@/shared/i18n/fa/common';
import { contentTypeNames } from '@/shared/i18n/fa/content-types';
import { shop } from '@/shared/i18n/fa/shop';
import { shopLater } from '@/shared/i18n/fa/shop-later';
import { formatDuration } from '@/shared/i18n/format';
import { aBookCard } from '@/testing/api-fixtures';
import { heldAnswer } from '@/testing/held-answer';
import { playerAnswers } from '@/testing/player-fixtures';
import { renderPage } from '@/testing/render-page';
import { aHero, aSection } from '@/testing/storefront-fixtures';

import ShopPage from './view';

const storefront = 'GET /api/storefront';
const books = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aBookCard({ audioBookId: 2000 + index, title: `Book ${index}` }),
  );
const banner = (audioBookId: number) => ({
  audioBookId,
  identifier: 'b',
  recordVersion: 1,
  kicker: 'Pick',
  title: `Banner ${audioBookId}`,
  subtitle: '',
});
const sections = [
  { id: 'b', kind: 'banner', title: '', items: [banner(1), banner(2)] },
  { id: 'n', kind: 'shelf', title: 'New', listId: 201, items: books(13) },
  { id: 'o', kind: 'shelf', title: 'Own choice', items: books(1) },
  { id: 'e', kind: 'shelf', title: 'Empty', listId: 9, items: [] },
  { id: 'g', kind: 'genres', title: '', items: [{ id: 1, identifier: 'g a', title: 'Ghazal' }] },
];

const open = (answer: unknown, storage: Record<string, string> = {}) =>
  renderPage(
    <ShopPage />,
    { routeId: 'shop', path: '/' },
    { answers: { ...playerAnswers, [storefront]: answer }, storage },
  );
/** The targets of all links by accessible name. */
const links = () =>
  Object.fromEntries(
    screen
      .getAllByRole('link')
      .map((link) => [
        link.getAttribute('aria-label') ?? link.textContent,
        link.getAttribute('href'),
      ]),
  );

it("shows the server's sections with links to their pages", async () => {
  await open({ sections });
  await screen.findByText('New');
  expect(screen.getByText(shop.heading).tagName).toBe('H1');
  const shelf = screen.getByRole('region', { name: 'New' });
  await screen.findByRole('link', { name: 'Ghazal' });
  expect(within(shelf).getAllByRole('listitem')).toHaveLength(12);
  expect(screen.getAllByRole('navigation', { name: shop.typesLabel })).toHaveLength(1);
  expect(screen.getByRole('region', { name: shopLater.genresLabel })).toBeVisible();
  expect(shelf.closest('[data-waits]')).toHaveAttribute('data-waits', 'true');
  expect(links()).toMatchObject({
    [`PickBanner 1${shopLater.openBook}`]: '/pdp/1',
    'Book 3Hafez': '/pdp/2003',
    [shop.allOf('New')]: '/clp/list/201',
    Ghazal: '/clp?genre=g%20a',
    [shop.search]: '/clp',
    [contentTypeNames[3].many]: '/clp?contentType=3',
  });
  expect(screen.queryByText('Empty')).toBeNull();
});

it("names the client's brand at both ends of the page, and draws only our own", async () => {
  const { scope } = await open({ sections });
  await screen.findByText('New');
  await screen.findByRole('contentinfo');
  const ends = () => {
    const header = screen.getByRole('banner');
    const words = [header, screen.getByRole('contentinfo')].map(({ textContent }) => textContent);
    return { words, isDrawn: header.querySelector('[href="#wordmark-name"]') !== null };
  };
  const named = (brand: string): unknown[] => [
    expect.stringContaining(shop.heading + brand),
    expect.stringMatching(new RegExp(`^${brand}`)),
  ];
  expect(ends()).toEqual({ words: named(brands.shenidar), isDrawn: true });
  await act(() => allSettled(clientRequested, { scope, params: { clientId: '17' } }));
  expect(ends()).toEqual({ words: named(brands.hisstori), isDrawn: false });
});

it("has no 'all' link on a shelf without a list", async () => {
  await open({ sections });
  const shelf = (await screen.findByText('Own choice')).closest('section')!;
  expect(within(shelf).getAllByRole('link')).toHaveLength(1);
  // It follows a shelf, so it looks different.
  expect(shelf.parentElement?.className).toContain('alternate');
  expect(screen.getByRole('region', { name: 'New' }).parentElement?.className).not.toContain(
    'alternate',
  );
});

const ahead = () =>
  [...document.querySelectorAll('img[fetchpriority="high"]')].map((image) =>
    image.getAttribute('src'),
  );

it('loads the picture of the hero ahead of all others', async () => {
  const second = aHero({ audioBookId: 1002, illustration: '/content/art/1002.webp' });
  await open({ sections: [aSection('hero', [aHero(), second]), ...sections] });
  await screen.findByText('New');
  expect(ahead()).toEqual(['/content/art/1001.webp']);
});

it('names a featured title that has no heading of its own by its title', async () => {
  await open({
    sections: [aSection('hero', [aHero({ heading: '', title: 'Divan' })]), ...sections],
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'Divan' })).toBeVisible();
});

it('loads the first covers ahead where a shelf comes first', async () => {
  await open({ sections: sections.slice(1) });
  await screen.findByText('New');
  expect(ahead().map((src) => /books\/(\d+)/.exec(src ?? '')?.[1])).toEqual([
    '2000',
    '2001',
    '2002',
    '2003',
  ]);
});

it('loads the first cover of a banner ahead where the banner comes first, and else of none', async () => {
  await open({ sections });
  await screen.findByText('New');
  expect(ahead().map((src) => /books\/(\d+)/.exec(src ?? '')?.[1])).toEqual(['1']);
  cleanup();
  await open({ sections: [...sections].reverse() });
  await screen.findByText('New');
  expect(ahead()).toEqual([]);
});

it('says below the heading of a section what the server says of it, and nothing else', async () => {
  const grids = ['Heard in one evening', ''].map((subtitle, index) =>
    aSection('grid', books(1), { id: `${index}`, title: `Grid ${index}`, subtitle }),
  );
  await open({ sections: grids });
  const lines = async (name: string) =>
    [...(await screen.findByRole('region', { name })).querySelectorAll('p')].map(
      ({ textContent }) => textContent,
    );
  expect(await lines('Grid 0')).toEqual(['Heard in one evening']);
  expect(await lines('Grid 1')).toEqual([]);
});

it('shows a section of an unknown kind as a plain shelf', async () => {
  await open({ sections: [aSection('from the future', books(2), { title: 'Future' })] });
  const shelf = await screen.findByRole('region', { name: 'Future' });
  expect(within(shelf).getAllByRole('listitem')).toHaveLength(2);
});

it('announces only that it is loading', async () => {
  const held = heldAnswer<unknown>();
  await open(held.answer);
  expect(screen.getByRole('status')).toHaveTextContent(shop.loading);
  held.give({ sections: [] });
  expect(await screen.findByText(shop.empty)).toBeVisible();
});

it('offers a retry when nothing was loaded', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open(() => {
    if (!navigator.onLine) throw { kind: 'offline' };
    return { sections };
  });
  expect(await screen.findByText(common.offlinePage)).toBeVisible();
  onLine.mockReturnValue(true);
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  expect(await screen.findByText('New')).toBeVisible();
});

const lastPlayed = {
  'local:CHAPTER_PLAYED': JSON.stringify({
    image: '/cover',
    title: 'Divan',
    author: 'Hafez',
    identifier: 'divan',
    audioBookId: 1001,
    chapterId: 2,
    sample: false,
  }),
  'local:CHAPTERS_IN_LOCAL': JSON.stringify({
    1001: [1, 2, 3].map((chapterId) => ({
      chapterId,
      duration: 600,
      durationPlayed: 0,
      isPlaying: chapterId === 2,
      title: '',
      index: chapterId - 1,
      audioBookId: 1001,
    })),
  }),
};

it('calls the titles to continue as the server does', async () => {
  const own = aSection('continue', [], { title: 'Where you were' });
  const { scope } = await open({ sections: [own, ...sections] }, lastPlayed);
  await allSettled(playerRestoreRequested, { scope });
  expect(await screen.findByRole('region', { name: 'Where you were' })).toHaveTextContent('Divan');
});

it('starts with the last played book, and resumes it', async () => {
  const { scope, engine } = await open({ sections }, lastPlayed);
  expect(screen.queryByText(shop.continueListening)).toBeNull();
  await allSettled(playerRestoreRequested, { scope });
  const card = await screen.findByRole('region', { name: shop.continueListening });
  expect(card).toHaveTextContent(shop.remaining(formatDuration(1200)));
  expect(card.querySelector('[data-alone]')).toHaveAttribute('data-alone', 'true');
  expect(within(card).getByRole('link', { name: 'Divan' })).toHaveAttribute('href', '/pdp/1001');

  await userEvent.click(within(card).getByRole('button', { name: shop.goOn('Divan') }));
  await allSettled(scope);
  expect(scope.getState($item)).toMatchObject({ audioBookId: 1001, isSample: false });
  expect(engine.sources.at(-1)?.url).toBe('/hls/2.m3u8');

  const pause = await within(card).findByRole('button', { name: shop.pause });
  engine.emit('playing');
  await userEvent.click(pause);
  expect(engine.calls.at(-1)).toEqual(['pause']);
  engine.emit('pause', { isPaused: true });
  await userEvent.click(await within(card).findByRole('button', { name: shop.goOn('Divan') }));
  expect(engine.calls.at(-1)).toEqual(['play']);
  expect(engine.sources).toHaveLength(1);
});
