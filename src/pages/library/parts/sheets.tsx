import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';

import { useWasTrue } from '@/shared/ui/use-was-true';

import { arrangeSheet } from '../arrangement';
import { bookMenu } from '../book-menu';

const ArrangeSheet = lazy(() => import('./arrange-sheet'));
const BookMenu = lazy(() => import('./book-menu'));

/** The sheets of the page: loaded when the first one opens, and kept mounted so that each can animate out. */
export function Sheets() {
  const open = useUnit([arrangeSheet.$isOpen, bookMenu.$isOpen]);
  const wasOpened = useWasTrue(open.includes(true));
  if (!wasOpened) return null;
  return (
    <Suspense>
      <ArrangeSheet />
      <BookMenu />
    </Suspense>
  );
}
