import { listingPath, searchPath } from '@/shared/routing/paths';

import type { ListingQuery } from '../query';

/** The address of another text in the search field. The filters stay, unless nothing is left to search for. */
export function retypedPath(query: ListingQuery, typed: string): string {
  const q = typed.trim();
  return q === '' ? searchPath('') : listingPath({ ...query, q });
}
