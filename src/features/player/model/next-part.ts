import { attach, createEffect, createEvent, createStore, sample } from 'effector';

import { $isLoggedIn } from '@/entities/session/model';
import type { LibraryState } from '@/shared/api/contract/library';
import { getSeriesPartsFx } from '@/shared/api/endpoints/audiobooks';
import { getLibraryStateFx } from '@/shared/api/endpoints/library';
import { sessionEnded } from '@/shared/api/tokens';
import { createLatest } from '@/shared/lib/create-latest';
import { nonNull } from '@/shared/lib/non-null';
import { navigateFx } from '@/shared/routing/navigate';
import { bookPath } from '@/shared/routing/paths';

import { actionOf, partAfter, type NextPart } from '../lib/next-part';
import { playerItemOf } from '../lib/player-item';
import { podcastRequested } from './free-podcast';
import { playClicked } from './playback';
import {
  $item,
  bookEnded,
  bookRequested,
  chapterOpened,
  itemRestored,
  playerClosed,
  sampleRequested,
} from './queue';

/** The listener takes the part that is offered. */
export const nextPartClicked = createEvent();

/** Null when nobody can be asked: the part's page tells the rest. */
const readStateFx = createEffect(async (id: number): Promise<LibraryState | null> => {
  try {
    return await getLibraryStateFx({ params: { id }, body: {} });
  } catch {
    return null;
  }
});
const findNextPartFx = attach({
  source: $isLoggedIn,
  async effect(isLoggedIn, audioBookId: number): Promise<NextPart | null> {
    const { items } = await getSeriesPartsFx({ params: { id: audioBookId } });
    const card = partAfter(items, audioBookId);
    if (!card) return null;
    return {
      card,
      action: actionOf(card, isLoggedIn ? await readStateFx(card.audioBookId) : null),
    };
  },
});

/** The listener does something else, so the offer has passed. */
const offerLeft = [
  bookRequested,
  sampleRequested,
  itemRestored,
  chapterOpened,
  playClicked,
  playerClosed,
  sessionEnded,
];
// Without an answer there is no offer, and no error: nobody has asked for it.
const find = createLatest({ effect: findNextPartFx, cancelOn: offerLeft });
sample({
  clock: bookEnded,
  filter: $item.map((item) => item?.isSample === false),
  target: find.requested,
});

/** The part of the series that is offered at the end of a book; nothing starts by itself. Rule: docs/behaviour.md#next-part */
export const $nextPart = createStore<NextPart | null>(null)
  .on(find.done, (_, { result }) => result)
  .reset(offerLeft);

/** A store of its own for the bars that make room for the offer. */
export const $isNextPartOffered = $nextPart.map(Boolean);

const taken = nonNull(sample({ clock: nextPartClicked, source: $nextPart }));
sample({
  clock: taken.filter({ fn: ({ action }) => action === 'play' }),
  fn: ({ card }) => ({ item: playerItemOf(card, 'whole') }),
  target: bookRequested,
});
sample({
  clock: taken.filter({ fn: ({ action }) => action === 'add' }),
  fn: ({ card }) => ({ item: playerItemOf(card, 'whole'), productId: card.productId }),
  target: podcastRequested,
});
sample({
  clock: taken.filter({ fn: ({ action }) => action === 'open' }),
  fn: ({ card }) => ({ to: bookPath(card.audioBookId) }),
  target: navigateFx,
});
