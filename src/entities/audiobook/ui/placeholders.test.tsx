import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';

import { ShelfSkeleton } from '@/shared/ui/shelf/shelf-skeleton';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import { BookCardSkeleton } from './book-card-skeleton';
import { BookListSkeleton, FirstBookListSkeleton } from './book-list-skeleton';
import { BookRowSkeleton } from './book-row-skeleton';
import { BookTileSkeleton, FirstTileSkeletons } from './book-tile';
import styles from './book-tile.module.css';
import { WorkGridSkeleton } from './work-grid';

it.each<[string, ReactNode]>([
  ['a piece', <Skeleton key="piece" />],
  ['a card', <BookCardSkeleton key="card" />],
  ['a row', <BookRowSkeleton key="row" />],
  ['a tile', <BookTileSkeleton key="tile" />],
  ['a grid of works', <WorkGridSkeleton key="grid" />],
  ['a shelf', <ShelfSkeleton key="shelf">card</ShelfSkeleton>],
])('keeps the room of %s without a word to a screen reader', (_, placeholder) => {
  const { container } = render(placeholder);
  expect(container.children).toHaveLength(1);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('status')).toBeNull();
});

// Fewer would let the page grow when its books come; more would be scrolled to in vain.
it('keeps as many tiles as the first view has: 36 on the largest window, 12 of them on a phone', () => {
  const { container } = render(<FirstTileSkeletons />);
  const tiles = [...container.children];
  const isOnPhones = tiles.map(
    ({ classList }) => !classList.contains(String(styles['desktopOnly'])),
  );
  expect(tiles.map((tile) => tile.getAttribute('aria-hidden'))).toEqual(tiles.map(() => 'true'));
  expect(isOnPhones).toEqual(tiles.map((_, index) => index < 12));
  expect(tiles).toHaveLength(36);
});

it('keeps a row of six works', () => {
  const { container } = render(<WorkGridSkeleton />);
  expect(container.firstElementChild?.lastElementChild?.children).toHaveLength(6);
});

it.each<[string, number, ReactNode]>([
  ['30 rows for the first view of a list', 30, <FirstBookListSkeleton key="first" label="Wait" />],
  ['the asked number of rows', 2, <BookListSkeleton key="next" rows={2} label="Wait" />],
])('keeps the room of %s, which are announced once', (_, rows, placeholder) => {
  render(placeholder);
  const status = screen.getByRole('status', { name: 'Wait' });
  expect(status.children).toHaveLength(rows);
  expect([...status.children].every((row) => row.matches('[aria-hidden=true]'))).toBe(true);
});
