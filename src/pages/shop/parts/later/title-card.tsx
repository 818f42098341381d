import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paletteStyle } from '@/entities/audiobook/palette';
import { BookCover } from '@/entities/audiobook/ui/book-cover';
import type { BookCard } from '@/shared/api/contract/values';
import { bookPath } from '@/shared/routing/paths';

import styles from './title-card.module.css';

interface TitleCardProps {
  book: BookCard;
  /** The displayed width of the cover, as in the HTML attribute `sizes`. */
  sizes: string;
  title: string;
  /** One line below the title. */
  note: ReactNode;
}

/** A cover in the form of its product, the title in one line and one more line. It is as wide as its container. */
export function TitleCard({ book, sizes, title, note }: TitleCardProps) {
  return (
    <Link
      to={bookPath(book.audioBookId)}
      className={styles['card']}
      style={paletteStyle(book.palette)}
    >
      <BookCover book={book} sizes={sizes} className={styles['cover']} />
      <span className={styles['title']}>
        <bdi>{title}</bdi>
      </span>
      <span className={styles['note']}>{note}</span>
    </Link>
  );
}
