import type { BookCard } from '@/shared/api/contract/values';
import { fullName } from '@/shared/lib/full-name';

import type { LibraryQuery, LibrarySort } from './library-query';
import { progressOf } from './progress-of';

interface Listening {
  /** The played share of each book, 0 to 1, by its audioBookId. */
  readonly played: ReadonlyMap<number, number>;
  /** When each book was heard last, in epoch milliseconds, by its audioBookId. */
  readonly heardAt: ReadonlyMap<number, number>;
}

/** Persian order; created when it is first used, because that takes a slow phone a while. */
let collator: Intl.Collator | undefined;
const inOrder = (one: string, other: string) =>
  (collator ??= new Intl.Collator('fa', { numeric: true })).compare(one, other);

const authorOf = ({ authors }: BookCard) => (authors[0] ? fullName(authors[0]) : '');

/** The books that a query asks for, in its order. The lists of the server begin with the newest. */
export function arrangeBooks(
  books: readonly BookCard[],
  { tab, sort, type }: LibraryQuery,
  { played, heardAt }: Listening,
): readonly BookCard[] {
  const isProgress = tab === 'inProgress' || tab === 'notStarted' || tab === 'finished';
  const shown = books.filter(
    ({ audioBookId, contentType }) =>
      (type === null || contentType === type) &&
      (!isProgress || progressOf(played.get(audioBookId) ?? 0) === tab),
  );
  const orders: Record<LibrarySort, ((one: BookCard, other: BookCard) => number) | null> = {
    added: null,
    heard: (one, other) =>
      (heardAt.get(other.audioBookId) ?? 0) - (heardAt.get(one.audioBookId) ?? 0),
    title: (one, other) => inOrder(one.title, other.title),
    author: (one, other) => inOrder(authorOf(one), authorOf(other)),
  };
  const order = orders[sort];
  return order ? shown.toSorted(order) : shown;
}
