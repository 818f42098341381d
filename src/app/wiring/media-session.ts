import { sample } from 'effector';

import { $rate } from '@/features/player/model/engine';
import { $status, pauseClicked, playClicked } from '@/features/player/model/playback';
import {
  $duration,
  $position,
  positionPicked,
  seekBackClicked,
  seekForwardClicked,
} from '@/features/player/model/position';
import { $item, chapterOpened, nextClicked, previousClicked } from '@/features/player/model/queue';
import {
  mediaKeyPressed,
  showMediaFx,
  watchMediaKeysFx,
  type MediaState,
} from '@/shared/browser/media-session';
import { pageModelsStarted } from '@/shared/routing/page-models';

import { $mediaItem } from './media-state';

/**
 * What the lock screen is to show has changed. It counts the seconds itself, so it gets a state only when the count
 * has to change. Rule: docs/behaviour.md#media-session
 */
export const mediaStateChanged = sample({
  // The position is read when it is needed: it moves four times a second.
  clock: sample({
    clock: [pageModelsStarted, $item, $status, $duration, $rate, chapterOpened, positionPicked],
    source: $position,
  }),
  source: $mediaItem,
  fn: (item, position): MediaState | null => item && { ...item, position },
});
sample({ clock: mediaStateChanged, target: showMediaFx });

// The lock screen's buttons are the player's.
sample({ clock: pageModelsStarted, target: watchMediaKeysFx });
const commandAccepted = sample({
  clock: mediaKeyPressed,
  filter: $item.map((item) => item !== null),
});
const buttons = {
  play: playClicked,
  pause: pauseClicked,
  next: nextClicked,
  previous: previousClicked,
  seekForward: seekForwardClicked,
  seekBackward: seekBackClicked,
} as const;
for (const [button, target] of Object.entries(buttons)) {
  sample({
    clock: commandAccepted,
    filter: ({ command }) => command === button,
    target,
  });
}
sample({
  clock: commandAccepted.filterMap(({ command, position }) =>
    command === 'seekTo' && typeof position === 'number' ? position : undefined,
  ),
  target: positionPicked,
});
