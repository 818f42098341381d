import * as v from 'valibot';

import { listKey, sortOrder, type ListKey, type SortOrder } from '@/shared/api/contract/search';
import { id } from '@/shared/api/contract/values';
import type { RouteVisit } from '@/shared/routing/create-route';

/** What an address of the catalogue is of. docs/behaviour.md#catalog */
export type CatalogPlace =
  | { readonly kind: 'all' }
  | { readonly kind: 'list'; readonly id: number }
  | { readonly kind: 'listKey'; readonly id: ListKey }
  | { readonly kind: 'genre'; readonly id: string }
  /** The address names nothing that could be there. */
  | { readonly kind: 'none' };

/** The query of the titles. */
export interface CatalogQuery {
  readonly listId?: number;
  readonly listKey?: ListKey;
  readonly genre?: string;
  readonly sort?: SortOrder;
}

const none: CatalogPlace = { kind: 'none' };
const listId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number), id);
const genre = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/));

/** Reads the form of the address (`/catalog/genre/poetry`) and what it names. */
export function readPlace({ name, params }: RouteVisit): CatalogPlace {
  const given = params['id'];
  switch (name) {
    case 'catalog.list': {
      const read = v.safeParse(listId, given);
      return read.success ? { kind: 'list', id: read.output } : none;
    }
    case 'catalog.listKey': {
      const read = v.safeParse(listKey, given);
      return read.success ? { kind: 'listKey', id: read.output } : none;
    }
    case 'catalog.genre': {
      const read = v.safeParse(genre, given);
      return read.success ? { kind: 'genre', id: read.output } : none;
    }
    default:
      return { kind: 'all' };
  }
}

/** The titles of a place in the order of the address; an unknown order is left out. */
export function readQuery(visit: RouteVisit): CatalogQuery {
  const place = readPlace(visit);
  const order = v.safeParse(sortOrder, visit.query['sort']);
  return {
    ...(place.kind === 'list' && { listId: place.id }),
    ...(place.kind === 'listKey' && { listKey: place.id }),
    ...(place.kind === 'genre' && { genre: place.id }),
    // Without a text nothing is nearer than anything else.
    ...(order.success && order.output !== 'relevance' && { sort: order.output }),
  };
}
