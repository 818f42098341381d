import { useUnit } from 'effector-react';

import { bookPriceOf } from '@/entities/audiobook/lib/book-price';
import { BookList } from '@/entities/audiobook/ui/book-list';
import { BookRow } from '@/entities/audiobook/ui/book-row';
import { BookListSkeleton } from '@/entities/audiobook/ui/book-list-skeleton';
import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { $knownLibraryStates } from '@/entities/purchase/known-library-states';
import type { BookCard } from '@/shared/api/contract/values';
import { clp } from '@/shared/i18n/fa/clp';
import { formatNumber } from '@/shared/i18n/format';
import { bookPath } from '@/shared/routing/paths';

import { $isListingNaming, $missing, listedBooks } from '../model';

import { MatchedTitle } from './matched-title';
import { NothingFound } from './nothing-found';
import styles from './results.module.css';

/** The covers of the first rows load with high priority. */
const EAGER_ROWS = 4;
const FIRST_ROWS = 8;
const MORE_ROWS = 2;
/** Lists up to this length need no word about their end. */
const LONG_LIST = 10;

/** The results loaded so far, or the reason why there are none. */
export function Results() {
  const { items, error, missing, isNaming, retry } = useUnit({
    missing: $missing,
    isNaming: $isListingNaming,
    items: listedBooks.$items,
    error: listedBooks.$error,
    retry: listedBooks.retried,
  });
  if (items === null && error) return <LoadFailed error={error} onRetry={() => retry()} />;
  if (items === null || (items.length === 0 && isNaming))
    return <BookListSkeleton rows={FIRST_ROWS} label={clp.loading} hasCount />;
  if (items.length === 0) return <NothingFound missing={missing} />;
  return <Found items={items} />;
}

function Found({ items }: { items: readonly BookCard[] }) {
  const { knownStates, query, total, hasMore, isLoading, error, ended, retry } = useUnit({
    query: listedBooks.$query,
    knownStates: $knownLibraryStates,
    total: listedBooks.$total,
    hasMore: listedBooks.$hasMore,
    isLoading: listedBooks.$isLoading,
    error: listedBooks.$error,
    ended: listedBooks.endReached,
    retry: listedBooks.retried,
  });
  return (
    <BookList
      label={clp.books}
      count={clp.resultCount(formatNumber(total))}
      items={items}
      total={total}
      renderItem={(book, index) => (
        <BookRow
          book={book}
          price={bookPriceOf(book, knownStates.get(book.audioBookId) ?? null)}
          to={bookPath(book.audioBookId)}
          title={<MatchedTitle title={book.title} search={query.q ?? ''} />}
          isEager={index < EAGER_ROWS}
        />
      )}
      hasMore={hasMore && !isLoading && error === null}
      onEndReached={() => ended()}
      moreLabel={clp.more}
    >
      {isLoading && <BookListSkeleton rows={MORE_ROWS} label={clp.loadingMore} />}
      {error && <LoadFailed size="section" error={error} onRetry={() => retry()} />}
      {!hasMore && items.length > LONG_LIST && <p className={styles['end']}>{clp.endOfList}</p>}
    </BookList>
  );
}
