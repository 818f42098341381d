import { useUnit } from 'effector-react';
import { useState } from 'react';

import { formatNumber } from '@/shared/i18n/format';
import { moments } from '@/shared/i18n/fa/moments';
import { ChipButton } from '@/shared/ui/chip/chip-button';

import { $bookmarks } from '../model/bookmarks';

import { BookmarkList } from './bookmark-list';
import { ChapterList } from './chapter-list';
import styles from './place-lists.module.css';

/** The places of the book in the player: its chapters, or the listener's bookmarks. `onPicked` follows a choice. */
export function PlaceLists({ onPicked }: { onPicked?: (() => void) | undefined }) {
  const bookmarks = useUnit($bookmarks);
  const [shown, setShown] = useState<'chapters' | 'bookmarks'>('chapters');
  return (
    <>
      <div className={styles['choice']}>
        <ChipButton isChosen={shown === 'chapters'} onClick={() => setShown('chapters')}>
          {moments.chapters}
        </ChipButton>
        <ChipButton isChosen={shown === 'bookmarks'} onClick={() => setShown('bookmarks')}>
          {moments.bookmarks}
          {bookmarks.length > 0 && ` (${formatNumber(bookmarks.length)})`}
        </ChipButton>
      </div>
      {shown === 'chapters' ? (
        <ChapterList onPicked={onPicked} />
      ) : (
        <BookmarkList onPicked={onPicked} />
      )}
    </>
  );
}
