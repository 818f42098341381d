import { sample } from 'effector';

import { loggedOut } from '@/entities/session/model';
import { bookRequested, closeClicked, sampleRequested } from '@/features/player/model/queue';
import { callNativeFx } from '@/shared/bridge/call-native';

// Sound has one owner (contract, bridge). Whole books are heard in the native player, where there is one.
sample({
  clock: bookRequested,
  fn: ({ item, chapterId }) => ({
    method: 'openPlayer' as const,
    args: { audioBookId: String(item.audioBookId), chapterId: String(chapterId ?? '') },
  }),
  target: callNativeFx,
});
const playerCalled = sample({
  clock: callNativeFx.done,
  filter: ({ params }) => params.method === 'openPlayer',
  fn: ({ result }) => result.ok,
});
sample({ clock: playerCalled, filter: Boolean, fn: () => undefined, target: closeClicked });

// What plays here does not play there.
const playsHere = sample({ clock: playerCalled, filter: (isNative) => !isNative });
sample({
  clock: [sampleRequested, loggedOut, playsHere],
  fn: () => ({ method: 'closePlayer' as const, args: {} }),
  target: callNativeFx,
});
