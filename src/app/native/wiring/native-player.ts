import { sample } from 'effector';

import { playClicked } from '@/features/player/model/playback';
import { $item, bookRequested, playerClosed, sampleRequested } from '@/features/player/model/queue';
import { sessionEnded } from '@/shared/api/tokens';
import { callNativeFx } from '@/shared/bridge/call-native';

// Only one player makes sound. Whole books play in the native player, if the wrapper has one
// (docs/native-bridge.md#openplayer).
sample({
  clock: bookRequested,
  fn: ({ item, chapterId }) => ({
    method: 'openPlayer' as const,
    args: { audioBookId: String(item.audioBookId), chapterId: String(chapterId ?? '') },
  }),
  target: callNativeFx,
});
const openPlayerAnswered = sample({
  clock: callNativeFx.done,
  filter: ({ params }) => params.method === 'openPlayer',
  fn: ({ result }) => result.ok,
});
sample({ clock: openPlayerAnswered, filter: Boolean, target: playerClosed });

// Playback in this app stops the native player, also when it goes on after a pause or a restart.
const playsInApp = sample({ clock: openPlayerAnswered, filter: (isNative) => !isNative });
const goesOn = sample({ clock: playClicked, filter: $item.map((item) => item !== null) });
sample({
  clock: [sampleRequested, sessionEnded, playsInApp, goesOn],
  fn: () => ({ method: 'closePlayer' as const, args: {} }),
  target: callNativeFx,
});
