import { sample } from 'effector';

import { notificationRequested } from '@/features/notifications/model';
import { bookmarksText } from '@/features/player/lib/bookmarks-text';
import { $bookmarks, bookmarksExported } from '@/features/player/model/bookmarks';
import { momentShareClicked } from '@/features/player/model/links';
import { $item } from '@/features/player/model/queue';
import { shareRequested } from '@/features/share/model';
import { copyTextFx } from '@/shared/browser/copy-text';
import { addressOf } from '@/shared/browser/share-link';
import { moments } from '@/shared/i18n/fa/moments';
import { nonNull } from '@/shared/lib/non-null';
import { momentPath } from '@/shared/routing/paths';

// Rule: docs/behaviour.md#moment-links
sample({
  clock: nonNull(
    sample({
      clock: momentShareClicked,
      source: $item,
      fn: (item, { index, position }) =>
        item && {
          title: item.title,
          path: momentPath(item, { chapter: index + 1, seconds: position }),
        },
    }),
  ),
  target: shareRequested,
});

sample({
  clock: nonNull(
    sample({
      clock: bookmarksExported,
      source: { item: $item, bookmarks: $bookmarks },
      fn: ({ item, bookmarks }) => item && bookmarksText(item, bookmarks, addressOf),
    }),
  ),
  target: copyTextFx,
});
sample({
  clock: copyTextFx.done,
  fn: () => ({ kind: 'info' as const, text: moments.exported }),
  target: notificationRequested,
});
sample({
  clock: copyTextFx.fail,
  fn: () => ({ kind: 'warning' as const, text: moments.notExported }),
  target: notificationRequested,
});
