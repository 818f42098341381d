import { lazyOverlay } from '@/entities/connection/ui/lazy-overlay';

import { moveSheet } from '../selection';
import { newShelfForm, removalQuestion, renameShelfForm } from '../shelf-forms';

const { sheet: newShelf } = newShelfForm;
const NewShelf = lazyOverlay(() => import('./new-shelf'), newShelf.$isOpen, newShelf.closed);
const { sheet: renameShelf } = renameShelfForm;
const RenameShelf = lazyOverlay(
  () => import('./rename-shelf'),
  renameShelf.$isOpen,
  renameShelf.closed,
);
const RemoveShelf = lazyOverlay(
  () => import('./remove-shelf'),
  removalQuestion.$isOpen,
  removalQuestion.closed,
);
const MoveSheet = lazyOverlay(() => import('./move-sheet'), moveSheet.$isOpen, moveSheet.closed);

/** The sheets of the page. */
export function ShelfForms() {
  return (
    <>
      <NewShelf />
      <RenameShelf />
      <RemoveShelf />
      <MoveSheet />
    </>
  );
}
