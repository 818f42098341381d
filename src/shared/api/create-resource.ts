import {
  combine,
  createEffect,
  createEvent,
  createStore,
  sample,
  type Effect,
  type EventCallable,
  type Store,
  type StoreWritable,
} from 'effector';

import { loggedOutError, type ApiError } from './errors';
import { $accessToken, sessionEnded } from './tokens';

/** What the server said; a box, as the answer itself may be null. */
export interface Answer<T> {
  readonly value: T;
}

/** One thing that the server knows and several places show. */
export interface Resource<T> {
  /** Asked for now; what is known stays in view meanwhile. */
  readonly requested: EventCallable<void>;
  /** What is known is not true any more: it is asked for anew if anybody ever asked. */
  readonly outdated: EventCallable<void>;
  /** Null until it has come. */
  readonly $answer: StoreWritable<Answer<T> | null>;
  /** Why the last try failed. */
  readonly $error: Store<ApiError | null>;
  readonly $isPending: Store<boolean>;
}

interface ResourceOptions<T> {
  readonly effect: Effect<object, T, ApiError>;
  /** `person`: asked for only while somebody is logged in, and forgotten when they leave. */
  readonly of: 'person' | 'anyone';
}

/**
 * Makes the one copy of an answer that several pages share. Of several questions under way the last
 * one counts, so that no older answer undoes a newer one. Module level only.
 */
export function createResource<T>({ effect, of }: ResourceOptions<T>): Resource<T> {
  const requested = createEvent();
  const outdated = createEvent();
  const loadFx = createEffect<number, T, ApiError>(() => effect({}));

  const $answer = createStore<Answer<T> | null>(null);
  const $error = createStore<ApiError | null>(null).reset(loadFx);
  const $turn = createStore(0);
  /** The turn of the question under way. */
  const $asked = createStore<number | null>(null)
    .on(loadFx, (_, turn) => turn)
    .on(loadFx.finally, (asked, { params }) => (asked === params ? null : asked));
  const $isAllowed = $accessToken.map((token) => of === 'anyone' || token !== null);

  // A page that opens while somebody signs in asks twice: what is under way answers both.
  const accepted = sample({
    clock: requested,
    source: { turn: $turn, asked: $asked, isAllowed: $isAllowed },
    filter: ({ turn, asked, isAllowed }) => isAllowed && asked !== turn,
  });
  $turn.on([accepted, outdated], (turn) => turn + 1);
  sample({ clock: accepted, source: $turn, target: loadFx });
  sample({
    clock: outdated,
    source: $turn,
    filter: combine(
      { isAllowed: $isAllowed, answer: $answer, isPending: loadFx.pending },
      ({ isAllowed, answer, isPending }) => isAllowed && (answer !== null || isPending),
    ),
    target: loadFx,
  });
  sample({
    clock: loadFx.done,
    source: $turn,
    filter: (turn, { params }) => turn === params,
    fn: (_, { result }) => ({ value: result }),
    target: $answer,
  });
  sample({
    clock: loadFx.fail,
    source: $turn,
    // What failed because its person left is nobody's failure.
    filter: (turn, { params, error }) => turn === params && error !== loggedOutError,
    fn: (_, { error }) => error,
    target: $error,
  });
  if (of === 'person') {
    sample({ clock: sessionEnded, target: [$answer.reinit, $error.reinit] });
    $turn.on(sessionEnded, (turn) => turn + 1);
  }

  return { requested, outdated, $answer, $error, $isPending: loadFx.pending };
}
