import { useUnit } from 'effector-react';

import type { Person } from '@/shared/api/contract/values';
import { product } from '@/shared/i18n/fa/product';
import { artistPath } from '@/shared/routing/paths';

import { sameVoice } from '../more';

import { BookShelf } from './book-shelf';

/** Other books that the first narrator reads. */
export function SameVoice({ narrators }: { narrators: readonly Person[] }) {
  const { books, isPending } = useUnit({
    books: sameVoice.$items,
    isPending: sameVoice.$isPending,
  });
  const [narrator] = narrators;
  if (!narrator) return null;
  return (
    <BookShelf
      title={product.sameVoice}
      to={artistPath(narrator)}
      books={books}
      isPending={isPending}
    />
  );
}
