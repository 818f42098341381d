import { createEvent, sample } from 'effector';

import type { Place } from './place';
import { positionPicked } from './position';
import { $chapter, chapterPicked, chapterProgressed } from './queue';

/** Goes to a place of this book, in this or in another chapter. */
export const placeRequested = createEvent<Place>();

const requested = sample({
  clock: placeRequested,
  source: $chapter,
  fn: (chapter, place) => ({ place, isHere: chapter?.chapterId === place.chapterId }),
});
sample({
  clock: requested,
  filter: ({ isHere }) => isHere,
  fn: ({ place }) => place.position,
  target: positionPicked,
});
// Another chapter starts at its stored position, so the place is stored first.
const elsewhere = requested.filterMap(({ place, isHere }) => (isHere ? undefined : place));
sample({
  clock: elsewhere,
  fn: ({ audioBookId, chapterId, position }) => ({
    audioBookId,
    chapterId,
    durationPlayed: position,
  }),
  target: chapterProgressed,
});
sample({ clock: elsewhere, fn: ({ index }) => index, target: chapterPicked });
