import { useStoreMap } from 'effector-react';
import { Link } from 'react-router-dom';

import { BookCover } from '@/entities/audiobook/ui/book-cover';
import { PeopleLine } from '@/entities/audiobook/ui/people-line';
import { playerItemOf } from '@/features/player/lib/player-item';
import type { BookCard } from '@/shared/api/contract/values';
import { library as texts } from '@/shared/i18n/fa/library';
import { formatDuration } from '@/shared/i18n/format';
import { bookPath } from '@/shared/routing/paths';
import { CheckIcon } from '@/shared/ui/icon/check-icon';

import { $bookPlaces } from '../continued';
import { progressOf } from '../lib/progress-of';
import { $playedFractions } from '../model';

import styles from './owned-book.module.css';
import { PlayBook } from './play-book';

interface OwnedBookProps {
  book: BookCard;
  /** Loads the cover at once: one of the first books of the page. */
  isEager: boolean;
}

/** An owned book in the grid: its cover with the play button on it, its title, and what is left of it. */
export function OwnedBook({ book, isEager }: OwnedBookProps) {
  return (
    <div className={styles['book']}>
      <Link to={bookPath(book.audioBookId)} className={styles['link']}>
        <BookCover
          book={book}
          sizes="(min-width: 900px) 172px, 33vw"
          isEager={isEager}
          className={styles['cover']}
        />
        <span className={styles['title']}>
          <span className={styles['titleText']} dir="auto">
            {book.title}
          </span>
        </span>
        <span className={styles['state']}>
          <State book={book} />
        </span>
      </Link>
      <div className={styles['play']}>
        <PlayBook item={playerItemOf(book, 'whole')} size={36} />
      </div>
    </div>
  );
}

/** What is left of a book that was begun; else its authors. */
function State({ book }: { book: BookCard }) {
  const played = useStoreMap({
    store: $playedFractions,
    keys: [book.audioBookId],
    fn: (fractions, [id]) => fractions.get(id) ?? 0,
  });
  const remaining = useStoreMap({
    store: $bookPlaces,
    keys: [book.audioBookId],
    fn: (places, [id]) => places.get(id)?.remaining ?? 0,
  });
  const progress = progressOf(played);
  if (progress === 'notStarted') return <PeopleLine people={book.authors} />;
  if (progress === 'inProgress') return texts.remaining(formatDuration(remaining));
  return (
    <>
      <CheckIcon size={16} className={styles['check']} />
      {texts.filter.finished}
    </>
  );
}
