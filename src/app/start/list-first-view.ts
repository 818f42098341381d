import { $listingQuery, listedBooks } from '@/pages/clp/model';
import { readListing, type ListingQuery } from '@/pages/clp/query';
import { booksSearch } from '@/shared/api/contract/search';
import { PAGE_SIZE } from '@/shared/api/create-paged-list';

import type { FirstView } from './first-views';

/** With one of these, the heading is in another answer, or the page has a field to type in. */
const needsMore = [
  'q',
  'listId',
  'genre',
  'categoryId',
  'publisherId',
] as const satisfies readonly (keyof ListingQuery)[];
/** Without one of these, the address is that of the search. */
const naming = [
  'contentType',
  'length',
  'price',
  'listKey',
] as const satisfies readonly (keyof ListingQuery)[];

/** A listing whose name is in its address, with its first page. */
export const listFirstView: FirstView<typeof booksSearch> = {
  operation: booksSearch,
  inputOf: (visit) => {
    const query = readListing(visit);
    const isWhole = naming.some((key) => key in query) && !needsMore.some((key) => key in query);
    return isWhole ? { query: { ...query, page: 1, pageSize: PAGE_SIZE } } : undefined;
  },
  valuesOf: (answer, visit) => {
    const query = readListing(visit);
    return [[$listingQuery, query], ...listedBooks.startWith(query, answer)];
  },
};
