import { combine, createEvent, sample } from 'effector';

import { playerItemOf, storedItemOf } from '@/features/player/lib/player-item';
import { playToggled } from '@/features/player/model/play-toggle';
import { $lastPlayed } from '@/features/player/model/progress';
import { $savedChapters } from '@/features/player/model/queue';

import { continuedOf } from './lib/continued';
import { $sections } from './model';

/** The play button of a title to continue was pressed; the payload is its audioBookId. */
export const continueClicked = createEvent<number>();

/** The titles that the listener has begun, as the server lists them. */
const $begun = $sections.map((sections) =>
  (sections ?? []).flatMap((section) => (section.kind === 'continue' ? section.items : [])),
);

/** The titles to continue: the one played last on this device, then those that the server lists. */
export const $continued = combine(
  { last: $lastPlayed, begun: $begun, saved: $savedChapters },
  ({ last, begun, saved }) => {
    const requests = begun.map((book) => ({ item: playerItemOf(book, 'whole') }));
    // No chapter is asked for: `last` names the chapter of the moment when it was stored, and another tab may have played
    // on since. The saved chapters know that, and both the card and the player go by them.
    if (last?.sample === false) requests.unshift({ item: storedItemOf(last) });
    return continuedOf(requests, saved);
  },
);

sample({
  clock: sample({
    clock: continueClicked,
    source: $continued,
    fn: (continued, audioBookId) =>
      continued.find(({ item }) => item.audioBookId === audioBookId) ?? null,
  }).filterMap((continued) => continued ?? undefined),
  target: playToggled,
});
