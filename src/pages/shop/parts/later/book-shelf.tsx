import { BookCard } from '@/entities/audiobook/ui/book-card';
import { shop } from '@/shared/i18n/fa/shop';
import { bookPath, listPath } from '@/shared/routing/paths';
import { Shelf } from '@/shared/ui/shelf/shelf';
import { ShelfLink } from '@/shared/ui/shelf/shelf-link';

import type { SectionOf } from '../../lib/section-of';

import styles from './book-shelf.module.css';

const TITLES_SHOWN = 12;
/** The covers in the first view load with high priority. */
const EAGER_COVERS = 4;

interface BookShelfProps {
  section: SectionOf<'shelf'>;
  /** Smaller cards, for a shelf that follows a shelf. */
  isAlternate: boolean;
  /** The first section of the page. */
  isFirst: boolean;
}

/** A plain shelf of titles. */
export function BookShelf({ section, isAlternate, isFirst }: BookShelfProps) {
  const { title, listId, items } = section;
  const all = listId !== undefined && (
    <ShelfLink to={listPath(listId)} label={shop.all} name={shop.allOf(title)} />
  );
  return (
    <div className={isAlternate ? styles['alternate'] : undefined}>
      <Shelf title={title} all={all}>
        {items.slice(0, TITLES_SHOWN).map((book, index) => (
          <BookCard
            key={`${book.audioBookId} ${index}`}
            book={book}
            to={bookPath(book.audioBookId)}
            isEager={isFirst && index < EAGER_COVERS}
          />
        ))}
      </Shelf>
    </div>
  );
}
