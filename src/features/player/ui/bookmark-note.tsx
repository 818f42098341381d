import { useUnit } from 'effector-react';
import { useCallback } from 'react';

import { moments } from '@/shared/i18n/fa/moments';
import { MAX_BOOKMARK_NOTE } from '@/shared/storage/bookmarks-key';
import { Button } from '@/shared/ui/button/button';
import { TextArea } from '@/shared/ui/text-field/text-area';

import type { ListedBookmark } from '../lib/bookmarks';
import { bookmarkNoted } from '../model/bookmarks';

import styles from './bookmark-list.module.css';

interface BookmarkNoteProps {
  bookmark: ListedBookmark;
  /** The listener is done with the note. */
  onDone: () => void;
}

/**
 * The field for the note of a bookmark, which has the focus when it opens. What was written is kept however the field goes:
 * by the button, by Escape, or with the list around it.
 */
export function BookmarkNote({ bookmark, onDone }: BookmarkNoteProps) {
  const { audioBookId, chapterId, position } = bookmark;
  const save = useUnit(bookmarkNoted);
  const field = useCallback(
    (area: HTMLTextAreaElement) => {
      area.focus();
      return () => {
        const note = area.value;
        if (note !== area.defaultValue) save({ audioBookId, chapterId, position, note });
      };
    },
    [save, audioBookId, chapterId, position],
  );
  return (
    <form
      className={styles['note']}
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
      onKeyDown={(event) => {
        // Of an input method it ends the composition.
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        // The sheet and the player around the field stay.
        event.stopPropagation();
        onDone();
      }}
    >
      <TextArea
        ref={field}
        label={moments.note}
        rows={2}
        maxLength={MAX_BOOKMARK_NOTE}
        defaultValue={bookmark.note}
      />
      <Button type="submit" kind="outline" size="small">
        {moments.saveNote}
      </Button>
    </form>
  );
}
