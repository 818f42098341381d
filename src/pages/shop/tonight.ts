import { createEvent, createStore, merge, sample } from 'effector';

import { playToggled } from '@/features/player/model/play-toggle';
import {
  $item,
  bookEnded,
  bookRequested,
  itemRestored,
  playerClosed,
  sampleRequested,
  type PlayerItem,
} from '@/features/player/model/queue';
import { nonNull } from '@/shared/lib/non-null';

/** The titles of a section whose samples play one after the other. */
export interface Evening {
  /** The id of the section. */
  readonly id: string;
  readonly items: readonly PlayerItem[];
}

/** The button of an evening was pressed: starts the evening, or pauses or resumes it while it runs. */
export const eveningToggled = createEvent<Evening>();

/** The evening that runs; null once its last sample has ended, and as soon as the listener starts anything else. */
export const $evening = createStore<Evening | null>(null);

// Decided once, because the start changes the store.
const decided = sample({
  clock: eveningToggled,
  source: { running: $evening, item: $item },
  fn: ({ running, item }, evening) => ({
    evening,
    current: running?.id === evening.id ? item : null,
  }),
});
sample({
  clock: decided.filterMap(({ current }) => (current ? { item: current } : undefined)),
  target: playToggled,
});
const started = decided.filterMap(({ current, evening }) => (current ? undefined : evening));

/** The sample that follows the one that has ended; null after the last, and where no evening runs. */
const next = sample({
  clock: bookEnded,
  source: { evening: $evening, item: $item },
  fn: ({ evening, item }) => {
    const [, following] = evening && item ? evening.items.slice(evening.items.indexOf(item)) : [];
    return following ?? null;
  },
});

$evening
  .on(started, (_, evening) => evening)
  // A title that was started elsewhere is another object.
  .on([sampleRequested, bookRequested, itemRestored], (evening, { item }) =>
    evening?.items.includes(item) ? evening : null,
  )
  .reset(next.filter({ fn: (item) => item === null }), playerClosed);

sample({
  clock: nonNull(merge([started.map(({ items: [first] }) => first), next])),
  fn: (item) => ({ item, duration: 0 }),
  target: sampleRequested,
});
