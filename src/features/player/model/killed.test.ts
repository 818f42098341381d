import { allSettled } from 'effector';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers, threeChapters } from '@/testing/player-fixtures';

import './playback';
import { $position, positionPicked } from './position';
import { playerRestoreRequested } from './progress';
import { $chapter, bookRequested, chapterPicked } from './queue';

/** At most so many seconds of listening are lost when the process is killed. docs/faults.md#g9 */
const MAX_LOST_SECONDS = 6;
const LENGTH = 5000;

const answers = {
  ...playerAnswers,
  'POST /api/library/single-item/1001': {
    ...threeChapters,
    chapters: threeChapters.chapters.map((chapter) => ({ ...chapter, duration: LENGTH })),
  },
};

const updates = fc.integer({ min: 2, max: 60 });
/** What the listener does before the process is killed; the updates of the media come four times a second. */
const deed = fc.oneof(
  fc.record({ kind: fc.constant('play' as const), updates }),
  fc.record({ kind: fc.constant('seek' as const), to: fc.integer({ min: 1, max: 4000 }), updates }),
  fc.record({
    kind: fc.constant('chapter' as const),
    to: fc.integer({ min: 0, max: 2 }),
    updates,
  }),
);
const walk = fc.record({
  rate: fc.constantFrom(0.5, 1, 1.75, 2.5),
  first: updates,
  deeds: fc.array(deed, { maxLength: 6 }),
});

it('keeps the place within 6 s over 50 kills at random moments', async () => {
  await fc.assert(
    fc.asyncProperty(walk, async ({ rate, first, deeds }) => {
      const { scope, engine, storage } = await createTestScope({ answers });
      await allSettled(bookRequested, { scope, params: { item: anItem() } });
      let time = 0;
      const play = async (count: number) => {
        engine.emit('playing', { time, duration: LENGTH, rate });
        for (let update = 0; update < count; update += 1) {
          engine.emit('timeupdate', { time, duration: LENGTH, rate });
          time += rate / 4;
        }
        await allSettled(scope);
      };
      await play(first);
      for (const each of deeds) {
        if (each.kind === 'seek') {
          await allSettled(positionPicked, { scope, params: each.to });
          time = each.to;
        } else if (each.kind === 'chapter') {
          await allSettled(chapterPicked, { scope, params: each.to });
          time = engine.sources.at(-1)?.startAt ?? 0;
        }
        await play(each.updates);
      }
      const chapterId = scope.getState($chapter)?.chapterId;

      // The process is gone without a word; only what was stored is left.
      const next = await createTestScope({ answers, storage: Object.fromEntries(storage) });
      await allSettled(playerRestoreRequested, { scope: next.scope });
      expect(next.scope.getState($chapter)?.chapterId).toBe(chapterId);
      // After a seek back of a few seconds, the stored place may be as much ahead.
      const lost = Math.abs(time - next.scope.getState($position));
      expect(lost).toBeLessThanOrEqual(MAX_LOST_SECONDS);
    }),
    { numRuns: 50 },
  );
});
