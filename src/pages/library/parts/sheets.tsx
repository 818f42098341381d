import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';

import { useWasTrue } from '@/shared/ui/use-was-true';

import { arrangeSheet } from '../arrangement';
import { bookMenu } from '../book-menu';
import { removeAllQuestion } from '../kept';

const ArrangeSheet = lazy(() => import('./arrange-sheet'));
const BookMenu = lazy(() => import('./book-menu'));
const RemoveAllQuestion = lazy(() => import('./remove-all-question'));

/** The sheets of the page: loaded when the first one opens, and kept mounted so that each can animate out. */
export function Sheets() {
  const open = useUnit([arrangeSheet.$isOpen, bookMenu.$isOpen, removeAllQuestion.$isOpen]);
  const wasOpened = useWasTrue(open.includes(true));
  if (!wasOpened) return null;
  return (
    <Suspense>
      <ArrangeSheet />
      <BookMenu />
      <RemoveAllQuestion />
    </Suspense>
  );
}
