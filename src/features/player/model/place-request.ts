import { createEvent, sample } from 'effector';

import type { Place } from './place';
import { positionPicked } from './position';
import { $chapter, $chapters, chapterPicked, chapterProgressed } from './queue';

/** A place in the last second of another chapter is so many seconds before its end, from which it would start anew. */
const END_SECONDS = 1;

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
const elsewhere = sample({
  clock: requested.filterMap(({ place, isHere }) => (isHere ? undefined : place)),
  source: $chapters,
  fn: (chapters, place) => {
    const last = (chapters[place.index]?.duration || Infinity) - END_SECONDS;
    return { ...place, position: Math.max(0, Math.min(place.position, last)) };
  },
});
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
