import { attach, sample } from 'effector';

import { callNativeFx } from '@/shared/bridge/call-native';
import type { NativeCall } from '@/shared/bridge/methods';
import { $platform, type Platform } from '@/shared/bridge/platform';
import { navigateFx } from '@/shared/routing/navigate';

import { deedEnded, pressedTo } from './clicks';
import { nativeRefreshRequested } from './outcome';
import { $isOpen } from './pop-up';

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
// Where no native library is, ours comes instead; in the history it takes the place of an open pop-up.
sample({
  clock: [
    openFx.doneData.filter({ fn: ({ ok }) => !ok }),
    // On the web nothing waits to be refreshed: who has just got a book stays with it.
    sample({
      clock: refreshFx.doneData,
      filter: $platform.map((platform) => platform !== 'web'),
    }).filter({
      fn: ({ ok }) => !ok,
    }),
  ],
  source: $isOpen,
  fn: (isOpen) => ({ to: '/library', replace: isOpen }),
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
