import { combine } from 'effector';

import { isUnderWay } from '@/features/player/lib/next-status';
import { $rate } from '@/features/player/model/engine';
import { $status } from '@/features/player/model/playback';
import { $duration } from '@/features/player/model/position';
import { $chapter, $item } from '@/features/player/model/queue';
import { $siteOrigin } from '@/shared/api/authorized';
import type { MediaState } from '@/shared/browser/media-session';
import { siteUrl } from '@/shared/lib/site-url';

/** The playing item as the lock screen shows it, without its position; null while the player is closed. */
export const $mediaItem = combine(
  {
    item: $item,
    chapter: $chapter,
    status: $status,
    duration: $duration,
    rate: $rate,
    origin: $siteOrigin,
  },
  ({ item, chapter, status, duration, rate, origin }): Omit<MediaState, 'position'> | null =>
    item && {
      title: chapter?.title || item.title,
      artist: item.author,
      album: item.title,
      artwork: siteUrl(origin, item.image),
      duration,
      rate,
      // Between two chapters, too: its key pauses, and a device keeps what plays alive.
      playing: isUnderWay(status),
    },
);
