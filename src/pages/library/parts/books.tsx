import { useUnit } from 'effector-react';

import { BookList } from '@/entities/audiobook/ui/book-list';
import { BookRow } from '@/entities/audiobook/ui/book-row';
import { LoadFailed } from '@/entities/connection/ui/load-failed';
import type { BookCard } from '@/shared/api/contract/values';
import { library as texts } from '@/shared/i18n/fa/library';
import { formatNumber } from '@/shared/i18n/format';
import { bookPath } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { EmptyShelfPicture } from '@/shared/ui/state-message/pictures/empty-shelf-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { $libraryFilter, $shownBooks, $shownTotal, libraryBooks } from '../model';

import { OwnedSkeleton } from './owned-skeleton';
import { PlayBook } from './play-book';

/** The covers of the first rows load with high priority. */
const EAGER_ROWS = 4;

/** The owned books loaded so far, or the reason why there are none. */
export function Books() {
  const { items, total, error, retry } = useUnit({
    items: $shownBooks,
    total: $shownTotal,
    error: libraryBooks.$error,
    retry: libraryBooks.retried,
  });
  if (items === null && error) return <LoadFailed error={error} onRetry={() => retry()} />;
  if (items === null) return <OwnedSkeleton isFirst />;
  if (items.length === 0 && total === 0) return <Empty />;
  return <Shelf items={items} total={total} />;
}

interface ShelfProps {
  items: readonly BookCard[];
  /** Null while the whole list is loading. */
  total: number | null;
}

function Shelf({ items, total }: ShelfProps) {
  const { hasMore, isLoading, error, ended, retry } = useUnit({
    hasMore: libraryBooks.$hasMore,
    isLoading: libraryBooks.$isLoading,
    error: libraryBooks.$error,
    ended: libraryBooks.endReached,
    retry: libraryBooks.retried,
  });
  return (
    <BookList
      label={texts.books}
      {...(total !== null && { count: texts.count(formatNumber(total)) })}
      items={items}
      total={total ?? items.length}
      renderItem={(book, index) => (
        <BookRow
          book={book}
          // Owned books show no price.
          price={null}
          to={bookPath(book.audioBookId)}
          isEager={index < EAGER_ROWS}
          action={<PlayBook book={book} />}
        />
      )}
      hasMore={hasMore && !isLoading && error === null}
      onEndReached={() => ended()}
      moreLabel={texts.more}
    >
      {isLoading && hasMore && <OwnedSkeleton />}
      {error && <LoadFailed size="section" error={error} onRetry={() => retry()} />}
    </BookList>
  );
}

function Empty() {
  const filter = useUnit($libraryFilter);
  return (
    <StateMessage
      picture={<EmptyShelfPicture />}
      text={texts.empty[filter]}
      action={
        <ButtonLink to={filter === 'all' ? '/' : '/library'} kind="outline">
          {filter === 'all' ? texts.toShop : texts.showAll}
        </ButtonLink>
      }
    />
  );
}
