import type { AudiobookFixture } from '@fixtures/catalog/audiobook';
import { illustrationPath } from '@fixtures/catalog/storefront-art';
import { titlePalette } from '@fixtures/media/cover-art/title-palette';
import type { AudiobookDetail, Genre } from '@/shared/api/contract/audiobooks';
import type { BookCard, Person } from '@/shared/api/contract/values';

import type { Db } from '../db/db';
import { commentCount } from './comments';

/** The average rate and the number of rates, including new ones. */
export function ratingOf(db: Db, book: AudiobookFixture): { rate: number; count: number } {
  const given = db.state.ratings[book.audioBookId];
  if (!given) return { rate: book.rate, count: book.rateCount };
  const rates: number[] = Object.values(given);
  const count = book.rateCount + rates.length;
  if (count === 0) return { rate: 0, count };
  const sum = rates.reduce((total, rate) => total + rate, book.rate * book.rateCount);
  return { rate: Math.round((sum / count) * 10) / 10, count };
}

function personsOf(db: Db, ids: readonly number[]): Person[] {
  return ids.flatMap((id) => {
    const person = db.catalogue.person(id);
    return person ? [{ id, firstName: person.firstName, lastName: person.lastName }] : [];
  });
}

/** Converts a title to a list item. */
export function cardOf(db: Db, book: AudiobookFixture): BookCard {
  return {
    audioBookId: book.audioBookId,
    productId: book.productId,
    identifier: book.identifier,
    title: book.title,
    contentType: book.contentType,
    authors: personsOf(db, book.authorIds),
    narrators: personsOf(db, book.narratorIds),
    price: book.price,
    recordVersion: book.recordVersion,
    rate: ratingOf(db, book).rate,
    isFree: book.price === 0,
    duration: book.chapters.reduce((total, { duration }) => total + duration, 0),
    ...(book.seriesTitle !== undefined && { seriesTitle: book.seriesTitle }),
    palette: titlePalette(book),
  };
}

function genresOf(db: Db, book: AudiobookFixture): Genre[] {
  return book.genres.flatMap((identifier) => {
    const node = db.catalogue.genre(identifier);
    if (!node) return [];
    const { genre, parent } = node;
    return [
      {
        identifier: genre.identifier,
        title: genre.title,
        parentIdentifier: parent?.identifier ?? null,
        parentTitle: parent?.title ?? null,
      },
    ];
  });
}

/** Adds the portrait of a person who has one. */
export function withPortrait<P extends Person>(person: P): P {
  const portrait = illustrationPath.portrait(person.id);
  return portrait === null ? person : { ...person, portrait };
}

/** Converts a title to its detail, except for the sample's duration, which the recording determines. */
export function detailOf(db: Db, book: AudiobookFixture): Omit<AudiobookDetail, 'sampleDuration'> {
  const { price, productId, isFree, ...card } = cardOf(db, book);
  const publisher = db.catalogue.publisher(book.publisherId);
  const rating = ratingOf(db, book);
  return {
    ...card,
    narrators: card.narrators.map(withPortrait),
    products: [{ productId, price }],
    isFree,
    genres: genresOf(db, book),
    publisher: publisher ? { id: publisher.id, title: publisher.title } : null,
    description: book.description,
    chapterCount: book.chapters.length,
    rate: rating.rate,
    rateCount: rating.count,
    commentCount: commentCount(db, book.audioBookId),
  };
}
