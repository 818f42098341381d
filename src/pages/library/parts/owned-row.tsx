import { Link } from 'react-router-dom';

import { BookCover } from '@/entities/audiobook/ui/book-cover';
import { PeopleLine } from '@/entities/audiobook/ui/people-line';
import { KeptMark } from '@/features/kept-books/ui/kept-mark';
import { playerItemOf } from '@/features/player/lib/player-item';
import type { BookCard } from '@/shared/api/contract/values';
import { library as texts } from '@/shared/i18n/fa/library';
import { bookPath } from '@/shared/routing/paths';

import { BookState } from './book-state';
import { MoreButton } from './more-button';
import styles from './owned-row.module.css';
import { PlayBook } from './play-book';

interface OwnedRowProps {
  book: BookCard;
  /** Loads the cover at once: one of the first rows of the page. */
  isEager: boolean;
}

/** An owned book in the list: cover, title, authors and what is left of it, the play button and the further actions. */
export function OwnedRow({ book, isEager }: OwnedRowProps) {
  return (
    <div className={styles['row']}>
      <Link to={bookPath(book.audioBookId)} className={styles['link']}>
        <BookCover book={book} sizes="64px" isEager={isEager} className={styles['cover']} />
        <span className={styles['words']}>
          <bdi className={styles['title']}>{book.title}</bdi>
          <span className={styles['people']}>
            <PeopleLine people={book.authors} />
          </span>
          <span className={styles['state']}>
            <KeptMark audioBookId={book.audioBookId} />
            <BookState book={book} fallback={texts.filter.notStarted} />
          </span>
        </span>
      </Link>
      <PlayBook item={playerItemOf(book, 'whole')} size={36} />
      <MoreButton book={book} />
    </div>
  );
}
