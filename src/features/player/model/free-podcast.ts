import { createEvent, createStore, sample } from 'effector';

import { isAddedForNothing } from '@/entities/purchase/added-for-nothing';
import { getBookFx, type GetBook } from '@/entities/purchase/get-book';
import { loggedOut } from '@/entities/session/model';
import { createLatest } from '@/shared/lib/create-latest';
import { nonNull } from '@/shared/lib/non-null';

import { playClicked } from './playback';
import { bookRequested, playerClosed, sampleRequested, type BookRequest } from './queue';

/** A free podcast that is not in the library, to be added and then played. */
export interface PodcastRequest extends BookRequest {
  readonly productId: number;
}

/** Adds a free podcast by an order without payment, then plays it. Rule: docs/behaviour.md#podcasts */
export const podcastRequested = createEvent<PodcastRequest>();

// Playback that starts or stops meanwhile wins: the podcast is still added, but does not play. So does another
// podcast.
const order = createLatest({
  effect: getBookFx,
  mapParams: ({ item, productId }: PodcastRequest): GetBook => ({
    book: { audioBookId: item.audioBookId, productId },
    order: { kind: 'noPayment' },
    how: 'free',
    isAsPromised: isAddedForNothing,
  }),
  cancelOn: [bookRequested, sampleRequested, playClicked, playerClosed, loggedOut],
});
const finished = order.done.map(({ params, result }) => ({
  params,
  isOwned: result.kind === 'got' || result.kind === 'already',
  error: 'error' in result ? result.error : null,
}));
/** The podcast is not in the library, so it does not play; null without an error of the API. */
export const podcastNotAdded = finished.filterMap(({ isOwned, error }) =>
  isOwned ? undefined : error,
);
/** The audioBookId of the podcast that is being added. */
export const $addedPodcast = createStore<number | null>(null)
  .on(order.requested, (_, { item }) => item.audioBookId)
  .reset(podcastNotAdded, bookRequested, sampleRequested, playerClosed, loggedOut);
/** Play was pressed while a podcast was being added: what is in the player goes on, and the podcast will not play. */
export const podcastOvertaken = nonNull(sample({ clock: playClicked, source: $addedPodcast }));
$addedPodcast.reset(podcastOvertaken);

// A second press on the same podcast changes nothing.
sample({
  clock: podcastRequested,
  source: $addedPodcast,
  filter: (added, { item }) => added !== item.audioBookId,
  fn: (_, request) => request,
  target: order.requested,
});
sample({
  clock: finished.filterMap(({ params, isOwned }) => (isOwned ? params : undefined)),
  target: bookRequested,
});
