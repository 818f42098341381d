import { createStore, sample, type Effect, type EventCallable, type Store } from 'effector';

import type { AudiobookDetail } from '@/shared/api/contract/audiobooks';
import type { ApiError } from '@/shared/api/errors';
import { cameOnline } from '@/shared/browser/online';
import { createLatest } from '@/shared/lib/create-latest';
import { nonNull } from '@/shared/lib/non-null';
import { productRoute } from '@/shared/routing/routes';

import { bookVisited } from './model';

/** A part of the page around the book. */
interface Part<Item> {
  readonly requested: EventCallable<AudiobookDetail>;
  /** Empty until the answer has come, and after a failure. */
  readonly $items: Store<readonly Item[]>;
  readonly $isPending: Store<boolean>;
}

/** Creates a part that loads and fails on its own; a failed part is left out until the device is online again. Module level only. */
export function createPart<Answer extends { readonly items: readonly unknown[] }>(
  loadFx: Effect<AudiobookDetail, Answer, ApiError>,
): Part<Answer['items'][number]> {
  const load = createLatest({ effect: loadFx, cancelOn: [bookVisited] });
  const $items = createStore<readonly Answer['items'][number][]>([])
    .on(load.done, (_, { result }) => result.items)
    .reset(bookVisited);
  const $failedOf = createStore<AudiobookDetail | null>(null)
    .on(load.failed, (_, { params }) => params)
    .reset(load.requested, bookVisited);
  const cameOnlineHere = sample({ clock: cameOnline, filter: productRoute.$isOpened });
  sample({
    clock: nonNull(sample({ clock: cameOnlineHere, source: $failedOf })),
    target: load.requested,
  });
  return { requested: load.requested, $items, $isPending: load.$isPending };
}
