import { useUnit } from 'effector-react';

import { formatClock, formatNumber } from '@/shared/i18n/format';
import { moments } from '@/shared/i18n/fa/moments';
import { BookmarkIcon } from '@/shared/ui/icon/bookmark-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import { $isMarked, $lastSet, bookmarkClicked } from '../model/bookmarks';

/** Marks the place that plays: filled while the second is marked, and announced. */
export function BookmarkButton() {
  const { isMarked, lastSet, mark } = useUnit({
    isMarked: $isMarked,
    lastSet: $lastSet,
    mark: bookmarkClicked,
  });
  return (
    <>
      <IconButton label={moments.mark} onClick={() => mark()}>
        <BookmarkIcon isFilled={isMarked} />
      </IconButton>
      <VisuallyHidden>
        <span role="status">
          {lastSet &&
            moments.marked(formatNumber(lastSet.index + 1), formatClock(lastSet.position))}
        </span>
      </VisuallyHidden>
    </>
  );
}
