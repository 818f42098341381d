import {
  combine,
  createEvent,
  createStore,
  sample,
  type Effect,
  type EventCallable,
  type Store,
  type StoreWritable,
} from 'effector';

import { createLatest } from '../lib/create-latest';
import { loggedOutError, type ApiError } from './errors';
import { $accessToken, sessionEnded } from './tokens';

/** An answer of the server, wrapped because the answer itself may be null. */
export interface Answer<T> {
  readonly value: T;
}

/** Data of the server that several places show. */
export interface Resource<T> {
  /** Loads the data; the known answer stays visible meanwhile. */
  readonly requested: EventCallable<void>;
  /** The known answer is stale: it is loaded again, unless it was never requested. */
  readonly becameStale: EventCallable<void>;
  /** Null until the first answer. */
  readonly $answer: StoreWritable<Answer<T> | null>;
  /** Why the last request failed. */
  readonly $error: Store<ApiError | null>;
  readonly $isPending: Store<boolean>;
}

interface ResourceOptions<T> {
  readonly effect: Effect<object, T, ApiError>;
  /** `user`: requested only while a user is signed in, and cleared by sign-out. */
  readonly of: 'user' | 'anyone';
}

/** Creates the one copy of an answer that several pages share. Module level only. */
export function createResource<T>({ effect, of }: ResourceOptions<T>): Resource<T> {
  const isPersonal = of === 'user';
  const requested = createEvent();
  const becameStale = createEvent();
  const load = createLatest({
    effect,
    mapParams: () => ({}),
    cancelOn: isPersonal ? [sessionEnded] : [],
  });

  const $answer = createStore<Answer<T> | null>(null).on(load.done, (_, { result }) => ({
    value: result,
  }));
  // A request that a sign-out cancelled is no failure.
  const $error = createStore<ApiError | null>(null)
    .on(load.failed, (shown, { error }) => (error === loggedOutError ? shown : error))
    .reset(load.requested);
  const $isAllowed = $accessToken.map((token) => !isPersonal || token !== null);

  // A page that opens while the user signs in requests twice: the request in flight answers both.
  sample({
    clock: requested,
    filter: combine($isAllowed, load.$isPending, (isAllowed, isPending) => isAllowed && !isPending),
    target: load.requested,
  });
  sample({
    clock: becameStale,
    filter: combine(
      { isAllowed: $isAllowed, answer: $answer, isPending: load.$isPending },
      ({ isAllowed, answer, isPending }) => isAllowed && (answer !== null || isPending),
    ),
    target: load.requested,
  });
  if (isPersonal) {
    sample({ clock: sessionEnded, target: [$answer.reinit, $error.reinit] });
  }

  return { requested, becameStale, $answer, $error, $isPending: load.$isPending };
}
