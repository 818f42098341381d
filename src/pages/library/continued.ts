import { combine } from 'effector';

import { indexToOpen, remainingOf } from '@/features/player/lib/chapters';
import { $lastPlayed } from '@/features/player/model/progress';
import { $savedChapters } from '@/features/player/model/queue';

import { progressOf } from './lib/progress-of';
import { $libraryFilter, $playedFractions, libraryBooks } from './model';

/** As many as stand abreast on a desktop. */
const MAX_CONTINUED = 3;

/** The books that were begun on this device and have something left, the one played last first. */
export const $continuedBooks = combine(
  {
    items: libraryBooks.$items,
    filter: $libraryFilter,
    played: $playedFractions,
    last: $lastPlayed,
  },
  ({ items, filter, played, last }) => {
    if (filter !== 'all' || items === null) return [];
    const begun = items.filter(
      ({ audioBookId }) => progressOf(played.get(audioBookId) ?? 0) === 'inProgress',
    );
    const isLast = (id: number) => Number(id === last?.audioBookId);
    return begun
      .sort((one, other) => isLast(other.audioBookId) - isLast(one.audioBookId))
      .slice(0, MAX_CONTINUED);
  },
);

/** The chapter that each book goes on with, and the seconds left of the book, by its id. */
export const $bookPlaces = $savedChapters.map(
  (saved) =>
    new Map(
      Object.entries(saved).map(([audioBookId, chapters]) => [
        Number(audioBookId),
        { chapter: chapters[indexToOpen(chapters)]?.title ?? '', remaining: remainingOf(chapters) },
      ]),
    ),
);
