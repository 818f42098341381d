import { isKnownContentType, type ContentType } from '@/shared/api/contract/codes';
import type { LibraryFilter } from '@/shared/api/contract/library';

/** The tabs of the library: its books by their progress, those on the device, the wishes, the archive. */
export const libraryTabs = [
  'all',
  'inProgress',
  'notStarted',
  'finished',
  'kept',
  'wishes',
  'archived',
] as const satisfies readonly (LibraryFilter | 'kept' | 'wishes' | 'archived')[];
export type LibraryTab = (typeof libraryTabs)[number];

export const librarySorts = ['added', 'heard', 'title', 'author'] as const;
export type LibrarySort = (typeof librarySorts)[number];

/** What the address of the library asks for. */
export interface LibraryQuery {
  readonly tab: LibraryTab;
  readonly sort: LibrarySort;
  /** Null for all types. */
  readonly type: ContentType | null;
}

/** Reads the query of the address; a wrong value counts as absent. Rule: docs/behaviour.md#library */
export function readLibraryQuery(query: Readonly<Record<string, string>>): LibraryQuery {
  const type = Number(query['type'] || NaN);
  return {
    tab: libraryTabs.find((tab) => tab === query['filter']) ?? 'all',
    sort: librarySorts.find((sort) => sort === query['sort']) ?? 'added',
    type: isKnownContentType(type) ? type : null,
  };
}

/** The address of the library for a query; what is usual is left out. */
export function libraryPath({ tab, sort, type }: LibraryQuery): string {
  const query = new URLSearchParams();
  if (tab !== 'all') query.set('filter', tab);
  if (sort !== 'added') query.set('sort', sort);
  if (type !== null) query.set('type', String(type));
  const search = query.toString();
  return search === '' ? '/library' : `/library?${search}`;
}
