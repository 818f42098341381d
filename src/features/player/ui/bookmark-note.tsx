import { useUnit } from 'effector-react';
import { useState } from 'react';

import { moments } from '@/shared/i18n/fa/moments';
import { MAX_BOOKMARK_NOTE } from '@/shared/storage/bookmarks-key';
import { Button } from '@/shared/ui/button/button';
import { TextArea } from '@/shared/ui/text-field/text-area';

import type { ListedBookmark } from '../lib/bookmarks';
import { bookmarkNoted } from '../model/bookmarks';

import styles from './bookmark-list.module.css';

interface BookmarkNoteProps {
  bookmark: ListedBookmark;
  onSaved: () => void;
}

/** The field for the note of a bookmark, which has the focus when it opens. */
export function BookmarkNote({ bookmark, onSaved }: BookmarkNoteProps) {
  const save = useUnit(bookmarkNoted);
  const [note, setNote] = useState(bookmark.note);
  const { chapterId, position } = bookmark;
  return (
    <form
      className={styles['note']}
      onSubmit={(event) => {
        event.preventDefault();
        save({ chapterId, position, note });
        onSaved();
      }}
    >
      <TextArea
        ref={focus}
        label={moments.note}
        rows={2}
        maxLength={MAX_BOOKMARK_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" kind="outline" size="small">
        {moments.saveNote}
      </Button>
    </form>
  );
}

const focus = (field: HTMLTextAreaElement | null) => field?.focus();
