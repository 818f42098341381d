import { useUnit } from 'effector-react';

import { LoadFailed } from '@/entities/connection/ui/load-failed';
import type { BookCard } from '@/shared/api/contract/values';
import { keptBooks } from '@/shared/i18n/fa/kept-books';
import { library as texts } from '@/shared/i18n/fa/library';
import { formatNumber } from '@/shared/i18n/format';
import { EndlessList } from '@/shared/ui/endless-list/endless-list';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { ArchivePicture } from '@/shared/ui/state-message/pictures/archive-picture';
import { EmptyShelfPicture } from '@/shared/ui/state-message/pictures/empty-shelf-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { $libraryLayout } from '../arrangement';
import { libraryPath, type LibraryQuery } from '../lib/library-query';
import {
  $libraryQuery,
  $shownBooks,
  $shownList,
  $shownTotal,
  libraryEndReached,
  libraryRetryClicked,
} from '../model';

import styles from './books.module.css';
import { KeptSummary } from './kept-summary';
import { OwnedBook } from './owned-book';
import { OwnedRow } from './owned-row';
import { OwnedSkeleton } from './owned-skeleton';
import { Summary } from './summary';

/** The covers of the first row load with high priority. */
const EAGER_BOOKS = 6;

/** The owned books loaded so far, or the reason why there are none. */
export function Books() {
  const { items, total, list, retry } = useUnit({
    items: $shownBooks,
    total: $shownTotal,
    list: $shownList,
    retry: libraryRetryClicked,
  });
  const { error } = list;
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
  const { list, layout, ended, retry, query } = useUnit({
    query: $libraryQuery,
    list: $shownList,
    layout: $libraryLayout,
    ended: libraryEndReached,
    retry: libraryRetryClicked,
  });
  const { hasMore, isLoading, error } = list;
  const Item = layout === 'grid' ? OwnedBook : OwnedRow;
  return (
    <>
      {total !== null &&
        (query.tab === 'kept' ? (
          <KeptSummary count={total} />
        ) : (
          <Summary text={texts.count(formatNumber(total))} />
        ))}
      <EndlessList
        label={texts.books}
        items={items}
        total={total ?? items.length}
        itemsClassName={styles[layout]}
        renderItem={(book, index) => <Item book={book} isEager={index < EAGER_BOOKS} />}
        keyOf={({ audioBookId }) => audioBookId}
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
  const query = useUnit($libraryQuery);
  const isNarrowed = query.tab !== 'all' || query.type !== null;
  return (
    <StateMessage
      picture={query.tab === 'archived' ? <ArchivePicture /> : <EmptyShelfPicture />}
      text={textOf(query)}
      action={
        <ButtonLink
          to={isNarrowed ? libraryPath({ ...query, tab: 'all', type: null }) : '/'}
          kind="outline"
        >
          {isNarrowed ? texts.showAll : texts.toShop}
        </ButtonLink>
      }
    />
  );
}

function textOf({ tab, type }: LibraryQuery): string {
  if (type !== null) return texts.noneOfType;
  if (tab === 'wishes') return texts.noWishes;
  if (tab === 'kept') return keptBooks.none;
  return tab === 'archived' ? texts.archiveEmpty : texts.empty[tab];
}
