import { useId } from 'react';

import type { BookCard as Card } from '@/shared/api/contract/values';
import { people as texts } from '@/shared/i18n/fa/people';
import { formatNumber } from '@/shared/i18n/format';
import { bookPath } from '@/shared/routing/paths';
import { ShelfLink } from '@/shared/ui/shelf/shelf-link';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import { BookCard } from './book-card';
import { BookCardSkeleton } from './book-card-skeleton';
import styles from './work-grid.module.css';

/** More titles are behind 'all'. */
const CARDS_SHOWN = 24;
const SKELETON_CARDS = 6;

interface WorkGridProps {
  title: string;
  books: readonly Card[];
  /** The list of all of them. */
  to: string;
}

/** Titles of a person under a heading, as a grid of covers; without titles it stays away. */
export function WorkGrid({ title, books, to }: WorkGridProps) {
  const headingId = useId();
  if (books.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby={headingId}>
      <div className={styles['head']}>
        <h2 id={headingId} className={styles['title']}>
          {title} <span className={styles['count']}>{formatNumber(books.length)}</span>
        </h2>
        {books.length > CARDS_SHOWN && (
          <ShelfLink to={to} label={texts.all} name={texts.allOf(title)} />
        )}
      </div>
      <ul className={styles['grid']}>
        {books.slice(0, CARDS_SHOWN).map((book) => (
          <li key={book.audioBookId}>
            <BookCard book={book} to={bookPath(book.audioBookId)} isFluid />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The place of a grid whose titles are not there yet. */
export function WorkGridSkeleton() {
  return (
    <div className={styles['section']} aria-hidden="true">
      <div className={styles['head']}>
        <div className={styles['title']}>
          <Skeleton shape="text" width="6em" />
        </div>
      </div>
      <div className={styles['grid']}>
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          <BookCardSkeleton key={index} isFluid />
        ))}
      </div>
    </div>
  );
}
