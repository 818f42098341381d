import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { downloadDialogRequested } from '@/features/download/model';
import { playerDownloadClicked } from '@/features/player/model/links';
import '@/features/player/model/playback';
import { bookRequested } from '@/features/player/model/queue';
import { $platform, type Platform } from '@/shared/bridge/platform';
import { createTestScope } from '@/testing/create-scope';
import { connectFakeWrapper } from '@/testing/fake-bridge';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import './download';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function withPlayer(hash: string) {
  const test = await createTestScope({ answers: playerAnswers });
  const { scope, router } = test;
  router.visit({ path: '/', hash: '' });
  router.visit({ path: '/', hash });
  void allSettled(bookRequested, { scope, params: { item: anItem() } });
  await vi.advanceTimersByTimeAsync(0);
  const asked = watchCalls(downloadDialogRequested, scope);
  const click = () => void allSettled(playerDownloadClicked, { scope });
  return { ...test, asked, click };
}

it('shrinks the full player, and asks for the dialog 1500 ms later', async () => {
  const { router, asked, click } = await withPlayer('#player');
  click();
  expect(router.navigations).toEqual([{ to: '/', replace: true }]);
  await vi.advanceTimersByTimeAsync(1499);
  expect(asked).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(1);
});

it('asks for the dialog at once over the small player', async () => {
  const { asked, click } = await withPlayer('');
  click();
  expect(asked).toHaveLength(1);
});

it.each<[Platform, string]>([
  ['android', 'goToLibraryTab'],
  ['ios', 'openBook'],
])('opens the book in the native app of %s', async (platform, method) => {
  const { scope, router, asked, click } = await withPlayer('#player');
  const calls = await connectFakeWrapper(scope);
  await allSettled($platform, { scope, params: platform });
  click();
  await vi.advanceTimersByTimeAsync(2000);
  expect(calls).toContainEqual({ method, args: { audioBookId: '1001' } });
  expect([asked, router.navigations]).toEqual([[], []]);
});
