import type { AudiobookFixture } from '@fixtures/catalog/audiobook';
import { falOfDay, tehranDay } from '@fixtures/catalog/fal/fals';
import { genres } from '@fixtures/catalog/genres';
import { narrators } from '@fixtures/catalog/narrators';
import { shelfLength } from '@fixtures/catalog/storefront';
import { genreWindows, illustrationPath, portraitLooks } from '@fixtures/catalog/storefront-art';
import { editorial, heroes } from '@fixtures/catalog/storefront-sections';
import { rolesOf } from '@fixtures/media/cover-art/title-palette';
import { totalDuration } from '@fixtures/media/repeat-segments';
import type {
  FalItem,
  GenreItem,
  HeroItem,
  PersonItem,
  SampledCard,
  SeriesItem,
} from '@/shared/api/contract/sections';
import type { BookCard } from '@/shared/api/contract/values';

import type { Account } from '../db/account';
import type { Db } from '../db/db';
import { onSale } from '../db/on-sale';
import { sampleSegments } from '../media/chapter-audio';
import { cardOf } from './cards';
import { ownedEntries } from './ownership';

const MAX_CONTINUED = 10;
const NARRATORS_SHOWN = 8;

const booksOf = (db: Db, ids: readonly number[]): AudiobookFixture[] =>
  ids.flatMap((id) => db.catalogue.book(id) ?? []);

const listStart = (db: Db, listId: number): AudiobookFixture[] =>
  [...(db.catalogue.list(listId) ?? [])].slice(0, shelfLength);

const sampleDurationOf = (book: AudiobookFixture): number => totalDuration(sampleSegments(book));

function sampled(db: Db, book: AudiobookFixture, note: string): SampledCard {
  return { ...cardOf(db, book), note, sampleDuration: sampleDurationOf(book) };
}

export function heroItems(db: Db): HeroItem[] {
  return heroes.flatMap(({ audioBookId, ...words }) => {
    const book = db.catalogue.book(audioBookId);
    if (!book) return [];
    return {
      ...cardOf(db, book),
      ...words,
      sampleDuration: sampleDurationOf(book),
      illustration: illustrationPath.hero(audioBookId),
    };
  });
}

/** The titles that the account has begun and not finished, the newest first. */
export function continuedCards(db: Db, account: Account | null): BookCard[] {
  if (!account) return [];
  const begun = ownedEntries(db, account)
    .filter(({ audioBookId, startedAt, finishedAt }) => {
      const isArchived = account.archived.includes(audioBookId);
      return startedAt !== null && finishedAt === null && !isArchived;
    })
    .toSorted((a, b) => (b.startedAt ?? 0) - (a.startedAt ?? 0))
    .slice(0, MAX_CONTINUED);
  return booksOf(
    db,
    begun.map(({ audioBookId }) => audioBookId),
  ).map((book) => cardOf(db, book));
}

export function rankedItems(db: Db): SampledCard[] {
  const { listId, note } = editorial.ranked;
  return listStart(db, listId).map((book, index) => sampled(db, book, index === 0 ? note : ''));
}

export function tonightItems(db: Db): BookCard[] {
  return booksOf(db, editorial.tonight.ids).map((book) => cardOf(db, book));
}

export function letterItems(db: Db): SampledCard[] {
  const { ids, note } = editorial.letter;
  return booksOf(db, ids).map((book) => sampled(db, book, note));
}

/** The narrators with the most titles. */
export function personItems(db: Db, shown = NARRATORS_SHOWN): PersonItem[] {
  const titles = onSale(db.catalogue.titles);
  return narrators
    .map(({ id, firstName, lastName }) => {
      const look = portraitLooks.get(id);
      return {
        id,
        firstName,
        lastName,
        portrait: illustrationPath.portrait(id),
        count: titles.filter(({ narratorIds }) => narratorIds.includes(id)).length,
        palette: look ? rolesOf(look.palette) : null,
      };
    })
    .toSorted((a, b) => b.count - a.count)
    .slice(0, shown);
}

export function genreItems(db: Db): GenreItem[] {
  return genres.map(({ id, identifier, title }) => {
    const window = genreWindows.get(identifier);
    return {
      id,
      identifier,
      title,
      count: onSale(db.catalogue.booksOfGenre(id)).length,
      art: illustrationPath.genre(identifier),
      palette: window ? rolesOf(window.palette) : null,
    };
  });
}

/** One item for each series: its newest part. */
export function seriesItems(db: Db): SeriesItem[] {
  const parts = [...(db.catalogue.list(editorial.series.listId) ?? [])];
  // The list begins with the newest part of all.
  const newest = parts.filter(
    ({ seriesId }, index) => parts.findIndex((part) => part.seriesId === seriesId) === index,
  );
  return newest.map((part) => ({
    ...cardOf(db, part),
    seriesTitle: part.seriesTitle ?? part.title,
    partCount: parts.filter(({ seriesId }) => seriesId === part.seriesId).length,
    note: '',
  }));
}

export function gridCards(db: Db): BookCard[] {
  return listStart(db, editorial.grid.listId).map((book) => cardOf(db, book));
}

/** The fortune of today in Tehran, by the mock's clock. */
export function falOfToday(db: Db): { day: string; items: FalItem[] } {
  const day = tehranDay(db.now());
  const { book, couplets, meaning } = falOfDay(day);
  const item: FalItem = {
    ...cardOf(db, book),
    couplets: couplets.map(([first, second]) => [first, second]),
    meaning,
    sampleDuration: sampleDurationOf(book),
    illustration: null,
  };
  return { day, items: [item] };
}
