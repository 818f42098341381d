import * as v from 'valibot';

import { operation } from './operation';
import { listKey } from './search';
import { genreItem } from './sections';
import { bookCard, id, listOf, paletteField, picture, tolerant } from './values';

const count = tolerant(v.number(), 0);

/** A genre without its titles. */
export const genreName = v.object({ identifier: v.string(), title: v.string(), count });
export type GenreName = v.InferOutput<typeof genreName>;

/** An editor's list with its first titles. */
export const catalogList = v.object({
  listId: id,
  listKey: v.exactOptional(listKey),
  title: v.string(),
  /** What the list is about, in one sentence. */
  subtitle: tolerant(v.string(), ''),
  count,
  items: listOf(bookCard),
});
export type CatalogList = v.InferOutput<typeof catalogList>;

/** A genre with its sub-genres. */
export const catalogGenre = v.object({ ...genreItem.entries, children: listOf(genreName) });

export type CatalogGenre = v.InferOutput<typeof catalogGenre>;

/** All lists of the editors, and all genres. */
export const getCatalog = operation({
  id: 'getCatalog',
  method: 'GET',
  path: '/api/catalog',
  access: 'anyone',
  response: v.object({ lists: listOf(catalogList), genres: listOf(catalogGenre) }),
});

/** The three forms of a catalogue page: an editor's list by id, a list by its name, a genre by its identifier. */
export const catalogKind = v.picklist(['list', 'listKey', 'genre']);
export type CatalogKind = v.InferOutput<typeof catalogKind>;

/** The head of one page of the catalogue; its titles come from the search. */
export const catalogPage = v.object({
  kind: catalogKind,
  title: v.string(),
  subtitle: tolerant(v.string(), ''),
  count,
  /** The genre above a sub-genre. */
  parent: v.fallback(v.nullable(genreName), null),
  /** Sub-genres; empty for lists and sub-genres. */
  children: listOf(genreName),
  art: picture,
  palette: paletteField,
});
export type CatalogPage = v.InferOutput<typeof catalogPage>;

export const getCatalogPage = operation({
  id: 'getCatalogPage',
  method: 'GET',
  path: '/api/catalog/{kind}/{id}',
  access: 'anyone',
  params: v.object({ kind: catalogKind, id: v.union([id, v.string()]) }),
  response: catalogPage,
});
