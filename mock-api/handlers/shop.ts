import { genres, type GenreFixture } from '@fixtures/catalog/genres';
import { banners, lists, shelfLength } from '@fixtures/catalog/storefront';
import { getCategories, type Category } from '@/shared/api/contract/categories';
import type { StorefrontSection } from '@/shared/api/contract/sections';
import { getStorefront } from '@/shared/api/contract/shop';

import { handle, type Route } from '../core/handle';
import type { Db } from '../db/db';
import { cardOf } from '../rules/cards';

function bannerSection(db: Db): StorefrontSection {
  const items = banners.flatMap((banner) => {
    const book = db.catalogue.book(banner.audioBookId);
    if (!book) return [];
    const { audioBookId, identifier, recordVersion } = book;
    const { kicker, title, subtitle } = banner;
    return [{ audioBookId, identifier, recordVersion, kicker, title, subtitle }];
  });
  return { id: 'banners', kind: 'banner', title: '', subtitle: '', items };
}

function shelfSections(db: Db): StorefrontSection[] {
  return lists.map(({ listId, title }) => ({
    id: `list-${listId}`,
    kind: 'shelf',
    title,
    subtitle: '',
    listId,
    items: [...(db.catalogue.list(listId) ?? [])]
      .slice(0, shelfLength)
      .map((book) => cardOf(db, book)),
  }));
}

function genresSection(db: Db): StorefrontSection {
  const items = genres.map(({ id, identifier, title }) => ({
    id,
    identifier,
    title,
    count: db.catalogue.booksOfGenre(id)?.size ?? 0,
    art: null,
    palette: null,
  }));
  return { id: 'genres', kind: 'genres', title: '', subtitle: '', items };
}

function categoryOf({ id, title, identifier, children }: GenreFixture): Category {
  return { id, title, identifier, children: children.map(categoryOf) };
}

/** The genres follow these shelves, so that the first screen shows covers. */
const SHELVES_BEFORE_GENRES = 2;

export const shopRoutes: readonly Route[] = [
  handle(getStorefront, ({ db }) => {
    const shelves = shelfSections(db);
    const sections: StorefrontSection[] = [
      bannerSection(db),
      ...shelves.slice(0, SHELVES_BEFORE_GENRES),
      genresSection(db),
      ...shelves.slice(SHELVES_BEFORE_GENRES),
    ];
    return { sections };
  }),
  handle(getCategories, () => genres.map(categoryOf)),
];
