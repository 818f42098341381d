import { combine } from 'effector';

import { $rate } from '@/features/player/model/engine';
import { $status } from '@/features/player/model/playback';
import { $duration, $position } from '@/features/player/model/position';
import { $chapter, $item } from '@/features/player/model/queue';
import { $siteOrigin } from '@/shared/api/authorized';
import type { MediaState } from '@/shared/browser/media-session';
import { siteUrl } from '@/shared/lib/site-url';

/** The playing item as the lock screen shows it; null while the player is closed. */
export const $mediaState = combine(
  {
    item: $item,
    chapter: $chapter,
    status: $status,
    duration: $duration,
    position: $position,
    rate: $rate,
    origin: $siteOrigin,
  },
  ({ item, chapter, status, duration, position, rate, origin }): MediaState | null =>
    item && {
      title: chapter?.title ? `${item.title} · ${chapter.title}` : item.title,
      artist: item.author,
      artwork: siteUrl(origin, item.image),
      duration,
      position,
      rate,
      playing: status === 'playing',
    },
);
