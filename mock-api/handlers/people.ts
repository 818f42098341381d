import type { AudiobookFixture } from '@fixtures/catalog/audiobook';
import { getArtist, getPublisher } from '@/shared/api/contract/people';
import type { BookCard } from '@/shared/api/contract/values';

import { handle, type Route } from '../core/handle';
import type { Db } from '../db/db';
import { cardOf, withPortrait } from '../rules/cards';
import { requireFound } from '../rules/require-found';

function worksOf(db: Db, isOwnWork: (book: AudiobookFixture) => boolean): BookCard[] {
  const { search } = db.catalogue;
  return search.order('newest').flatMap((number) => {
    const book = search.books[number];
    return book && isOwnWork(book) ? [cardOf(db, book)] : [];
  });
}

export const peopleRoutes: readonly Route[] = [
  handle(getArtist, ({ params, db }) => {
    const { id, firstName, lastName, bio = '' } = requireFound(db.catalogue.person(params.id));
    const works = worksOf(
      db,
      ({ authorIds, narratorIds }) => authorIds.includes(id) || narratorIds.includes(id),
    );
    return withPortrait({ id, firstName, lastName, about: bio, works });
  }),
  handle(getPublisher, ({ params, db }) => {
    const { id, title } = requireFound(db.catalogue.publisher(params.id));
    return { id, title, works: worksOf(db, ({ publisherId }) => publisherId === id) };
  }),
];
