import { useUnit } from 'effector-react';
import { useCallback, type ReactNode } from 'react';

import { bookPriceOf } from '@/entities/audiobook/lib/book-price';
import { BookList } from '@/entities/audiobook/ui/book-list';
import { BookListSkeleton } from '@/entities/audiobook/ui/book-list-skeleton';
import { BookRow } from '@/entities/audiobook/ui/book-row';
import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { $knownLibraryStates } from '@/entities/purchase/known-library-states';
import type { BookCard } from '@/shared/api/contract/values';
import type { PagedList } from '@/shared/api/create-paged-list';
import { clp } from '@/shared/i18n/fa/clp';
import { formatNumber } from '@/shared/i18n/format';
import { bookPath } from '@/shared/routing/paths';

import styles from './listed-books.module.css';

/** The covers of the first rows load with high priority. */
const EAGER_ROWS = 4;
const MORE_ROWS = 2;
/** Lists up to this length need no word about their end. */
const LONG_LIST = 10;

interface ListedBooksProps<Query> {
  /** Its first page has come. */
  list: PagedList<BookCard, Query>;
  /** A row's title with marks of its own; the plain title by default. */
  titleOf?: (book: BookCard) => ReactNode;
}

/** The titles of a listing in rows, with their number and prices. More come as the end comes near. */
export function ListedBooks<Query>({ list, titleOf }: ListedBooksProps<Query>) {
  const { knownStates, items, total, hasMore, isLoading, error, ended, retry } = useUnit({
    knownStates: $knownLibraryStates,
    items: list.$items,
    total: list.$total,
    hasMore: list.$hasMore,
    isLoading: list.$isLoading,
    error: list.$error,
    ended: list.endReached,
    retry: list.retried,
  });
  const shown = items ?? [];
  // Stays the same while pages come, so that the rows in view are not rendered again.
  const renderItem = useCallback(
    (book: BookCard, index: number) => (
      <BookRow
        book={book}
        price={bookPriceOf(book, knownStates.get(book.audioBookId) ?? null)}
        to={bookPath(book.audioBookId)}
        title={titleOf?.(book)}
        isEager={index < EAGER_ROWS}
      />
    ),
    [knownStates, titleOf],
  );
  return (
    <BookList
      label={clp.books}
      count={clp.resultCount(formatNumber(total))}
      items={shown}
      total={total}
      renderItem={renderItem}
      hasMore={hasMore && !isLoading && error === null}
      onEndReached={() => ended()}
      moreLabel={clp.more}
    >
      {isLoading && <BookListSkeleton rows={MORE_ROWS} label={clp.loadingMore} />}
      {error && <LoadFailed size="section" error={error} onRetry={() => retry()} />}
      {!hasMore && shown.length > LONG_LIST && <p className={styles['end']}>{clp.endOfList}</p>}
    </BookList>
  );
}
