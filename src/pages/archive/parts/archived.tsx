import { useStoreMap, useUnit } from 'effector-react';

import { BookList } from '@/entities/audiobook/ui/book-list';
import { BookRow } from '@/entities/audiobook/ui/book-row';
import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { $movingBooks, bookMoveRequested } from '@/features/owned-books/archive';
import { archivedBooks } from '@/features/owned-books/library-books';
import { isUnderWay } from '@/features/player/lib/next-status';
import { playerItemOf } from '@/features/player/lib/player-item';
import { $playingItem, itemStateOf } from '@/features/player/model/play-toggle';
import { PlayMark } from '@/features/player/ui/play-mark';
import type { BookCard } from '@/shared/api/contract/values';
import { library as texts } from '@/shared/i18n/fa/library';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { bookPath } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/button/button';
import { ReturnIcon } from '@/shared/ui/icon/return-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';

import { archivedPlayPressed } from '../model';

import { ArchivedSkeleton } from './archived-skeleton';
import styles from './archived.module.css';

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
      keyOf={({ audioBookId }) => audioBookId}
      renderItem={(book) => (
        <BookRow
          book={book}
          // Owned books show no price.
          price={null}
          to={bookPath(book.audioBookId)}
          action={
            <>
              <Play book={book} />
              <Unarchive book={book} />
            </>
          }
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
  const { leaving, clicked } = useUnit({ leaving: $movingBooks, clicked: bookMoveRequested });
  return (
    <Button
      kind="outline"
      size="small"
      aria-label={texts.unarchiveOf(book.title)}
      isBusy={leaving.includes(book.audioBookId)}
      onClick={() => clicked({ book, to: 'library' })}
    >
      <span className={styles['content']}>
        <ReturnIcon size={18} />
        <span className={styles['label']}>{texts.unarchive}</span>
      </span>
    </Button>
  );
}

/** An archived book can still be heard. */
function Play({ book }: { book: BookCard }) {
  const pressed = useUnit(archivedPlayPressed);
  const status = useStoreMap({
    store: $playingItem,
    keys: [book.audioBookId],
    fn: (playing, [audioBookId]) => itemStateOf(playing, { audioBookId, isSample: false }).status,
  });
  return (
    <IconButton
      label={isUnderWay(status) ? texts.pause(book.title) : texts.play(book.title)}
      onClick={() => pressed(playerItemOf(book, 'whole'))}
    >
      <PlayMark status={status} size={24} />
    </IconButton>
  );
}
