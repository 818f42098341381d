import { attach, sample } from 'effector';

import { callNativeFx } from '@/shared/bridge/call-native';
import type { NativeCall } from '@/shared/bridge/methods';
import { $platform, type Platform } from '@/shared/bridge/platform';
import { navigateFx } from '@/shared/routing/navigate';

import { deedEnded, pressedTo } from './clicks';
import { nativeRefreshRequested } from './outcome';

interface Opening {
  readonly platform: Platform;
  readonly audioBookId: number;
}

/** Opens the owned book in the native library. */
const openFx = attach({
  source: $platform,
  mapParams: (audioBookId: number, platform) => openCall({ platform, audioBookId }),
  effect: callNativeFx,
});
/** As above, after the native library has read itself anew. */
const refreshFx = attach({
  source: $platform,
  mapParams: (audioBookId: number, platform) => refreshCall({ platform, audioBookId }),
  effect: callNativeFx,
});

sample({
  clock: pressedTo('openBook'),
  fn: ({ book }) => book.audioBookId,
  target: openFx,
});
sample({
  clock: nativeRefreshRequested,
  fn: ({ audioBookId }) => audioBookId,
  target: refreshFx,
});
// Where no native library is, ours takes the place of the pop-up in the history.
sample({
  clock: openFx.doneData,
  filter: ({ ok }) => !ok,
  fn: () => ({ to: '/library', replace: true }),
  target: navigateFx,
});
sample({ clock: openFx.finally, fn: () => undefined, target: deedEnded });

function openCall({ platform, audioBookId }: Opening): NativeCall {
  const args = { audioBookId: String(audioBookId) };
  return platform === 'ios' ? { method: 'openBook', args } : { method: 'goToLibraryTab', args };
}

function refreshCall({ platform, audioBookId }: Opening): NativeCall {
  const args = { audioBookId: String(audioBookId) };
  return platform === 'ios'
    ? { method: 'openBookRefresh', args }
    : { method: 'goToLibraryTabRefresh', args };
}
