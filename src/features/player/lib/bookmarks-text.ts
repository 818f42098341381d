import { formatClock, formatNumber } from '@/shared/i18n/format';
import { moments } from '@/shared/i18n/fa/moments';
import { momentPath } from '@/shared/routing/paths';

import type { PlayerItem } from '../model/queue';
import type { ListedBookmark } from './bookmarks';

/**
 * The bookmarks of a title as a text to keep: the title, then each place with its chapter, its note and its address.
 * `addressOf` makes a path of this app a whole address.
 */
export function bookmarksText(
  item: PlayerItem,
  bookmarks: readonly ListedBookmark[],
  addressOf: (path: string) => string,
): string {
  const parts = bookmarks.map(({ index, position, chapterTitle, note }) => {
    const place = moments.place(formatNumber(index + 1), formatClock(position));
    const address = addressOf(momentPath(item, { chapter: index + 1, seconds: position }));
    return [[place, chapterTitle].filter(Boolean).join(' · '), note, address]
      .filter(Boolean)
      .join('\n');
  });
  return [`${item.title}\n${item.author}`, ...parts].join('\n\n');
}
