import { useUnit } from 'effector-react';

import { $movingBooks } from '@/features/owned-books/archive';
import type { BookCard } from '@/shared/api/contract/values';
import { library as texts } from '@/shared/i18n/fa/library';
import { MoreIcon } from '@/shared/ui/icon/more-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';
import { Spinner } from '@/shared/ui/spinner/spinner';

import { bookMenuOpened } from '../book-menu';

/** Opens the further actions of a book; busy while the book is being archived or brought back. */
export function MoreButton({ book }: { book: BookCard }) {
  const { moving, opened } = useUnit({ moving: $movingBooks, opened: bookMenuOpened });
  const isMoving = moving.includes(book.audioBookId);
  return (
    <IconButton
      label={texts.menuOf(book.title)}
      aria-disabled={isMoving || undefined}
      onClick={() => {
        if (!isMoving) opened(book);
      }}
    >
      {isMoving ? <Spinner size={18} /> : <MoreIcon size={20} />}
    </IconButton>
  );
}
