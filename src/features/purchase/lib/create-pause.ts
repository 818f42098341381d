import { attach, createEvent, createStore, sample } from 'effector';
import type { Event, EventCallable, Unit } from 'effector';

import { waitFx } from '@/shared/browser/wait';
import { nonNull } from '@/shared/lib/non-null';

export interface Pause<T> {
  /** Starts the pause again, with a new value; an earlier one never ends. */
  readonly started: EventCallable<T>;
  /** The pause is over and was not cancelled; carries the value that it started with. */
  readonly ended: Event<T>;
}

/**
 * A pause of `ms` milliseconds before an action, cancelled by each of the `unless` units, so that the
 * action never interrupts a user who has gone elsewhere. Rule: docs/faults.md#h6. Called at module level
 * only.
 */
export function createPause<T>(ms: number, unless: readonly Unit<unknown>[]): Pause<T> {
  const started = createEvent<T>();

  /** The number of the latest pause: the end of an earlier one is ignored. */
  const $count = createStore(0).on(started, (count) => count + 1);
  const $waiting = createStore<{ readonly value: T } | null>(null).on(started, (_, value) => ({
    value,
  }));

  const countedWaitFx = attach({
    source: $count,
    effect: async (count) => {
      await waitFx(ms);
      return count;
    },
  });
  sample({ clock: started, target: countedWaitFx });
  const over = sample({
    clock: countedWaitFx.doneData,
    source: { count: $count, waiting: $waiting },
    filter: ({ count }, ended) => count === ended,
    fn: ({ waiting }) => waiting,
  });
  $waiting.reset(over, ...unless);

  return {
    started,
    ended: nonNull(over).map(({ value }) => value),
  };
}
