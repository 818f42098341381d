import { useUnit } from 'effector-react';

import { common } from '@/shared/i18n/fa/common';
import { library as texts } from '@/shared/i18n/fa/library';
import { bookPath } from '@/shared/routing/paths';
import { Sheet } from '@/shared/ui/dialog/sheet';
import { SheetButton, SheetLink, SheetRows } from '@/shared/ui/dialog/sheet-rows';
import { ArchiveIcon } from '@/shared/ui/icon/archive-icon';
import { InfoIcon } from '@/shared/ui/icon/info-icon';

import { $menuBook, bookMenu, menuMovePressed } from '../book-menu';
import { $libraryQuery } from '../model';

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
      <SheetRows>
        <SheetLink to={bookPath(book.audioBookId)} icon={<InfoIcon />}>
          {texts.openBook}
        </SheetLink>
        <SheetButton icon={<ArchiveIcon />} onPress={() => move()}>
          {query.tab === 'archived' ? texts.fromArchive : texts.toArchive}
        </SheetButton>
      </SheetRows>
    </Sheet>
  );
}
