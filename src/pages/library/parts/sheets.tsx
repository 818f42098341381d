import { lazyOverlay } from '@/entities/connection/ui/lazy-overlay';

import { arrangeSheet } from '../arrangement';
import { bookMenu } from '../book-menu';
import { removeAllQuestion } from '../kept';

const ArrangeSheet = lazyOverlay(
  () => import('./arrange-sheet'),
  arrangeSheet.$isOpen,
  arrangeSheet.closed,
);
const BookMenu = lazyOverlay(() => import('./book-menu'), bookMenu.$isOpen, bookMenu.closed);
const RemoveAllQuestion = lazyOverlay(
  () => import('./remove-all-question'),
  removeAllQuestion.$isOpen,
  removeAllQuestion.closed,
);

/** The sheets of the page. */
export function Sheets() {
  return (
    <>
      <ArrangeSheet />
      <BookMenu />
      <RemoveAllQuestion />
    </>
  );
}
