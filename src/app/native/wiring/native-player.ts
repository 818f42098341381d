import { sample } from 'effector';

import { bookRequested, playerClosed, sampleRequested } from '@/features/player/model/queue';
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

// Playback in this app stops the native player.
const playsInApp = sample({ clock: openPlayerAnswered, filter: (isNative) => !isNative });
sample({
  clock: [sampleRequested, sessionEnded, playsInApp],
  fn: () => ({ method: 'closePlayer' as const, args: {} }),
  target: callNativeFx,
});
