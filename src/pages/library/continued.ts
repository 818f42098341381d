import { combine, createStore } from 'effector';

import { bookMoved, type Place } from '@/features/owned-books/archive';
import { archivedBooks, libraryBooks } from '@/features/owned-books/library-books';
import { indexToOpen, remainingOf } from '@/features/player/lib/chapters';
import { playerItemOf } from '@/features/player/lib/player-item';
import { $lastPlayed } from '@/features/player/model/progress';
import { $savedChapters, type PlayerItem } from '@/features/player/model/queue';
import { sessionEnded } from '@/shared/api/tokens';
import type { BookCard } from '@/shared/api/contract/values';
import type { PlayerInfo } from '@/shared/storage/keys';

import { progressOf } from './lib/progress-of';
import { $libraryQuery, $playedFractions } from './model';

/** As many as stand abreast on a desktop. */
const MAX_CONTINUED = 3;

/** Where the books are that were moved since the sign-in, by their ids. */
const $places = createStore<ReadonlyMap<number, Place>>(new Map())
  .on(bookMoved, (places, { book, to }) => new Map(places).set(book.audioBookId, to))
  .reset(sessionEnded);

/** The book played last, unless it is known that the library does not have it, as after it was archived. */
const $lastOwned = combine(
  {
    last: $lastPlayed,
    library: libraryBooks.$items,
    hasMore: libraryBooks.$hasMore,
    archive: archivedBooks.$items,
    places: $places,
  },
  ({ last, library, hasMore, archive, places }) => {
    if (last === null || last.sample) return null;
    const isIt = (book: BookCard) => book.audioBookId === last.audioBookId;
    if (library?.some(isIt)) return itemOf(last);
    const place = places.get(last.audioBookId) ?? (archive?.some(isIt) ? 'archive' : 'library');
    return hasMore && place === 'library' ? itemOf(last) : null;
  },
);

/**
 * The books that were begun on this device and have something left: the one played last, wherever it is in the list,
 * then those of the pages that have loaded.
 */
export const $continuedItems = combine(
  {
    items: libraryBooks.$items,
    query: $libraryQuery,
    played: $playedFractions,
    last: $lastOwned,
  },
  ({ items, query, played, last }) => {
    if (query.tab !== 'all' || items === null) return [];
    const loaded = items.map((book) => playerItemOf(book, 'whole'));
    const known = last ? [last, ...loaded] : loaded;
    const isBegun = ({ audioBookId }: PlayerItem) =>
      progressOf(played.get(audioBookId) ?? 0) === 'inProgress';
    const isFirst = ({ audioBookId }: PlayerItem, index: number) =>
      known.findIndex((other) => other.audioBookId === audioBookId) === index;
    return known.filter(isFirst).filter(isBegun).slice(0, MAX_CONTINUED);
  },
);

function itemOf({ sample: isSample, ...info }: PlayerInfo): PlayerItem {
  const { audioBookId, identifier, title, author, image, palette } = info;
  return { audioBookId, identifier, title, author, image, palette, isSample };
}

/** The chapter that each book goes on with, and the seconds left of the book, by its id. */
export const $bookPlaces = $savedChapters.map(
  (saved) =>
    new Map(
      Object.entries(saved).map(([audioBookId, chapters]) => [
        Number(audioBookId),
        { chapter: chapters[indexToOpen(chapters)]?.title ?? '', remaining: remainingOf(chapters) },
      ]),
    ),
);
