import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { savedChaptersLoaded } from '@/features/player/model/queue';
import { aDetail } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { passTimers } from '@/testing/pass-timers';
import { playerAnswers } from '@/testing/player-fixtures';
import { aLibraryState } from '@/testing/purchase-fixtures';

import { $detail, $libraryState } from './model';
import { $playedChapters, $resumePlace } from './progress';
import { $sample, sampleClicked } from './sample';

passTimers();

const chapter = (chapterId: number, durationPlayed: number, isPlaying = false, duration = 100) => ({
  chapterId,
  duration,
  durationPlayed,
  isPlaying,
  title: '',
  index: chapterId - 1,
  audioBookId: 1001,
});

async function begin(chapters: ReturnType<typeof chapter>[], action = 1) {
  const { scope } = await createTestScope();
  await allSettled($detail, { scope, params: aDetail() });
  await allSettled($libraryState, { scope, params: aLibraryState(action, 0) });
  await allSettled(savedChaptersLoaded, { scope, params: { 1001: chapters } });
  return scope;
}

it('names the chapter and the second at which an owned book goes on', async () => {
  const scope = await begin([chapter(1, 100), chapter(2, 45, true), chapter(3, 0)]);
  expect(scope.getState($resumePlace)).toEqual({ chapter: 2, seconds: 45 });
  expect([...scope.getState($playedChapters)]).toEqual([
    [1, 1],
    [2, 0.45],
  ]);
});

it('knows no more than all of a chapter, though its length was corrected', async () => {
  const scope = await begin([chapter(1, 120)]);
  expect([...scope.getState($playedChapters)]).toEqual([[1, 1]]);
});

it('goes on at the beginning of a chapter that was heard to its end', async () => {
  const scope = await begin([chapter(1, 100, true)]);
  expect(scope.getState($resumePlace)).toEqual({ chapter: 1, seconds: 0 });
});

it.each([
  ['was not begun', [chapter(1, 0, true)], 1],
  ['is not owned', [chapter(1, 50, true)], 3],
  ['was never played', [], 1],
  ['has chapters of unknown length', [chapter(1, 50, true, 0)], 1],
])('names nothing for a book that %s', async (_, chapters, action) => {
  const scope = await begin(chapters, action);
  expect(scope.getState($resumePlace)).toBeNull();
});

it('shows no share of a sample of unknown length', async () => {
  const { scope } = await createTestScope({ answers: playerAnswers });
  await allSettled($detail, { scope, params: aDetail({ sampleDuration: 0 }) });
  await allSettled(sampleClicked, { scope });
  expect(scope.getState($sample)).toMatchObject({ isCurrent: true, progress: 0 });
});
