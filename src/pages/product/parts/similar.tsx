import { useUnit } from 'effector-react';

import { product } from '@/shared/i18n/fa/product';

import { similar } from '../more';

import { BookShelf } from './book-shelf';

/** Other books of the first genre; `hasGenre` is false for a book without genres. */
export function Similar({ hasGenre }: { hasGenre: boolean }) {
  const { books, isPending } = useUnit({ books: similar.$items, isPending: similar.$isPending });
  return <BookShelf title={product.similar} books={books} isPending={hasGenre && isPending} />;
}
