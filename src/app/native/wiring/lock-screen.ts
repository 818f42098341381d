import { combine, createStore, sample } from 'effector';

import { $chapter, $item } from '@/features/player/model/queue';
import { $bridge, callNativeFx, supports } from '@/shared/bridge/call-native';
import { eventDeclined, mediaCommandReceived } from '@/shared/bridge/native-events';
import { mediaKeyPressed, type MediaState } from '@/shared/browser/media-session';

import { mediaStateChanged } from '../../wiring/media-session';

/** A whole book without its chapters, which a native player takes over. It tells the lock screen itself. */
const $isHandedOver = combine(
  { bridge: $bridge, item: $item, chapter: $chapter },
  ({ bridge, item, chapter }) =>
    supports(bridge, 'openPlayer') && item?.isSample === false && chapter === null,
);
/** The last state that was sent to the native app. */
const $sent = createStore<MediaState | null>(null);
const stateToSend = sample({
  clock: mediaStateChanged,
  source: $sent,
  filter: $isHandedOver.map((isHandedOver) => !isHandedOver),
  // The bridge has no state for a closed player, so the last item is sent as paused.
  fn: (sent, state) => state ?? (sent?.playing ? { ...sent, playing: false } : null),
});
sample({ clock: stateToSend, target: $sent });
sample({
  clock: stateToSend,
  filter: Boolean,
  fn: (state) => ({
    method: 'updateMediaSession' as const,
    args: { stateJson: JSON.stringify(nativeState(state)) },
  }),
  target: callNativeFx,
});

// A command is a media key. It is declined while the player is closed, and a seek without a position.
sample({
  clock: mediaCommandReceived,
  source: $item,
  filter: (item, { command, position }) =>
    item === null || (command === 'seekTo' && typeof position !== 'number'),
  target: eventDeclined,
});
sample({ clock: mediaCommandReceived, target: mediaKeyPressed });

/** The bridge has one title for book and chapter, and no album. Rule: docs/native-bridge.md#updatemediasession */
function nativeState({ album, title, ...state }: MediaState) {
  return { title: title === album ? title : `${album} · ${title}`, ...state };
}
