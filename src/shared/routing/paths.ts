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

/** The address of a book in a link that is shared: the title in it is for people, the app reads the identifier alone. */
export function sharedBookPath({ audioBookId, identifier, title }: BookAddress): string {
  const name = encodeURIComponent(identifier || String(audioBookId));
  const words = title.match(/[\p{L}\p{M}\p{N}\u200c]+/gu)?.join('-') ?? '';
  return words === '' ? `/pdp/${name}` : `/pdp/${name}/${encodeURIComponent(words)}`;
}

/** The address of a second in a chapter, counted from 1; without a chapter, of a second in the sample. Rule: docs/behaviour.md#moment-links */
export function momentPath(
  book: BookAddress,
  { chapter, seconds }: { readonly chapter?: number; readonly seconds: number },
): string {
  return withQuery(sharedBookPath(book), { ch: chapter, t: Math.floor(seconds) });
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

/** The address of a search; of the start of the search without a text. */
export function searchPath(typed: string): string {
  const q = typed.trim();
  return q === '' ? '/clp' : listingPath({ q });
}

type QueryValue = string | number | boolean | undefined;

/** The address of a listing with these filters, in their order. */
export function listingPath(query: Readonly<Record<string, QueryValue>>): string {
  return withQuery('/clp', query);
}

/** A path with a query of the values that are given. */
export function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
}

/** The page of an author or a narrator. */
export function artistPath({ id }: { readonly id: number }): string {
  return `/artist/${id}`;
}

/** The list of what a person wrote. */
export function authoredPath({ id }: { readonly id: number }): string {
  return `/clp?authorId=${id}`;
}

/** The list of what a person narrated. */
export function narratedPath({ id }: { readonly id: number }): string {
  return `/clp?narratorId=${id}`;
}

export function publisherPath({ id }: { readonly id: number }): string {
  return `/publisher/${id}`;
}

/** The page of an editor's list in the catalogue. */
export function catalogListPath(listId: number): string {
  return `/catalog/list/${listId}`;
}

/** The page of a genre in the catalogue. */
export function catalogGenrePath(identifier: string): string {
  return `/catalog/genre/${encodeURIComponent(identifier)}`;
}

/** A page of the site itself, such as its terms, inside the app. */
export function contentPagePath(name: 'terms' | 'privacy'): string {
  return `/webview-page?url=${encodeURIComponent(`/content/pages/${name}`)}`;
}
