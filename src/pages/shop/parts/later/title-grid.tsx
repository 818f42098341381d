import { useId } from 'react';

import { PeopleLine } from '@/entities/audiobook/ui/people-line';
import { product } from '@/shared/i18n/fa/product';

import type { SectionOf } from '../../lib/section-of';
import { SectionHead } from '../section-head';

import { TitleCard } from './title-card';
import styles from './title-grid.module.css';

/** The titles of one row of a desktop, and two of a phone. */
const FULL_ROW = 6;
const MAX_ROWS = 2;

/** Titles in a grid; free ones say so. */
export function TitleGrid({ section }: { section: SectionOf<'grid'> }) {
  const { title, subtitle, listId, items } = section;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <SectionHead id={headingId} title={title} subtitle={subtitle} listId={listId} />
      <ul className={styles['grid']}>
        {fullRows(items).map((book) => (
          <li key={book.audioBookId} className={styles['place']}>
            <TitleCard
              book={book}
              sizes="(min-width: 900px) 168px, 30vw"
              title={book.title}
              note={
                book.isFree ? (
                  <span className={styles['free']}>{product.free}</span>
                ) : (
                  <PeopleLine people={book.authors} />
                )
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** No row is left half empty, unless there are too few titles for one. */
function fullRows<T>(items: readonly T[]): readonly T[] {
  const rows = Math.min(MAX_ROWS, Math.floor(items.length / FULL_ROW));
  return items.slice(0, Math.max(FULL_ROW, rows * FULL_ROW));
}
