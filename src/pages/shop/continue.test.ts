import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { $lastPlayed } from '@/features/player/model/progress';
import { $chapter, $item, savedChaptersLoaded } from '@/features/player/model/queue';
import { aBookCard } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { aSection } from '@/testing/storefront-fixtures';

import { $continued, continueClicked } from './continue';

/** Two chapters, the second of which was begun. */
const begun = (audioBookId: number) =>
  [1, 2].map((chapterId) => ({
    audioBookId,
    chapterId,
    index: chapterId - 1,
    title: `Chapter ${chapterId}`,
    duration: 100,
    durationPlayed: chapterId === 2 ? 10 : 0,
    isPlaying: chapterId === 2,
  }));
const card = (audioBookId: number) => aBookCard({ audioBookId, title: `Book ${audioBookId}` });
const last = {
  ...{ audioBookId: 1001, chapterId: 1, identifier: 'divan', title: 'Divan', author: 'Hafez' },
  ...{ image: '/cover', palette: null, sample: false },
};

async function openStorefront({ sample = false } = {}) {
  const { scope, router } = await createTestScope({
    answers: {
      ...playerAnswers,
      'GET /api/storefront': {
        sections: [aSection('shelf', [card(3)]), aSection('continue', [card(2), card(1001)])],
      },
    },
  });
  const saved = { 2: begun(2), 3: begun(3), 1001: begun(1001) };
  await allSettled(savedChaptersLoaded, { scope, params: saved });
  await allSettled($lastPlayed, { scope, params: { ...last, sample } });
  expect(scope.getState($continued).map(({ item }) => item.audioBookId)).toEqual(
    sample ? [] : [1001],
  );
  router.visit({ routeId: 'shop', path: '/' });
  await allSettled(scope);
  return { scope, ids: () => scope.getState($continued).map(({ item }) => item.audioBookId) };
}

it('begins with the title played last on this device, and goes on with those of the server', async () => {
  const { ids } = await openStorefront();
  expect(ids()).toEqual([1001, 2]);
});

it('leaves the place of a sample to the titles of the server', async () => {
  const { ids } = await openStorefront({ sample: true });
  expect(ids()).toEqual([2, 1001]);
});

it('plays the whole title from the chapter that its card names, and nothing that is not listed', async () => {
  const { scope } = await openStorefront();
  await allSettled(continueClicked, { scope, params: 3 });
  expect(scope.getState($item)).toBeNull();
  expect(scope.getState($continued)[0]).toMatchObject({ chapterTitle: 'Chapter 2' });
  await allSettled(continueClicked, { scope, params: 1001 });
  expect(scope.getState($item)).toEqual(anItem());
  // Another tab may have played on since this one noted its item.
  expect(scope.getState($chapter)?.chapterId).toBe(2);
});
