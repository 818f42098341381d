import * as v from 'valibot';

import { operation } from './operation';
import { bookCard, contentType, id, pageOf, pageSize } from './values';

export const sortOrder = v.picklist([
  'relevance',
  'newest',
  'bestselling',
  'rating',
  'priceAsc',
  'priceDesc',
  'title',
]);
export type SortOrder = v.InferOutput<typeof sortOrder>;

export const listKey = v.picklist(['new', 'bestselling', 'free', 'recommended']);
export type ListKey = v.InferOutput<typeof listKey>;

/** Search and every listing of books: any of the filters together, `page` from 1. */
export const booksSearch = operation({
  id: 'booksSearch',
  method: 'GET',
  path: '/api/booksSearch',
  access: 'anyone',
  query: v.object({
    q: v.exactOptional(v.string()),
    categoryId: v.exactOptional(id),
    listId: v.exactOptional(id),
    listKey: v.exactOptional(listKey),
    genre: v.exactOptional(v.string()),
    contentType: v.exactOptional(contentType),
    authorId: v.exactOptional(id),
    narratorId: v.exactOptional(id),
    publisherId: v.exactOptional(id),
    isSeries: v.exactOptional(v.boolean()),
    sort: v.exactOptional(sortOrder),
    page: v.exactOptional(id),
    pageSize,
  }),
  response: pageOf(bookCard),
});
