import { useUnit } from 'effector-react';

import { product } from '@/shared/i18n/fa/product';

import { similar } from '../more';

import { BookShelf } from './book-shelf';

/** Other books of the first genre; nothing of a book without genres, for which none are asked. */
export function Similar() {
  const { books, isPending } = useUnit({ books: similar.$items, isPending: similar.$isPending });
  return <BookShelf title={product.similar} books={books} isPending={isPending} />;
}
