import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { Person } from '@/shared/api/contract/values';
import { cx } from '@/shared/ui/cx';

import styles from './book-card.module.css';
import { BookCover, type CoveredBook } from './book-cover';
import { PeopleLine } from './people-line';

interface BookCardProps {
  book: CoveredBook & { readonly authors: readonly Person[] };
  to: string;
  /** Fills its container, for a grid; otherwise it has the width of a shelf card. */
  isFluid?: boolean | undefined;
  /** Loads the cover at once: one of the first cards of the page. */
  isEager?: boolean | undefined;
  /** Shown on the corner of the cover: a progress ring. */
  mark?: ReactNode;
}

/** The width of a card's cover, which selects the picture size; grid cards have about the same width. */
export const cardCoverSizes = '(min-width: 720px) 160px, 132px';

/** A book on a shelf. The whole card is a link. */
export function BookCard({ book, to, isFluid = false, isEager, mark }: BookCardProps) {
  return (
    <Link to={to} className={cx(styles['card'], isFluid && styles['fluid'])}>
      <span className={styles['cover']}>
        <BookCover
          book={book}
          sizes={cardCoverSizes}
          isEager={isEager}
          className={styles['shade']}
        />
        {mark !== undefined && <span className={styles['mark']}>{mark}</span>}
      </span>
      <span className={styles['words']}>
        <span className={styles['title']}>
          <span className={styles['titleText']} dir="auto">
            {book.title}
          </span>
        </span>
        <span className={styles['people']}>
          <PeopleLine people={book.authors} />
        </span>
      </span>
    </Link>
  );
}
