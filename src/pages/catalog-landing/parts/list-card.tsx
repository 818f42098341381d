import { Link } from 'react-router-dom';

import { BookCover } from '@/entities/audiobook/ui/book-cover';
import type { CatalogList } from '@/shared/api/contract/catalog';
import { catalog as texts } from '@/shared/i18n/fa/catalog';
import { formatNumber } from '@/shared/i18n/format';
import { catalogListPath } from '@/shared/routing/paths';

import styles from './list-card.module.css';

/** The covers that a card has room for. */
const COVERS = 3;

/** A list with its first covers, what it is about and its number of titles. */
export function ListCard({ list }: { list: CatalogList }) {
  const { listId, title, subtitle, count, items } = list;
  return (
    <Link to={catalogListPath(listId)} className={styles['card']}>
      <span className={styles['words']}>
        <span className={styles['title']}>
          <bdi>{title}</bdi>
        </span>
        <span className={styles['note']} dir="auto">
          {subtitle}
        </span>
        {count > 0 && (
          <span className={styles['count']}>{texts.titleCount(formatNumber(count))}</span>
        )}
      </span>
      <span className={styles['covers']} aria-hidden="true">
        {items.slice(0, COVERS).map((book) => (
          <BookCover
            key={book.audioBookId}
            book={{ ...book, contentType: undefined }}
            sizes="80px"
            alt=""
            className={styles['cover']}
          />
        ))}
      </span>
    </Link>
  );
}
