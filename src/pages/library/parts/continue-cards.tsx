import { useStoreMap, useUnit } from 'effector-react';
import { Link } from 'react-router-dom';

import { BookCover } from '@/entities/audiobook/ui/book-cover';
import { playerItemOf } from '@/features/player/lib/player-item';
import { usePlayerColors } from '@/features/player/ui/use-player-colors';
import type { BookCard } from '@/shared/api/contract/values';
import { library as texts } from '@/shared/i18n/fa/library';
import { formatDuration } from '@/shared/i18n/format';
import { bookPath } from '@/shared/routing/paths';
import { cx } from '@/shared/ui/cx';

import { $bookPlaces, $continuedBooks } from '../continued';

import styles from './continue-cards.module.css';
import { PlayBook } from './play-book';

/** The books to go on with, each in the colours of its cover: three abreast on a desktop, one on a phone. */
export function ContinueCards() {
  const books = useUnit($continuedBooks);
  if (books.length === 0) return null;
  return (
    <ul className={styles['cards']} aria-label={texts.continued}>
      {books.map((book) => (
        <li key={book.audioBookId} className={styles['place']}>
          <ContinueCard book={book} />
        </li>
      ))}
    </ul>
  );
}

function ContinueCard({ book }: { book: BookCard }) {
  const colors = usePlayerColors(playerItemOf(book, 'whole'));
  const place = useStoreMap({
    store: $bookPlaces,
    keys: [book.audioBookId],
    fn: (places, [id]) => places.get(id) ?? null,
  });
  return (
    <div className={cx(styles['card'], colors.className)} style={colors.style}>
      <Link to={bookPath(book.audioBookId)} className={styles['link']}>
        <BookCover book={book} sizes="112px" isEager className={styles['cover']} />
        <span className={styles['words']}>
          <bdi className={styles['title']}>{book.title}</bdi>
          {place && (
            <>
              <bdi className={styles['chapter']}>{place.chapter}</bdi>
              <span className={styles['remaining']}>
                {texts.remaining(formatDuration(place.remaining))}
              </span>
            </>
          )}
        </span>
      </Link>
      <PlayBook book={book} size={52} />
    </div>
  );
}
