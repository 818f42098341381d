import { allSettled, type Scope } from 'effector';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import { $status } from './playback';
import { $chapter, bookRequested, chapterPicked, nextClicked, previousClicked } from './queue';

/** Answers of the playlist that are given in the order that the test chooses. */
function createAnswers() {
  const waiting: (() => void)[] = [];
  const playlist = (id: number) => () =>
    new Promise((resolve) => {
      waiting.push(() => resolve({ streamUrl: `/hls/${id}.m3u8`, downloadUrl: null }));
    });
  const answers = {
    ...playerAnswers,
    ...Object.fromEntries([1, 2, 3].map((id) => [`GET /api/stream/playlist/${id}`, playlist(id)])),
  };
  return { answers, waiting };
}

const switches = {
  next: (scope: Scope) => allSettled(nextClicked, { scope }),
  previous: (scope: Scope) => allSettled(previousClicked, { scope }),
  first: (scope: Scope) => allSettled(chapterPicked, { scope, params: 0 }),
  last: (scope: Scope) => allSettled(chapterPicked, { scope, params: 2 }),
};

it('plays the chapter that is shown after any quick switches, in whatever order the answers come', async () => {
  const names = fc.array(fc.constantFrom(...(Object.keys(switches) as (keyof typeof switches)[])), {
    minLength: 1,
    maxLength: 10,
  });
  await fc.assert(
    fc.asyncProperty(names, fc.infiniteStream(fc.nat()), async (steps, order) => {
      const { answers, waiting } = createAnswers();
      const { scope, engine } = await createTestScope({ answers });
      const nextTask = () => new Promise((resolve) => setImmediate(resolve));
      const started = [allSettled(bookRequested, { scope, params: { item: anItem() } })];
      await nextTask();
      for (const step of steps) started.push(switches[step](scope));
      const over = { is: false };
      void Promise.all(started).then(() => (over.is = true));
      while (!over.is) {
        const index = (order.next().value ?? 0) % Math.max(1, waiting.length);
        waiting.splice(index, 1)[0]?.();
        await nextTask();
      }
      const shown = scope.getState($chapter)?.chapterId;
      expect(engine.sources.at(-1)?.url).toBe(`/hls/${shown}.m3u8`);
      // No stream of another chapter was loaded after the last switch.
      expect(engine.calls.map(([name]) => name).lastIndexOf('play')).toBeGreaterThan(
        engine.calls.map(([name]) => name).lastIndexOf('load'),
      );
      engine.emit('playing', { duration: 100 });
      expect(scope.getState($status)).toBe('playing');
    }),
    { numRuns: 200 },
  );
});
