import { useUnit } from 'effector-react';

import { LoadFailed } from '@/entities/connection/ui/load-failed';
import type { BookCard } from '@/shared/api/contract/values';
import { library as texts } from '@/shared/i18n/fa/library';
import { formatNumber } from '@/shared/i18n/format';
import { EndlessList } from '@/shared/ui/endless-list/endless-list';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { EmptyShelfPicture } from '@/shared/ui/state-message/pictures/empty-shelf-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { $libraryFilter, $shownBooks, $shownTotal, libraryBooks } from '../model';

import styles from './books.module.css';
import { OwnedBook } from './owned-book';
import { OwnedSkeleton } from './owned-skeleton';

/** The covers of the first row load with high priority. */
const EAGER_BOOKS = 6;

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
    <>
      {total !== null && (
        <p className={styles['count']} role="status">
          {texts.count(formatNumber(total))}
        </p>
      )}
      <EndlessList
        label={texts.books}
        items={items}
        total={total ?? items.length}
        itemsClassName={styles['grid']}
        renderItem={(book, index) => <OwnedBook book={book} isEager={index < EAGER_BOOKS} />}
        hasMore={hasMore && !isLoading && error === null}
        onEndReached={() => ended()}
        moreLabel={texts.more}
      >
        {isLoading && hasMore && <OwnedSkeleton />}
        {error && <LoadFailed size="section" error={error} onRetry={() => retry()} />}
      </EndlessList>
    </>
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
