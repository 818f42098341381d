import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import type { Event, EventCallable, Unit } from 'effector';

import { waitFx } from '@/shared/browser/wait';

export interface Pause<T> {
  /** Something is to follow after the pause; it takes the place of what was to follow before. */
  readonly begun: EventCallable<T>;
  /** The pause is over and nobody has called it off. */
  readonly ended: Event<T>;
}

/**
 * A deed that follows after `ms`, unless one of `unless` happens first: nothing hijacks a person who
 * has gone elsewhere (fault list H6). Called at module level only.
 */
export function createPause<T>(ms: number, unless: readonly Unit<unknown>[]): Pause<T> {
  const begun = createEvent<T>();

  /** Counts the pauses: only the end of the last one counts. */
  const $turn = createStore(0).on(begun, (turn) => turn + 1);
  const $waiting = createStore<{ readonly follows: T } | null>(null).on(begun, (_, follows) => ({
    follows,
  }));

  const waitInTurnFx = attach({
    source: $turn,
    effect: createEffect(async (turn: number) => {
      await waitFx(ms);
      return turn;
    }),
  });
  sample({ clock: begun, fn: () => undefined, target: waitInTurnFx });
  const over = sample({
    clock: waitInTurnFx.doneData,
    source: { turn: $turn, waiting: $waiting },
    filter: ({ turn }, ended) => turn === ended,
    fn: ({ waiting }) => waiting,
  });
  $waiting.reset(over, ...unless);

  return {
    begun,
    ended: over.filterMap((waiting) => waiting ?? undefined).map(({ follows }) => follows),
  };
}
