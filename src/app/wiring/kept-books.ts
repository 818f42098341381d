import { sample } from 'effector';

import { $keptBooks } from '@/features/kept-books/model/books';
import { ownershipLost } from '@/features/kept-books/model/confirm';
import { keepRequested } from '@/features/kept-books/model/keep';
import { notificationRequested } from '@/features/notifications/model';
import { $chapters, $item, chapterOpened } from '@/features/player/model/queue';
import { keptBooks } from '@/shared/i18n/fa/kept-books';
import { isOnline } from '@/shared/browser/online';

// A book that left the library leaves the device, and the user is told.
sample({
  clock: ownershipLost,
  fn: ({ title }) => ({ kind: 'info' as const, text: keptBooks.lost(title) }),
  target: notificationRequested,
});

// The next hours of a book go on with the listener. Rule: docs/behaviour.md#kept-books
sample({
  clock: sample({
    clock: chapterOpened,
    source: { books: $keptBooks, chapters: $chapters, item: $item },
    fn: ({ books, chapters, item }, { audioBookId, index }) => {
      const book = books.find(({ card }) => card.audioBookId === audioBookId);
      const chapterId = chapters[index]?.chapterId;
      const isSample = item?.isSample === true;
      const goesOn = !isSample && book?.span === 'hours' && !book.isPaused && isOnline();
      if (!goesOn || chapterId === undefined) return undefined;
      return { audioBookId, span: 'hours' as const, fromChapterId: chapterId };
    },
  }).filterMap((request) => request),
  target: keepRequested,
});
