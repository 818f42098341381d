import { attach, combine, createEvent, sample } from 'effector';

import { callNativeFx } from '@/shared/bridge/call-native';
import type { NativeCall } from '@/shared/bridge/methods';
import { $platform, type Platform } from '@/shared/bridge/platform';
import { navigateFx } from '@/shared/routing/navigate';

import { $isOpen } from './pop-up';
import type { Press } from './press';

/** Opens an owned book in the native library, or the library page where there is none. */
export const bookOpenRequested = createEvent<Press>();
/** The same for a book outside of the pop-up, such as the one in the player. */
export const libraryBookRequested = createEvent<{ readonly audioBookId: number }>();
/**
 * The native library reloads and then opens a book that was just bought. Without a native method a
 * wrapper gets the library page; on the web nothing happens, so that the user stays on the book's page.
 */
export const nativeRefreshRequested = createEvent<{ readonly audioBookId: number }>();

const openFx = attach({
  source: $platform,
  mapParams: ({ audioBookId }: { readonly audioBookId: number }, platform) =>
    openCall(platform, audioBookId),
  effect: callNativeFx,
});
const refreshFx = attach({
  source: $platform,
  mapParams: ({ audioBookId }: { readonly audioBookId: number }, platform) =>
    refreshCall(platform, audioBookId),
  effect: callNativeFx,
});
export const bookOpenFinished = openFx.finally;
/** The native app is asked to show its library; on the web there is none to wait for. */
export const $isNativeLibraryOpening = combine(
  { isOpening: openFx.pending, isRefreshing: refreshFx.pending, platform: $platform },
  ({ isOpening, isRefreshing, platform }) => platform !== 'web' && (isOpening || isRefreshing),
);

sample({ clock: bookOpenRequested, fn: ({ book }) => book, target: openFx });
sample({ clock: libraryBookRequested, target: openFx });
sample({ clock: nativeRefreshRequested, target: refreshFx });

const openFailed = openFx.doneData.filter({ fn: ({ ok }) => !ok });
const refreshFailed = sample({
  clock: refreshFx.doneData.filter({ fn: ({ ok }) => !ok }),
  filter: $platform.map((platform) => platform !== 'web'),
});
// The library page replaces an open pop-up in the history.
sample({
  clock: [openFailed, refreshFailed],
  source: $isOpen,
  fn: (isOpen) => ({ to: '/library', replace: isOpen }),
  target: navigateFx,
});

function openCall(platform: Platform, audioBookId: number): NativeCall {
  const args = { audioBookId: String(audioBookId) };
  return platform === 'ios' ? { method: 'openBook', args } : { method: 'goToLibraryTab', args };
}

function refreshCall(platform: Platform, audioBookId: number): NativeCall {
  const args = { audioBookId: String(audioBookId) };
  return platform === 'ios'
    ? { method: 'openBookRefresh', args }
    : { method: 'goToLibraryTabRefresh', args };
}
