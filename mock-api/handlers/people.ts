import type { AudiobookFixture } from '@fixtures/catalog/audiobook';
import { illustrationPath } from '@fixtures/catalog/storefront-art';
import { getArtist, getPublisher } from '@/shared/api/contract/people';
import type { BookCard } from '@/shared/api/contract/values';

import { handle, type Route } from '../core/handle';
import type { Db } from '../db/db';
import { cardOf, withPortrait } from '../rules/cards';
import { requireFound } from '../rules/require-found';

/** More titles come by the search. docs/api.md#people */
const MAX_WORKS = 100;

function worksOf(db: Db, isOwnWork: (book: AudiobookFixture) => boolean): BookCard[] {
  const { search } = db.catalogue;
  return search
    .order('newest')
    .flatMap((number) => search.books[number] ?? [])
    .filter(isOwnWork)
    .slice(0, MAX_WORKS)
    .map((book) => cardOf(db, book));
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
    const logo = illustrationPath.publisher(id);
    return { id, title, logo, works: worksOf(db, ({ publisherId }) => publisherId === id) };
  }),
];
