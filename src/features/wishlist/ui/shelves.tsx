import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';

import { BookCover, type CoveredBook } from '@/entities/audiobook/ui/book-cover';
import type { BookCard } from '@/shared/api/contract/values';
import { wishlist as texts } from '@/shared/i18n/fa/wishlist';
import { formatNumber } from '@/shared/i18n/format';
import { PlusIcon } from '@/shared/ui/icon/plus-icon';
import { ShelfIcon } from '@/shared/ui/icon/shelf-icon';

import { $shelves, shelfPath, shelvesShown, type Shelf } from '../shelves';

import styles from './shelves.module.css';

/** More shelves than these are on the page of the wishlist only. */
const MAX_SHELVES = 8;

/** The user's shelves in the sidebar of a desktop, each with its newest cover. Rule: docs/behaviour.md#desktop */
export default function Shelves() {
  const { shelves, shown } = useUnit({ shelves: $shelves, shown: shelvesShown });
  useEffect(() => {
    shown();
  }, [shown]);
  if (shelves === null) return null;
  return (
    <nav className={styles['shelves']} aria-label={texts.shelves}>
      <p className={styles['heading']} aria-hidden="true">
        {texts.shelves}
      </p>
      <ul className={styles['list']}>
        {shelves.slice(0, MAX_SHELVES).map((shelf) => (
          <ShelfRow key={shelf.id} shelf={shelf} />
        ))}
        <li>
          <Link to="/wishlist#newShelf" className={styles['row']}>
            <span className={styles['picture']}>
              <PlusIcon size={20} />
            </span>
            <span className={styles['title']}>{texts.newShelf}</span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}

/** The picture alone: in this size a moon would cover it, and further volumes would touch the row above. */
const pictureOf = ({ audioBookId, recordVersion, title }: BookCard): CoveredBook => ({
  audioBookId,
  recordVersion,
  title,
});

function ShelfRow({ shelf: { id, title, count, newest } }: { shelf: Shelf }) {
  return (
    <li>
      <Link
        to={shelfPath(id)}
        className={styles['row']}
        aria-label={texts.shelfOf(title, formatNumber(count))}
      >
        <span className={styles['picture']}>
          {newest ? (
            <BookCover book={pictureOf(newest)} sizes="28px" className={styles['cover']} />
          ) : (
            <ShelfIcon size={20} />
          )}
        </span>
        <bdi className={styles['title']}>{title}</bdi>
        <span className={styles['count']}>{formatNumber(count)}</span>
      </Link>
    </li>
  );
}
