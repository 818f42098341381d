import { BookTile } from '@/entities/audiobook/ui/book-tile';
import { PeopleLine } from '@/entities/audiobook/ui/people-line';
import { KeptMark } from '@/features/kept-books/ui/kept-mark';
import { playerItemOf } from '@/features/player/lib/player-item';
import type { BookCard } from '@/shared/api/contract/values';

import { BookState } from './book-state';
import styles from './book-state.module.css';
import { MoreButton } from './more-button';
import { PlayBook } from './play-book';

interface OwnedBookProps {
  book: BookCard;
  /** Loads the cover at once: one of the first books of the page. */
  isEager: boolean;
}

/** An owned book in the grid: its cover with the play button on it, its title, and what is left of it. */
export function OwnedBook({ book, isEager }: OwnedBookProps) {
  return (
    <BookTile
      book={book}
      isEager={isEager}
      note={
        <>
          <KeptMark audioBookId={book.audioBookId} />
          <BookState
            book={book}
            fallback={
              <span className={styles['people']}>
                <PeopleLine people={book.authors} />
              </span>
            }
          />
        </>
      }
      corner={<PlayBook item={playerItemOf(book, 'whole')} size={30} />}
      action={<MoreButton book={book} />}
    />
  );
}
