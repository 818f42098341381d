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
import { pageModelsReady } from '@/shared/routing/page-models';

import { $mediaState } from './media-state';

// The lock screen counts the seconds itself, so it gets a state only when the count has to change.
// Rule: docs/behaviour.md#media-session
const stateChanged = sample({
  clock: [pageModelsReady, $item, $status, $duration, $rate, chapterOpened, positionPicked],
  source: $mediaState,
});
sample({ clock: stateChanged, target: showMediaFx });

/** The last state that was sent to the native app. */
const $sent = createStore<MediaState | null>(null);
const nativeStateChanged = sample({
  clock: stateChanged,
  source: $sent,
  // The bridge has no state for a closed player, so the last item is sent as paused.
  fn: (sent, state) => state ?? (sent?.playing ? { ...sent, playing: false } : null),
});
sample({ clock: nativeStateChanged, filter: Boolean, target: $sent });
sample({
  clock: nativeStateChanged,
  filter: Boolean,
  fn: (state) => ({
    method: 'updateMediaSession' as const,
    args: { stateJson: JSON.stringify(state) },
  }),
  target: callNativeFx,
});

// The lock screen's buttons are the player's. A command is declined while the player is closed, and a seek
// without a position.
sample({ clock: pageModelsReady, target: watchMediaKeysFx });
sample({
  clock: mediaCommandReceived,
  source: $item,
  filter: (item, { command, position }) =>
    item === null || (command === 'seekTo' && typeof position !== 'number'),
  target: eventDeclined,
});
const commandAccepted = sample({
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
