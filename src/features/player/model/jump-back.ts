import { createEvent, createStore, merge, sample } from 'effector';

import { createTimer } from '@/shared/browser/create-timer';
import { nonNull } from '@/shared/lib/non-null';
import type { PlayerChapter } from '@/shared/storage/keys';

import { indexToOpen, startPosition } from '../lib/chapters';
import { isFarJump } from '../lib/jump';
import { placeAt, type Place } from './place';
import { placeRequested } from './place-request';
import { positionPicked } from './position';
import {
  $chapters,
  bookEnded,
  bookRequested,
  chapterPicked,
  nextClicked,
  placeLeft,
  playerClosed,
  previousClicked,
  sampleRequested,
} from './queue';
import { playerShown } from './shown';
import { mediaTimeUpdated, mediaTurned } from './source';

/** For so long after a jump, the way back is offered. Rule: docs/behaviour.md#seek */
const OFFER_MS = 10_000;

/** Goes back to where the listener was before the last jumps. */
export const jumpBackClicked = createEvent();

/** After these there is nothing to go back to. */
const placesGone = [bookRequested, sampleRequested, bookEnded, playerClosed];

/** The place that the listener has heard last. A jump changes it only when the media has arrived. */
const $heard = createStore<Place | null>(null).reset(placesGone);
sample({
  clock: placeAt(merge([mediaTimeUpdated, playerShown])),
  fn: ({ place }) => place,
  target: $heard,
});

/** Where a series of jumps began; null when the last one was longer ago. */
const $origin = createStore<Place | null>(null).reset(placesGone);
const jumped = sample({
  clock: sample({
    clock: [positionPicked, chapterPicked, nextClicked, previousClicked],
    source: $heard,
  }),
  source: $origin,
  fn: (origin, heard) => origin ?? heard,
});

/** The place of a book that a link opened elsewhere. It is offered once sound comes from there. */
const $left = createStore<Place | null>(null)
  .on(placeLeft, (_, chapters) => placeIn(chapters))
  .reset(placesGone);
const leftByLink = nonNull(
  sample({
    clock: mediaTurned,
    source: $left,
    filter: (_, { type }) => type === 'playing',
    fn: (left) => left,
  }),
);
$left.reset(leftByLink);

const moved = merge([jumped, leftByLink]);
sample({ clock: moved, target: $origin });

const offer = createTimer(OFFER_MS);
sample({ clock: moved, fn: () => undefined, target: offer.started });
$origin.reset(offer.passed);

/** The place to go back to; null while nothing is offered. */
export const $jumpBack = createStore<Place | null>(null).reset(...placesGone, offer.passed);
sample({
  clock: placeAt(moved),
  source: $chapters,
  fn: (chapters, { place: to, cause: from }) =>
    from && to && isFarJump(chapters, from, to) ? from : null,
  target: $jumpBack,
});
sample({
  clock: nonNull(sample({ clock: jumpBackClicked, source: $jumpBack })),
  target: placeRequested,
});

/** Where a book goes on; null for one that was not begun. */
function placeIn(chapters: readonly PlayerChapter[]): Place | null {
  const chapter = chapters[indexToOpen(chapters)];
  if (!chapter) return null;
  const { audioBookId, chapterId, index } = chapter;
  return { audioBookId, chapterId, index, position: startPosition(chapter) };
}
