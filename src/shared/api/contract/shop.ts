import * as v from 'valibot';

import { operation } from './operation';
import { bookCard, id, listOf, tolerant } from './values';

/** An editorial picture of the storefront that leads to one book. */
export const bannerItem = v.object({
  audioBookId: id,
  identifier: tolerant(v.string(), ''),
  recordVersion: tolerant(v.number(), 0),
  /** A short line above the title, such as 'this week's pick'. */
  kicker: tolerant(v.string(), ''),
  title: v.string(),
  subtitle: tolerant(v.string(), ''),
});
export type BannerItem = v.InferOutput<typeof bannerItem>;

export const genreItem = v.object({ id, identifier: v.string(), title: v.string() });
export type GenreItem = v.InferOutput<typeof genreItem>;

const sectionBase = { id: v.string(), title: tolerant(v.string(), '') };

/** The storefront is composed by the server; a section of an unknown kind is left out. */
export const storefrontSection = v.union([
  v.object({ ...sectionBase, kind: v.literal('banner'), items: listOf(bannerItem) }),
  v.object({
    ...sectionBase,
    kind: v.literal('shelf'),
    /** The list behind 'all'; without it the shelf has no such link. */
    listId: v.exactOptional(id),
    items: listOf(bookCard),
  }),
  v.object({ ...sectionBase, kind: v.literal('genres'), items: listOf(genreItem) }),
]);
export type StorefrontSection = v.InferOutput<typeof storefrontSection>;

export const getStorefront = operation({
  id: 'getStorefront',
  method: 'GET',
  path: '/api/storefront',
  access: 'anyone',
  response: v.object({ sections: listOf(storefrontSection) }),
});
