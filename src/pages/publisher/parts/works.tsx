import { useUnit } from 'effector-react';

import { BookCard } from '@/entities/audiobook/ui/book-card';
import { BookCardSkeleton } from '@/entities/audiobook/ui/book-card-skeleton';
import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { people as texts } from '@/shared/i18n/fa/people';
import { bookPath } from '@/shared/routing/paths';
import { ChoiceChips } from '@/shared/ui/chip/choice-chips';
import { EndlessList } from '@/shared/ui/endless-list/endless-list';
import { MissingBookPicture } from '@/shared/ui/state-message/pictures/missing-book-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { $workSort, publisherWorks, worksSorted } from '../model';

import styles from './works.module.css';

const FIRST_SKELETONS = 12;
const sorts = (['newest', 'bestselling', 'rating', 'title'] as const).map((id) => ({
  id,
  label: texts.sorts[id],
}));

/** The titles as a grid of covers, which grows as its end comes near, and the choice of their order. */
export function Works() {
  const { sort, sorted } = useUnit({ sort: $workSort, sorted: worksSorted });
  return (
    <section aria-label={texts.works}>
      <div className={styles['sorts']}>
        <ChoiceChips
          legend={texts.sort}
          options={sorts}
          value={sort}
          onChosen={(chosen) => sorted(chosen)}
        />
      </div>
      <Grid />
    </section>
  );
}

function Grid() {
  const { works, total, hasMore, isLoading, error, ended, retry } = useUnit({
    works: publisherWorks.$items,
    total: publisherWorks.$total,
    hasMore: publisherWorks.$hasMore,
    isLoading: publisherWorks.$isLoading,
    error: publisherWorks.$error,
    ended: publisherWorks.endReached,
    retry: publisherWorks.retried,
  });
  if (works === null)
    return error ? (
      <LoadFailed size="section" error={error} onRetry={() => retry()} />
    ) : (
      <Coming count={FIRST_SKELETONS} />
    );
  if (works.length === 0)
    return <StateMessage size="section" picture={<MissingBookPicture />} text={texts.noBooks} />;
  return (
    <EndlessList
      label={texts.works}
      items={works}
      total={total}
      renderItem={(book) => <BookCard book={book} to={bookPath(book.audioBookId)} isFluid />}
      hasMore={hasMore && !isLoading && error === null}
      onEndReached={() => ended()}
      moreLabel={texts.moreWorks}
      itemsClassName={styles['grid']}
    >
      {isLoading && hasMore && <Coming count={4} />}
      {error && <LoadFailed size="section" error={error} onRetry={() => retry()} />}
    </EndlessList>
  );
}

function Coming({ count }: { count: number }) {
  return (
    <div className={styles['grid']} role="status" aria-label={texts.loading}>
      {Array.from({ length: count }, (_, index) => (
        <BookCardSkeleton key={index} isFluid />
      ))}
    </div>
  );
}
