import { useUnit } from 'effector-react';

import { BookRow } from '@/entities/audiobook/ui/book-row';
import { BookRowSkeleton } from '@/entities/audiobook/ui/book-row-skeleton';
import { LoadFailed } from '@/entities/connection/ui/load-failed';
import type { BookCard } from '@/shared/api/contract/values';
import { listing } from '@/shared/i18n/fa/listing';
import { formatNumber } from '@/shared/i18n/format';
import { bookPath } from '@/shared/routing/paths';
import { EndlessList } from '@/shared/ui/endless-list/endless-list';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';
import { NoResultsPicture } from '@/shared/ui/state-message/pictures/no-results-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import {
  $error,
  $hasMore,
  $isLoading,
  $items,
  $query,
  $total,
  endReached,
  retryClicked,
} from '../model';

import styles from './results.module.css';
import { MatchedTitle } from './matched-title';

/** The rows of the first view are fetched ahead of others. */
const EAGER_ROWS = 4;
const FIRST_SKELETONS = 8;
const MORE_SKELETONS = 2;

/** What was found, as far as it has come; why there is nothing, if there is not. */
export function Results() {
  const { query, items, error, retry } = useUnit({
    query: $query,
    items: $items,
    error: $error,
    retry: retryClicked,
  });
  if (items === null && error) return <LoadFailed error={error} onRetry={() => retry()} />;
  if (items === null) return <FirstComing />;
  if (items.length === 0) return <NothingFound isSearch={query.q !== undefined} />;
  return <Found items={items} />;
}

function Found({ items }: { items: readonly BookCard[] }) {
  const { query, total, hasMore, isLoading, error, ended, retry } = useUnit({
    query: $query,
    total: $total,
    hasMore: $hasMore,
    isLoading: $isLoading,
    error: $error,
    ended: endReached,
    retry: retryClicked,
  });
  return (
    <>
      <p className={styles['count']} role="status">
        {listing.resultCount(formatNumber(total))}
      </p>
      <EndlessList
        label={listing.books}
        items={items}
        total={total}
        renderItem={(book, index) => (
          <BookRow
            book={book}
            to={bookPath(book.audioBookId)}
            title={<MatchedTitle title={book.title} search={query.q ?? ''} />}
            isEager={index < EAGER_ROWS}
          />
        )}
        hasMore={hasMore && !isLoading && error === null}
        onEndReached={() => ended()}
        moreLabel={listing.more}
        itemsClassName={styles['rows']}
      >
        {isLoading && <Coming count={MORE_SKELETONS} label={listing.loadingMore} />}
        {error && <LoadFailed size="section" error={error} onRetry={() => retry()} />}
      </EndlessList>
    </>
  );
}

function FirstComing() {
  return (
    <>
      <p className={styles['count']} aria-hidden="true">
        <Skeleton shape="text" width="4em" />
      </p>
      <Coming count={FIRST_SKELETONS} label={listing.loading} />
    </>
  );
}

function Coming({ count, label }: { count: number; label: string }) {
  return (
    <div className={styles['rows']} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <BookRowSkeleton key={index} />
      ))}
    </div>
  );
}

function NothingFound({ isSearch }: { isSearch: boolean }) {
  return (
    <StateMessage
      picture={<NoResultsPicture />}
      text={isSearch ? listing.empty : listing.emptyList}
      action={
        <ButtonLink to="/" kind="outline">
          {listing.toShop}
        </ButtonLink>
      }
    />
  );
}
