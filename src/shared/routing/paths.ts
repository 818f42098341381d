import type { ContentType } from '../api/contract/codes';

/** Paths of this app for links and models. The pages behind them are in page-table.ts. */

interface BookAddress {
  readonly audioBookId: number;
  readonly identifier: string;
  readonly title: string;
}

export function bookPath(audioBookId: number): string {
  return `/pdp/${audioBookId}`;
}

/** The title is part of the address, so that the comments page can show it before its data have loaded. */
export function commentsPath({ audioBookId, identifier, title }: BookAddress): string {
  const name = encodeURIComponent(identifier || String(audioBookId));
  return `/pdp/comment/${audioBookId}/${name}?title=${encodeURIComponent(title)}`;
}

export function listPath(listId: number): string {
  return `/clp/list/${listId}`;
}

export function genrePath(identifier: string): string {
  return `/clp?genre=${encodeURIComponent(identifier)}`;
}

export function contentTypePath(contentType: ContentType): string {
  return `/clp?contentType=${contentType}`;
}

/** The address of the search page. The type filter is left out of an empty search. */
export function searchPath(typed: string, type?: ContentType): string {
  const q = typed.trim();
  if (q === '') return '/clp';
  const narrowed = type === undefined ? '' : `&contentType=${type}`;
  return `/clp?q=${encodeURIComponent(q)}${narrowed}`;
}

export function authorPath({ id }: { readonly id: number }): string {
  return `/clp?authorId=${id}`;
}

export function narratorPath({ id }: { readonly id: number }): string {
  return `/clp?narratorId=${id}`;
}

export function publisherPath({ id }: { readonly id: number }): string {
  return `/clp?publisherId=${id}`;
}
