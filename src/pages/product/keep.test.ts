import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { $canKeep, $keptBooks } from '@/features/kept-books/model/books';
import { keepRequested } from '@/features/kept-books/model/keep';
import { savedChaptersLoaded } from '@/features/player/model/queue';
import { aBookCard, aDetail } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { passTimers } from '@/testing/pass-timers';
import { aLibraryState } from '@/testing/purchase-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { $productKept, productKeepClicked } from './keep';
import { $detail, $libraryState } from './model';

passTimers();

const FOUR_HOURS = 14_400;
const kept = {
  ...{ card: aBookCard(), span: 'whole' as const, isPaused: false, confirmedAt: 0 },
  chapters: [{ chapterId: 1, duration: 100, bytes: 10 }],
};
const chapter = (chapterId: number, isPlaying: boolean) => ({
  ...{ chapterId, isPlaying, duration: 100, durationPlayed: isPlaying ? 10 : 0 },
  ...{ title: '', index: chapterId - 1, audioBookId: 1001 },
});

async function open({ canKeep = true, isOwned = true, duration = 3600 } = {}) {
  const { scope } = await createTestScope();
  const requested = watchCalls(keepRequested, scope);
  await allSettled($canKeep, { scope, params: canKeep });
  await allSettled(productKeepClicked, { scope, params: 'whole' });
  expect([scope.getState($productKept), requested]).toEqual([null, []]);
  await allSettled($detail, { scope, params: aDetail({ duration }) });
  await allSettled($libraryState, { scope, params: aLibraryState(isOwned ? 1 : 3) });
  return { scope, requested, shown: () => scope.getState($productKept) };
}

it.each([
  [FOUR_HOURS, false],
  [FOUR_HOURS + 1, true],
])('offers to keep an owned book of %i seconds; its next hours: %s', async (duration, isLong) => {
  const { shown } = await open({ duration });
  expect(shown()).toMatchObject({ audioBookId: 1001, isLong, state: { status: 'none' } });
});

it('offers nothing where books cannot be kept', async () => {
  const { shown } = await open({ canKeep: false });
  expect(shown()).toBeNull();
});

it('shows a book that is not owned only while the device has it', async () => {
  const { scope, shown } = await open({ isOwned: false });
  expect(shown()).toBeNull();
  await allSettled($keptBooks, { scope, params: [kept] });
  expect(shown()?.state.status).toBe('kept');
});

it('keeps from the chapter at which the listener is, or from the first', async () => {
  const { scope, requested } = await open();
  await allSettled(productKeepClicked, { scope, params: 'hours' });
  const saved = { 1001: [chapter(1, false), chapter(2, true)] };
  await allSettled(savedChaptersLoaded, { scope, params: saved });
  await allSettled(productKeepClicked, { scope, params: 'whole' });
  expect(requested).toEqual([
    { audioBookId: 1001, span: 'hours', fromChapterId: null },
    { audioBookId: 1001, span: 'whole', fromChapterId: 2 },
  ]);
});
