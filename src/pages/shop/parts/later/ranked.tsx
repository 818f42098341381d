import { useId } from 'react';

import { toPersianDigits } from '@/shared/i18n/format';

import type { SectionOf } from '../../lib/section-of';
import { SectionHead } from '../section-head';

import { RankedFirst } from './ranked-first';
import { RankedRow } from './ranked-row';
import styles from './ranked.module.css';

/** The number of titles that a phone shows, and a desktop. */
const TITLES_SHOWN = 10;

/** The best titles by number: the first one large, in its own colours, with its sample. */
export function Ranked({ section }: { section: SectionOf<'ranked'> }) {
  const { title, subtitle, listId, items } = section;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <SectionHead id={headingId} title={title} subtitle={subtitle} listId={listId} />
      <ol className={styles['list']}>
        {items.slice(0, TITLES_SHOWN).map((book, index) => {
          const rank = toPersianDigits(index + 1);
          return (
            <li key={book.audioBookId} className={styles['place']}>
              {index === 0 && <RankedFirst book={book} rank={rank} />}
              <RankedRow book={book} rank={rank} isHiddenOnPhone={index === 0} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
