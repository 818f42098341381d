import { Link } from 'react-router-dom';

import { BookCover } from '@/entities/audiobook/ui/book-cover';
import { PeopleLine } from '@/entities/audiobook/ui/people-line';
import { playerItemOf } from '@/features/player/lib/player-item';
import type { BookCard } from '@/shared/api/contract/values';
import { bookPath } from '@/shared/routing/paths';

import { BookState } from './book-state';
import { MoreButton } from './more-button';
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
        <span className={styles['words']}>
          <span className={styles['title']}>
            <span className={styles['titleText']} dir="auto">
              {book.title}
            </span>
          </span>
          <span className={styles['state']}>
            <BookState
              book={book}
              fallback={
                <span className={styles['people']}>
                  <PeopleLine people={book.authors} />
                </span>
              }
            />
          </span>
        </span>
      </Link>
      <div className={styles['play']}>
        <PlayBook item={playerItemOf(book, 'whole')} size={36} />
      </div>
      <div className={styles['more']}>
        <MoreButton book={book} />
      </div>
    </div>
  );
}
