import { attach, createEffect, createEvent, createStore, sample } from 'effector';

import { purchased, type Purchased } from '@/entities/purchase/purchased';
import { $isLoggedIn, loggedOut } from '@/entities/session/model';
import { orderWithoutPaymentFx } from '@/shared/api/endpoints/orders';
import { createLatest } from '@/shared/lib/create-latest';

import { bookRequested, playerClosed, sampleRequested, type BookRequest } from './queue';

/** A free podcast that is not in the library, to be added and then played. */
export interface PodcastRequest extends BookRequest {
  readonly productId: number;
}

/** Adds a free podcast by an order without payment, then plays it. Rule: docs/behaviour.md#podcasts */
export const podcastRequested = createEvent<PodcastRequest>();

const orderFx = attach({
  effect: orderWithoutPaymentFx,
  mapParams: ({ productId }: PodcastRequest) => ({ query: { productId }, body: {} }),
});
// Playback that starts or stops meanwhile wins: the podcast is still added, but does not play.
const order = createLatest({
  effect: orderFx,
  cancelOn: [bookRequested, sampleRequested, playerClosed, loggedOut],
});
/** The order failed, so the podcast does not play. */
export const podcastNotAdded = order.failed.map(({ error }) => error);
/** The audioBookId of the podcast that is being added. */
export const $addedPodcast = createStore<number | null>(null)
  .on(podcastRequested, (_, { item }) => item.audioBookId)
  .reset(order.failed, bookRequested, sampleRequested, playerClosed, loggedOut);

// A second press sends no second order.
sample({
  clock: podcastRequested,
  filter: order.$isPending.map((isPending) => !isPending),
  target: order.requested,
});
// An effect, because it runs after the playback was requested: reported earlier, the purchase would turn a
// playing sample of this podcast into a request without the chapter.
const reportAddedFx = createEffect((added: Purchased) => added);
sample({
  clock: orderFx.done,
  filter: $isLoggedIn,
  fn: ({ params: { item, productId } }) => ({
    audioBookId: item.audioBookId,
    productId,
    how: 'free' as const,
  }),
  target: reportAddedFx,
});
sample({ clock: reportAddedFx.doneData, target: purchased });
sample({ clock: order.done, fn: ({ params }) => params, target: bookRequested });
