import { useUnit } from 'effector-react';

import { BookCard } from '@/entities/audiobook/ui/book-card';
import { BookCardSkeleton } from '@/entities/audiobook/ui/book-card-skeleton';
import { product } from '@/shared/i18n/fa/product';
import { bookPath } from '@/shared/routing/paths';
import { Shelf } from '@/shared/ui/shelf/shelf';
import { ShelfSkeleton } from '@/shared/ui/shelf/shelf-skeleton';

import { $isSimilarPending, $similar } from '../model';

import styles from './similar.module.css';

const SKELETON_CARDS = 7;

/** Other books of the first genre; `hasGenre` is false for a book without genres. */
export function Similar({ hasGenre }: { hasGenre: boolean }) {
  const { books, isPending } = useUnit({ books: $similar, isPending: $isSimilarPending });
  return (
    <div className={styles['bleed']}>
      {books.length > 0 && (
        <Shelf title={product.similar}>
          {books.map((book) => (
            <BookCard key={book.audioBookId} book={book} to={bookPath(book.audioBookId)} />
          ))}
        </Shelf>
      )}
      {books.length === 0 && hasGenre && isPending && (
        <ShelfSkeleton>
          {Array.from({ length: SKELETON_CARDS }, (_, index) => (
            <BookCardSkeleton key={index} />
          ))}
        </ShelfSkeleton>
      )}
    </div>
  );
}
