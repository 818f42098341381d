import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';

import { useWasTrue } from '@/shared/ui/use-was-true';

import { moveSheet } from '../selection';
import { newShelfForm, removalQuestion, renameShelfForm } from '../shelf-forms';

const NewShelf = lazy(() => import('./new-shelf'));
const RenameShelf = lazy(() => import('./rename-shelf'));
const RemoveShelf = lazy(() => import('./remove-shelf'));
const MoveSheet = lazy(() => import('./move-sheet'));

/** The sheets of the page: loaded when the first one opens, and kept mounted so that each can animate out. */
export function ShelfForms() {
  const open = useUnit([
    newShelfForm.sheet.$isOpen,
    renameShelfForm.sheet.$isOpen,
    removalQuestion.$isOpen,
    moveSheet.$isOpen,
  ]);
  const wasOpened = useWasTrue(open.includes(true));
  if (!wasOpened) return null;
  return (
    <Suspense>
      <NewShelf />
      <RenameShelf />
      <RemoveShelf />
      <MoveSheet />
    </Suspense>
  );
}
