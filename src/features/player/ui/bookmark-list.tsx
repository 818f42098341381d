import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';

import { formatClock, formatNumber } from '@/shared/i18n/format';
import { moments } from '@/shared/i18n/fa/moments';
import { Button } from '@/shared/ui/button/button';
import { BookmarkIcon } from '@/shared/ui/icon/bookmark-icon';
import { EditIcon } from '@/shared/ui/icon/edit-icon';
import { ShareIcon } from '@/shared/ui/icon/share-icon';
import { TrashIcon } from '@/shared/ui/icon/trash-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';
import { useLostFocus } from '@/shared/ui/undo-bar/use-lost-focus';

import type { ListedBookmark } from '../lib/bookmarks';
import {
  $bookmarks,
  $removedBookmark,
  bookmarkClicked,
  bookmarkPicked,
  bookmarkRemoved,
  bookmarkRestored,
  bookmarksExported,
  hereShareClicked,
} from '../model/bookmarks';
import { momentShareClicked } from '../model/links';

import styles from './bookmark-list.module.css';
import { BookmarkNote } from './bookmark-note';

/** The listener's bookmarks in this book. `onPicked` follows a press that goes to one. Rule: docs/behaviour.md#bookmarks */
export function BookmarkList({ onPicked }: { onPicked?: (() => void) | undefined }) {
  const { bookmarks, exportAll } = useUnit({
    bookmarks: $bookmarks,
    exportAll: bookmarksExported,
  });
  return (
    <div className={styles['bookmarks']}>
      <Here />
      {bookmarks.length === 0 && <p className={styles['none']}>{moments.none}</p>}
      <ul className={styles['list']} aria-label={moments.bookmarks}>
        {bookmarks.map((bookmark) => (
          <Row
            key={`${bookmark.chapterId}-${bookmark.position}`}
            bookmark={bookmark}
            onPicked={onPicked}
          />
        ))}
      </ul>
      <Removed />
      {bookmarks.length > 0 && (
        <Button kind="quiet" onClick={() => exportAll()}>
          {moments.export}
        </Button>
      )}
    </div>
  );
}

/** Marks or shares the place that plays now. */
function Here() {
  const { mark, share } = useUnit({ mark: bookmarkClicked, share: hereShareClicked });
  return (
    <div className={styles['here']}>
      <Button kind="outline" size="small" icon={<BookmarkIcon size={20} />} onClick={() => mark()}>
        {moments.mark}
      </Button>
      <Button kind="outline" size="small" icon={<ShareIcon size={20} />} onClick={() => share()}>
        {moments.share}
      </Button>
    </div>
  );
}

interface RowProps {
  bookmark: ListedBookmark;
  onPicked: (() => void) | undefined;
}

function Row({ bookmark, onPicked }: RowProps) {
  const { pick, remove, share } = useUnit({
    pick: bookmarkPicked,
    remove: bookmarkRemoved,
    share: momentShareClicked,
  });
  const [isEdited, setIsEdited] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const place = moments.place(formatNumber(bookmark.index + 1), formatClock(bookmark.position));
  return (
    <li>
      <div className={styles['row']}>
        <button
          type="button"
          className={styles['place']}
          onClick={() => {
            pick(bookmark);
            onPicked?.();
          }}
        >
          <span className={styles['where']}>{place}</span>
          <bdi className={styles['what']}>{bookmark.note || bookmark.chapterTitle}</bdi>
        </button>
        <span className={styles['acts']}>
          <IconButton
            ref={edit}
            label={`${moments.editNote}: ${place}`}
            aria-expanded={isEdited}
            onClick={() => setIsEdited(!isEdited)}
          >
            <EditIcon size={20} />
          </IconButton>
          <IconButton label={`${moments.share}: ${place}`} onClick={() => share(bookmark)}>
            <ShareIcon size={20} />
          </IconButton>
          <IconButton label={`${moments.remove}: ${place}`} onClick={() => remove(bookmark)}>
            <TrashIcon size={20} />
          </IconButton>
        </span>
      </div>
      {isEdited && (
        <BookmarkNote
          bookmark={bookmark}
          onDone={() => {
            // The form goes, so the focus returns to what has opened it.
            edit.current?.focus();
            setIsEdited(false);
          }}
        />
      )}
    </li>
  );
}

/** Says that a bookmark was removed, and takes it back. */
function Removed() {
  const { removed, restore } = useUnit({ removed: $removedBookmark, restore: bookmarkRestored });
  const bar = useRef<HTMLDivElement>(null);
  useLostFocus(bar, removed && `${removed.chapterId}-${removed.position}`);
  return (
    <div ref={bar} role="status" className={styles['removed']}>
      {removed && (
        <>
          <span>{moments.removed}</span>
          <Button kind="quiet" size="small" onClick={() => restore()}>
            {moments.undo}
          </Button>
        </>
      )}
    </div>
  );
}
