import {
  attach,
  createEvent,
  createStore,
  sample,
  type Effect,
  type Event,
  type EventCallable,
  type Store,
} from 'effector';

import type { ApiError } from './errors';
import { $sessionsEnded, sessionEnded } from './tokens';

/** A tap that sets the value of the thing with this id. */
export interface Tap<Value> {
  readonly id: number;
  readonly value: Value;
}

export interface LastTap<Change, Result> {
  readonly tapped: EventCallable<Change>;
  /** The last taps by id, until the server has answered them: the optimistic state. */
  readonly $wanted: Store<ReadonlyMap<number, Change>>;
  /** The server has accepted a change; a later tap may be on its way. */
  readonly saved: Event<{ readonly change: Change; readonly result: Result }>;
  /** The server has refused the last tap, which is rolled back. */
  readonly refused: Event<{ readonly change: Change; readonly error: ApiError }>;
}

/** `session` identifies the user, so that a late answer can be discarded. */
interface Sent<Change> {
  readonly change: Change;
  readonly session: number;
}

/**
 * Lets a user tap faster than the server answers. At most one request runs for each id; the last tap is
 * sent after it. Answers that arrive after a sign-out are ignored (docs/faults.md#a7). Module level only.
 */
export function createLastTap<Change extends Tap<unknown>, Result>(
  saveFx: Effect<Change, Result, ApiError>,
): LastTap<Change, Result> {
  const tapped = createEvent<Change>();
  const sendFx = attach({ effect: saveFx, mapParams: ({ change }: Sent<Change>) => change });
  const finished = sample({
    clock: sendFx.finally,
    source: $sessionsEnded,
    filter: (session, { params }) => session === params.session,
    fn: (_, result) => result,
  });

  const none: ReadonlyMap<number, Change> = new Map();
  const $running = createStore(none)
    .on(sendFx, (running, { change }) => new Map(running).set(change.id, change))
    .on(finished, (running, { params }) => without(running, params.change.id))
    .reset(sessionEnded);
  const $wanted = createStore(none)
    .on(tapped, (wanted, change) => new Map(wanted).set(change.id, change))
    .on(finished, (wanted, { params: { change } }) =>
      wanted.get(change.id)?.value === change.value ? without(wanted, change.id) : wanted,
    )
    .reset(sessionEnded);

  const next = sample({
    clock: [
      tapped.map(({ id }): number => id),
      finished.map(({ params }): number => params.change.id),
    ],
    source: { wanted: $wanted, running: $running, session: $sessionsEnded },
    fn: ({ wanted, running, session }, id) => {
      const change = wanted.get(id);
      return change && !running.has(id) ? { change, session } : null;
    },
  });
  sample({ clock: next.filterMap((sent) => sent ?? undefined), target: sendFx });

  return {
    tapped,
    $wanted,
    saved: finished.filterMap((end) =>
      end.status === 'done' ? { change: end.params.change, result: end.result } : undefined,
    ),
    refused: sample({
      clock: finished,
      source: $wanted,
      filter: (wanted, { params }) => !wanted.has(params.change.id),
      fn: (_, end) => end,
    }).filterMap((end) =>
      end.status === 'fail' ? { change: end.params.change, error: end.error } : undefined,
    ),
  };
}

function without<T>(values: ReadonlyMap<number, T>, id: number): ReadonlyMap<number, T> {
  return new Map([...values].filter(([key]) => key !== id));
}
