import { useUnit } from 'effector-react';
import { useCallback } from 'react';

import { FirstBookListSkeleton } from '@/entities/audiobook/ui/book-list-skeleton';
import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { AnnouncedCount } from '@/features/book-listing/ui/announced-count';
import { ListedBooks } from '@/features/book-listing/ui/listed-books';
import type { BookCard } from '@/shared/api/contract/values';
import { clp } from '@/shared/i18n/fa/clp';

import { $isListingNaming, $missing, listedBooks } from '../model';

import { MatchedTitle } from './matched-title';
import { NothingFound } from './nothing-found';

/** The results loaded so far, or the reason why there are none. */
export function Results() {
  return (
    <>
      <AnnouncedCount list={listedBooks} />
      <Found />
    </>
  );
}

function Found() {
  const { items, query, error, missing, isNaming, retry } = useUnit({
    query: listedBooks.$query,
    missing: $missing,
    isNaming: $isListingNaming,
    items: listedBooks.$items,
    error: listedBooks.$error,
    retry: listedBooks.retried,
  });
  const search = query.q ?? '';
  const titleOf = useCallback(
    ({ title }: BookCard) => <MatchedTitle title={title} search={search} />,
    [search],
  );
  if (items === null && error) return <LoadFailed error={error} onRetry={() => retry()} />;
  if (items === null || (items.length === 0 && isNaming))
    return <FirstBookListSkeleton label={clp.loading} />;
  if (items.length === 0) return <NothingFound missing={missing} />;
  return <ListedBooks list={listedBooks} titleOf={titleOf} />;
}
