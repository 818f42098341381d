import { useUnit } from 'effector-react';

import { $canKeep } from '@/features/kept-books/model/books';
import { $keptStates } from '@/features/kept-books/model/state';
import { common } from '@/shared/i18n/fa/common';
import { keptBooks } from '@/shared/i18n/fa/kept-books';
import { library as texts } from '@/shared/i18n/fa/library';
import { bookPath } from '@/shared/routing/paths';
import { Sheet } from '@/shared/ui/dialog/sheet';
import { SheetButton, SheetLink, SheetRows } from '@/shared/ui/dialog/sheet-rows';
import { ArchiveIcon } from '@/shared/ui/icon/archive-icon';
import { DownloadIcon } from '@/shared/ui/icon/download-icon';
import { InfoIcon } from '@/shared/ui/icon/info-icon';
import { TrashIcon } from '@/shared/ui/icon/trash-icon';

import { $menuBook, bookMenu, menuMovePressed } from '../book-menu';
import { menuKeepPressed, menuRemovePressed } from '../kept';
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
        <Keeping audioBookId={book.audioBookId} />
        <SheetButton icon={<ArchiveIcon />} onPress={() => move()}>
          {query.tab === 'archived' ? texts.fromArchive : texts.toArchive}
        </SheetButton>
      </SheetRows>
    </Sheet>
  );
}

/** Keeps the book on the device, or removes it from there. */
function Keeping({ audioBookId }: { audioBookId: number }) {
  const { states, canKeep, query, keep, remove } = useUnit({
    states: $keptStates,
    canKeep: $canKeep,
    query: $libraryQuery,
    keep: menuKeepPressed,
    remove: menuRemovePressed,
  });
  if (states(audioBookId).isStored) {
    return (
      <SheetButton icon={<TrashIcon />} onPress={() => remove()}>
        {keptBooks.remove}
      </SheetButton>
    );
  }
  // Archived books do not stay on the device.
  if (!canKeep || query.tab === 'archived') return null;
  return (
    <SheetButton icon={<DownloadIcon />} onPress={() => keep()}>
      {keptBooks.keep}
    </SheetButton>
  );
}
