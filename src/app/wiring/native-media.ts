import { createStore, sample } from 'effector';

import { $rate } from '@/features/player/model/engine';
import { $status, pauseClicked, playClicked } from '@/features/player/model/playback';
import {
  $duration,
  positionPicked,
  seekBackClicked,
  seekForwardClicked,
} from '@/features/player/model/position';
import { $item, chapterOpened, nextClicked, previousClicked } from '@/features/player/model/queue';
import { callNativeFx } from '@/shared/bridge/call-native';
import { eventDeclined, mediaCommandReceived } from '@/shared/bridge/native-events';
import {
  mediaKeyPressed,
  showMediaFx,
  watchMediaKeysFx,
  type MediaState,
} from '@/shared/browser/media-session';

import { loadPageModelsFx } from '../load-page-models';
import { $mediaState } from '../native-media-state';

// What the lock screen shows. It counts the seconds itself, so it hears only of what changes their course.
const toShow = sample({
  clock: [
    loadPageModelsFx.done,
    $item,
    $status,
    $duration,
    $rate,
    chapterOpened,
    positionPicked,
    seekForwardClicked,
    seekBackClicked,
  ],
  source: $mediaState,
});
sample({ clock: toShow, target: showMediaFx });

/** What the native app was told last. */
const $told = createStore<MediaState | null>(null);
const toTell = sample({
  clock: toShow,
  source: $told,
  // A closed player no longer plays what it was last heard to play; there is no word for 'nothing'.
  fn: (told, state) => state ?? (told?.playing ? { ...told, playing: false } : null),
});
sample({ clock: toTell, filter: Boolean, target: $told });
sample({
  clock: toTell,
  filter: Boolean,
  fn: (state) => ({
    method: 'updateMediaSession' as const,
    args: { stateJson: JSON.stringify(state) },
  }),
  target: callNativeFx,
});

// Its buttons are those of the player. With nothing in the player there is nothing to obey, and no place to
// seek to without a position.
sample({ clock: loadPageModelsFx.done, fn: () => undefined, target: watchMediaKeysFx });
sample({
  clock: mediaCommandReceived,
  source: $item,
  filter: (item, { command, position }) =>
    item === null || (command === 'seekTo' && typeof position !== 'number'),
  fn: () => undefined,
  target: eventDeclined,
});
const obeyed = sample({
  clock: [mediaCommandReceived, mediaKeyPressed],
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
    clock: obeyed,
    filter: ({ command }) => command === button,
    fn: () => undefined,
    target,
  });
}
sample({
  clock: obeyed.filterMap(({ command, position }) =>
    command === 'seekTo' && typeof position === 'number' ? position : undefined,
  ),
  target: positionPicked,
});
