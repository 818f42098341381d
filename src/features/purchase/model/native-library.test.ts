import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { callNativeFx, type NativeResult } from '@/shared/bridge/call-native';
import { $platform, type Platform } from '@/shared/bridge/platform';
import { $router } from '@/shared/routing/location';
import { createFakeRouter } from '@/testing/fake-router';
import { heldAnswer } from '@/testing/held-answer';
import { watchCalls } from '@/testing/watch-calls';

import {
  $isNativeLibraryOpening,
  libraryBookRequested,
  nativeRefreshRequested,
} from './native-library';

const unsupported: NativeResult = { ok: false, code: 'unsupported', method: 'openBook' };
const toLibrary = [{ to: '/library' }];

/** The book 1001 is asked for, and the wrapper has not answered yet. */
function ask(platform: Platform, unit: typeof libraryBookRequested) {
  const held = heldAnswer<NativeResult>();
  const router = createFakeRouter();
  const scope = fork({
    values: [
      [$platform, platform],
      [$router, router],
    ],
    handlers: [[callNativeFx, held.answer]],
  });
  const calls = watchCalls(callNativeFx, scope);
  const settled = allSettled(unit, { scope, params: { audioBookId: 1001 } });
  const end = async (result: NativeResult) => {
    held.give(result);
    await settled;
  };
  return { router, calls, end, isOpening: () => scope.getState($isNativeLibraryOpening) };
}

it.each([
  ['android', libraryBookRequested, 'goToLibraryTab'],
  ['ios', libraryBookRequested, 'openBook'],
  ['android', nativeRefreshRequested, 'goToLibraryTabRefresh'],
  ['ios', nativeRefreshRequested, 'openBookRefresh'],
] as const)('is opening until the wrapper has answered, on %s', async (platform, unit, method) => {
  const { router, calls, end, isOpening } = ask(platform, unit);
  expect(calls).toEqual([{ method, args: { audioBookId: '1001' } }]);
  expect(isOpening()).toBe(true);
  await end({ ok: true });
  expect(isOpening()).toBe(false);
  expect(router.navigations).toEqual([]);
});

it.each<[string, Platform, typeof libraryBookRequested, object[]]>([
  ['an owned book', 'android', libraryBookRequested, toLibrary],
  ['an owned book', 'web', libraryBookRequested, toLibrary],
  ['a book that was just bought', 'ios', nativeRefreshRequested, toLibrary],
  ['a book that was just bought', 'web', nativeRefreshRequested, []],
])('is our page for %s without a native one (%s)', async (_, platform, unit, navigations) => {
  const { router, end, isOpening } = ask(platform, unit);
  // On the web there is nothing to wait for.
  expect(isOpening()).toBe(platform !== 'web');
  await end(unsupported);
  expect(router.navigations).toEqual(navigations);
});
