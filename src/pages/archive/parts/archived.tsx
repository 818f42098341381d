import { useUnit } from 'effector-react';

import { BookList } from '@/entities/audiobook/ui/book-list';
import { BookRow } from '@/entities/audiobook/ui/book-row';
import { LoadFailed } from '@/entities/connection/ui/load-failed';
import type { BookCard } from '@/shared/api/contract/values';
import { library as texts } from '@/shared/i18n/fa/library';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { bookPath } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/button/button';

import { $leaving, archivedBooks, unarchiveClicked } from '../model';

import { ArchivedSkeleton } from './archived-skeleton';

/** The archived books, each with a button that moves it back into the library. */
export function Archived({ items }: { items: readonly BookCard[] }) {
  const { total, hasMore, isLoading, error, ended, retry } = useUnit({
    total: archivedBooks.$total,
    hasMore: archivedBooks.$hasMore,
    isLoading: archivedBooks.$isLoading,
    error: archivedBooks.$error,
    ended: archivedBooks.endReached,
    retry: archivedBooks.retried,
  });
  return (
    <BookList
      label={pageTitles.archive}
      items={items}
      total={total}
      renderItem={(book) => (
        <BookRow
          book={book}
          // Owned books show no price.
          price={null}
          to={bookPath(book.audioBookId)}
          action={<Unarchive book={book} />}
        />
      )}
      hasMore={hasMore && !isLoading && error === null}
      onEndReached={() => ended()}
      moreLabel={texts.more}
    >
      {isLoading && hasMore && <ArchivedSkeleton count={2} />}
      {error && <LoadFailed size="section" error={error} onRetry={() => retry()} />}
    </BookList>
  );
}

function Unarchive({ book }: { book: BookCard }) {
  const { leaving, clicked } = useUnit({ leaving: $leaving, clicked: unarchiveClicked });
  return (
    <Button
      kind="outline"
      size="small"
      aria-label={texts.unarchiveOf(book.title)}
      isBusy={leaving.includes(book.audioBookId)}
      onClick={() => clicked(book)}
    >
      {texts.unarchive}
    </Button>
  );
}
