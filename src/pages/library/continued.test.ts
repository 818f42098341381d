import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { $lastPlayed } from '@/features/player/model/progress';
import { savedChaptersLoaded } from '@/features/player/model/queue';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { anItem } from '@/testing/player-fixtures';
import { someTokens } from '@/testing/session-fixtures';

import { $bookPlaces, $continuedItems } from './continued';

/** Two chapters of 100 s; `played` seconds of the second one. */
const chapters = (audioBookId: number, played: number) =>
  [1, 2].map((chapterId) => ({
    audioBookId,
    chapterId,
    index: chapterId - 1,
    title: `Chapter ${chapterId}`,
    duration: 100,
    durationPlayed: chapterId === 2 ? played : 0,
    isPlaying: chapterId === 2,
  }));
const begun = Object.fromEntries([1, 2, 3, 4, 9].map((id) => [id, chapters(id, 10)]));
const last = (sample = false) => {
  const { isSample: _, ...item } = anItem({ audioBookId: 9, title: 'The last' });
  return { ...item, chapterId: 2, sample };
};

async function open({ search = '', sample = false } = {}) {
  const { scope, router } = await createTestScope({
    tokens: someTokens(),
    answers: {
      'GET /api/library': aPage(
        [5, 1, 9, 2, 3, 4].map((audioBookId) => aBookCard({ audioBookId })),
      ),
    },
  });
  await allSettled(savedChaptersLoaded, { scope, params: { ...begun, 5: chapters(5, 0) } });
  await allSettled($lastPlayed, { scope, params: last(sample) });
  const ids = () => scope.getState($continuedItems).map(({ audioBookId }) => audioBookId);
  expect(ids()).toEqual([]);
  router.visit({ routeId: 'library', path: '/library', search });
  await allSettled(scope);
  return { scope, ids };
}

it('begins with the book played last, then those of the list that were begun, three at most', async () => {
  const { scope, ids } = await open();
  expect(ids()).toEqual([9, 1, 2]);
  expect(scope.getState($continuedItems)[0]).toEqual(anItem({ audioBookId: 9, title: 'The last' }));
});

it('does not count a sample that was played last as its book', async () => {
  const { ids } = await open({ sample: true });
  expect(ids()).toEqual([1, 9, 2]);
});

it('names none on the other tabs', async () => {
  const { ids } = await open({ search: '?filter=finished' });
  expect(ids()).toEqual([]);
});

it('knows the chapter that each book goes on with, and what is left of it', async () => {
  const { scope } = await open();
  expect(scope.getState($bookPlaces).get(2)).toEqual({ chapter: 'Chapter 2', remaining: 90 });
});
