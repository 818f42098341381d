import { genres, type GenreFixture } from '@fixtures/catalog/genres';
import { lists, shelfLength } from '@fixtures/catalog/storefront';
import { editorial, shelfListIds } from '@fixtures/catalog/storefront-sections';
import { getCategories, type Category } from '@/shared/api/contract/categories';
import type { StorefrontSection } from '@/shared/api/contract/sections';
import { getStorefront } from '@/shared/api/contract/shop';

import { handle, type Route } from '../core/handle';
import type { Account } from '../db/account';
import type { Db } from '../db/db';
import { cardOf } from '../rules/cards';
import {
  continuedCards,
  falOfToday,
  genreItems,
  gridCards,
  heroItems,
  letterItems,
  personItems,
  rankedItems,
  seriesItems,
  tonightItems,
} from '../rules/storefront';

function shelfSections(db: Db): StorefrontSection[] {
  return lists
    .filter(({ listId }) => shelfListIds.includes(listId))
    .map(({ listId, title }) => ({
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

type Words = { readonly title: string; readonly subtitle: string; readonly listId?: number };

/** What a section of every kind has. There is one section of a kind. */
function head<const Kind extends keyof typeof editorial>(kind: Kind) {
  const { title, subtitle, listId }: Words = editorial[kind];
  return { id: kind, kind, title, subtitle, ...(listId !== undefined && { listId }) };
}

function letterSection(db: Db): StorefrontSection {
  const { text, signature, role } = editorial.letter;
  return { ...head('letter'), text, signature, role, items: letterItems(db) };
}

/** The storefront, of which only 'continue' differs from listener to listener. */
function sectionsFor(db: Db, account: Account | null): StorefrontSection[] {
  const [newest, ...shelves] = shelfSections(db);
  return [
    { ...head('hero'), items: heroItems(db) },
    { ...head('continue'), items: continuedCards(db, account) },
    { ...head('ranked'), items: rankedItems(db) },
    { ...head('tonight'), items: tonightItems(db) },
    letterSection(db),
    { ...head('people'), items: personItems(db) },
    { ...head('genres'), items: genreItems(db) },
    ...(newest ? [newest] : []),
    { ...head('series'), items: seriesItems(db) },
    { ...head('fal'), ...falOfToday(db) },
    { ...head('grid'), items: gridCards(db) },
    ...shelves,
  ];
}

function categoryOf({ id, title, identifier, children }: GenreFixture): Category {
  return { id, title, identifier, children: children.map(categoryOf) };
}

export const shopRoutes: readonly Route[] = [
  handle(getStorefront, ({ db, account }) => ({ sections: sectionsFor(db, account) })),
  handle(getCategories, () => genres.map(categoryOf)),
];
