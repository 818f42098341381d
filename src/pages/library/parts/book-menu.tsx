import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';

import { common } from '@/shared/i18n/fa/common';
import { library as texts } from '@/shared/i18n/fa/library';
import { bookPath } from '@/shared/routing/paths';
import { Sheet } from '@/shared/ui/dialog/sheet';
import { ArchiveIcon } from '@/shared/ui/icon/archive-icon';
import { InfoIcon } from '@/shared/ui/icon/info-icon';

import { $menuBook, bookMenu, menuMovePressed } from '../book-menu';
import { $libraryQuery } from '../model';

import styles from './book-menu.module.css';

/** The further actions of a book. */
export default function BookMenu() {
  const { isOpen, book, query, closed, move } = useUnit({
    isOpen: bookMenu.$isOpen,
    book: $menuBook,
    query: $libraryQuery,
    closed: bookMenu.closed,
    move: menuMovePressed,
  });
  if (!book) return null;
  return (
    <Sheet
      isOpen={isOpen}
      title={book.title}
      closeLabel={common.close}
      onDismissed={() => closed()}
    >
      <ul className={styles['actions']}>
        <li>
          {/* The page takes the place of the menu in the history. */}
          <Link to={bookPath(book.audioBookId)} replace className={styles['action']}>
            <InfoIcon />
            {texts.openBook}
          </Link>
        </li>
        <li>
          <button type="button" className={styles['action']} onClick={() => move()}>
            <ArchiveIcon />
            {query.tab === 'archived' ? texts.fromArchive : texts.toArchive}
          </button>
        </li>
      </ul>
    </Sheet>
  );
}
