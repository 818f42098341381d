import { useId } from 'react';

import type { SeriesItem } from '@/shared/api/contract/sections';
import { shopLater } from '@/shared/i18n/fa/shop-later';
import { formatNumber } from '@/shared/i18n/format';

import type { SectionOf } from '../../lib/section-of';
import { SectionHead } from '../section-head';

import styles from './series-shelf.module.css';
import { TitleCard } from './title-card';

/** The series: large covers with the other volumes behind them. */
export function SeriesShelf({ section }: { section: SectionOf<'series'> }) {
  const { title, subtitle, listId, items } = section;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <SectionHead id={headingId} title={title} subtitle={subtitle} listId={listId} />
      <ul className={styles['row']}>
        {items.map((book) => (
          <li key={book.audioBookId} className={styles['place']}>
            <TitleCard
              book={book}
              sizes="(min-width: 900px) 208px, 164px"
              title={book.seriesTitle || book.title}
              note={noteOf(book)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function noteOf({ note, partCount }: SeriesItem): string {
  return note || (partCount > 0 ? shopLater.partCount(formatNumber(partCount)) : '');
}
