import { createEvent, createStore, sample } from 'effector';

import { createTimer } from '@/shared/browser/create-timer';
import { nonNull } from '@/shared/lib/non-null';

import { $status } from './playback';
import { $chapter, $request, chapterOpened, chaptersRequested, playerClosed } from './queue';
import { streamRequested } from './stream';

/** So long after the sound is missing, the player says so and offers a retry. Rule: docs/faults.md#g4 */
const STALL_MS = 10_000;

/** Fetches the stream anew, from the same position; before the chapters are there, fetches those. */
export const stallRetryClicked = createEvent();

const loadingLeft = sample({ clock: $status, filter: (status) => status !== 'loading' });
const wait = createTimer(STALL_MS);
sample({ clock: loadingLeft, fn: () => undefined, target: wait.stopped });

/** Nothing is to be heard for a long time although it should be. It ends by itself when the sound comes. */
export const $isStalled = createStore(false)
  .on(wait.passed, () => true)
  .reset(loadingLeft, wait.started, playerClosed);

sample({
  clock: [$status, chapterOpened, stallRetryClicked],
  source: $status,
  filter: (status) => status === 'loading',
  fn: () => undefined,
  target: wait.started,
});
sample({ clock: stallRetryClicked, target: streamRequested });
sample({
  clock: nonNull(
    sample({
      clock: stallRetryClicked,
      source: $request,
      filter: $chapter.map((chapter) => chapter === null),
    }),
  ),
  target: chaptersRequested,
});
