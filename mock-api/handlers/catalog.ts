import { genres, type GenreFixture } from '@fixtures/catalog/genres';
import { lists, type ListFixture } from '@fixtures/catalog/storefront';
import { genreWindows, illustrationPath } from '@fixtures/catalog/storefront-art';
import { rolesOf, titlePalette } from '@fixtures/media/cover-art/title-palette';
import {
  getCatalog,
  getCatalogPage,
  type CatalogKind,
  type CatalogList,
  type CatalogPage,
  type GenreName,
} from '@/shared/api/contract/catalog';

import { handle, type Route } from '../core/handle';
import type { Db } from '../db/db';
import { onSale } from '../db/on-sale';
import { cardOf } from '../rules/cards';
import { requireFound } from '../rules/require-found';
import { genreItems } from '../rules/storefront';

/** The covers beside the name of a list. */
const COVERS = 3;

const booksOfList = (db: Db, { listId }: ListFixture) => onSale(db.catalogue.list(listId));

function listOf(db: Db, list: ListFixture): CatalogList {
  const books = booksOfList(db, list);
  return {
    listId: list.listId,
    ...(list.key !== undefined && { listKey: list.key }),
    title: list.title,
    subtitle: list.note,
    count: books.length,
    items: books.slice(0, COVERS).map((book) => cardOf(db, book)),
  };
}

function nameOf(db: Db, { identifier, title }: GenreFixture): GenreName {
  return { identifier, title, count: onSale(db.catalogue.booksOfGenre(identifier)).length };
}

function listPage(db: Db, kind: CatalogKind, list: ListFixture): CatalogPage {
  const { title, subtitle, count } = listOf(db, list);
  const [first] = booksOfList(db, list);
  const palette = first ? titlePalette(first) : null;
  return { kind, title, subtitle, count, parent: null, children: [], art: null, palette };
}

function genrePage(db: Db, identifier: string): CatalogPage {
  const { genre, parent } = requireFound(db.catalogue.genre(identifier));
  const window = genreWindows.get((parent ?? genre).identifier);
  const { title, count } = nameOf(db, genre);
  return {
    kind: 'genre',
    title,
    subtitle: '',
    count,
    parent: parent && nameOf(db, parent),
    children: genre.children.map((child) => nameOf(db, child)),
    art: illustrationPath.genre((parent ?? genre).identifier),
    palette: window ? rolesOf(window.palette) : null,
  };
}

export const catalogRoutes: readonly Route[] = [
  handle(getCatalog, ({ db }) => ({
    lists: lists.map((list) => listOf(db, list)),
    genres: genreItems(db).map((item) => {
      const children = genres.find(({ id }) => id === item.id)?.children ?? [];
      return { ...item, children: children.map((child) => nameOf(db, child)) };
    }),
  })),
  handle(getCatalogPage, ({ params: { kind, id }, db }) => {
    if (kind === 'genre') return genrePage(db, String(id));
    const isAskedFor = ({ listId, key }: ListFixture) =>
      kind === 'list' ? listId === id : key === id;
    return listPage(db, kind, requireFound(lists.find(isAskedFor)));
  }),
];
