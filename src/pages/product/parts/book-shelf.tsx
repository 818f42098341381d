import { BookCard } from '@/entities/audiobook/ui/book-card';
import { BookCardSkeleton } from '@/entities/audiobook/ui/book-card-skeleton';
import type { BookCard as Card } from '@/shared/api/contract/values';
import { product } from '@/shared/i18n/fa/product';
import { bookPath } from '@/shared/routing/paths';
import { Shelf } from '@/shared/ui/shelf/shelf';
import { ShelfLink } from '@/shared/ui/shelf/shelf-link';
import { ShelfSkeleton } from '@/shared/ui/shelf/shelf-skeleton';

import styles from './book-shelf.module.css';

const SKELETON_CARDS = 7;

interface BookShelfProps {
  title: string;
  /** Where 'all' leads. */
  to?: string;
  books: readonly Card[];
  isPending: boolean;
}

/** A shelf of books around this one; without books it stays away. */
export function BookShelf({ title, to, books, isPending }: BookShelfProps) {
  if (books.length > 0) {
    return (
      <div className={styles['bleed']}>
        <Shelf
          title={title}
          all={
            to !== undefined && (
              <ShelfLink to={to} label={product.all} name={product.allOf(title)} />
            )
          }
        >
          {books.map((book) => (
            <BookCard key={book.audioBookId} book={book} to={bookPath(book.audioBookId)} />
          ))}
        </Shelf>
      </div>
    );
  }
  return isPending ? <BookShelfSkeleton /> : null;
}

/** The place of a shelf whose books are not there yet. */
export function BookShelfSkeleton() {
  return (
    <div className={styles['bleed']}>
      <ShelfSkeleton>
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          <BookCardSkeleton key={index} />
        ))}
      </ShelfSkeleton>
    </div>
  );
}
