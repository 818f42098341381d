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
import { ButtonLink } from '@/shared/ui/button/button-link';
import { NoResultsPicture } from '@/shared/ui/state-message/pictures/no-results-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { $isListingNaming, $missing, listedBooks } from '../model';

import { MatchedTitle } from './matched-title';

/** The covers of the first rows load with high priority. */
const EAGER_ROWS = 4;
const FIRST_ROWS = 8;
const MORE_ROWS = 2;

/** The results loaded so far, or the reason why there are none. */
export function Results() {
  const { query, items, error, missing, isNaming, retry } = useUnit({
    missing: $missing,
    isNaming: $isListingNaming,
    query: listedBooks.$query,
    items: listedBooks.$items,
    error: listedBooks.$error,
    retry: listedBooks.retried,
  });
  if (items === null && error) return <LoadFailed error={error} onRetry={() => retry()} />;
  if (items === null || (items.length === 0 && isNaming))
    return <BookListSkeleton rows={FIRST_ROWS} label={clp.loading} hasCount />;
  if (items.length === 0) {
    const emptyText = query.q === undefined ? clp.emptyList : clp.empty;
    return <NothingFound text={missing === null ? emptyText : clp.missing[missing]} />;
  }
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
    </BookList>
  );
}

function NothingFound({ text }: { text: string }) {
  return (
    <StateMessage
      picture={<NoResultsPicture />}
      text={text}
      action={
        <ButtonLink to="/" kind="outline">
          {clp.toShop}
        </ButtonLink>
      }
    />
  );
}
