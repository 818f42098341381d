import { createEvent, createStore, sample } from 'effector';

import { createTimer } from '@/shared/browser/create-timer';
import { nonNull } from '@/shared/lib/non-null';

import { isFarJump } from '../lib/jump';
import { $place, placeRequested, type Place } from './place';
import { positionPicked } from './position';
import {
  $chapters,
  bookRequested,
  chapterPicked,
  nextClicked,
  playerClosed,
  previousClicked,
  sampleRequested,
} from './queue';
import { playerShown } from './shown';
import { mediaEventReceived } from './source';

/** For so long after a jump, the way back is offered. Rule: docs/behaviour.md#seek */
const OFFER_MS = 10_000;

/** Goes back to where the listener was before the last jumps. */
export const jumpBackClicked = createEvent();

/** The place that the listener has heard last. A jump changes it only when the media has arrived. */
const $heard = createStore<Place | null>(null).reset(bookRequested, sampleRequested, playerClosed);
sample({
  clock: mediaEventReceived,
  source: $place,
  filter: (_, { type }) => type === 'timeupdate',
  fn: (place) => place,
  target: $heard,
});
sample({ clock: playerShown, source: $place, target: $heard });

/** Where a series of jumps began; null when the last one was longer ago. */
const $origin = createStore<Place | null>(null).reset(bookRequested, sampleRequested, playerClosed);
const jumped = sample({
  clock: [positionPicked, chapterPicked, nextClicked, previousClicked],
  source: { origin: $origin, heard: $heard },
  fn: ({ origin, heard }) => origin ?? heard,
});
sample({ clock: jumped, target: $origin });

const offer = createTimer(OFFER_MS);
sample({ clock: jumped, fn: () => undefined, target: offer.started });
$origin.reset(offer.passed);

/** The place to go back to; null while nothing is offered. */
export const $jumpBack = createStore<Place | null>(null);
sample({
  clock: $origin,
  filter: (origin) => origin === null,
  target: $jumpBack,
});
sample({
  clock: jumped,
  source: { to: $place, chapters: $chapters },
  fn: ({ to, chapters }, from) => (from && to && isFarJump(chapters, from, to) ? from : null),
  target: $jumpBack,
});
sample({
  clock: nonNull(sample({ clock: jumpBackClicked, source: $jumpBack })),
  target: placeRequested,
});
