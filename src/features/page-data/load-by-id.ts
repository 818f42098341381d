import {
  combine,
  createEvent,
  createStore,
  sample,
  type Effect,
  type EventCallable,
  type Store,
} from 'effector';

import { httpError, type ApiError } from '@/shared/api/errors';
import { cameOnline } from '@/shared/browser/online';
import { createLatest } from '@/shared/lib/create-latest';
import type { Route } from '@/shared/routing/create-route';

interface Loaded<T> {
  /** The number in the address; null for an address without one. */
  readonly $id: Store<number | null>;
  /** Null until the answer has come. */
  readonly $value: Store<T | null>;
  /** Why there is nothing to show; an address without a number counts as one that does not exist. */
  readonly $error: Store<ApiError | null>;
  readonly retryClicked: EventCallable<void>;
}

const missing = httpError(404, '', null);

/**
 * Loads what a page shows by the number in its address, on each visit. A failure is repeated on a retry, and
 * when the device is online again. Called at module level only.
 */
export function loadById<RouteId extends string, T>({
  route,
  effect,
}: {
  readonly route: Route<RouteId>;
  readonly effect: Effect<{ params: { id: number } }, T, ApiError>;
}): Loaded<T> {
  const retryClicked = createEvent();
  const $id = route.$visit.map((visit) => readId(visit?.params['id'] ?? ''));
  const load = createLatest({
    effect,
    mapParams: (id: number) => ({ params: { id } }),
    cancelOn: [$id],
  });
  const $value = createStore<T | null>(null)
    .on(load.done, (_, { result }) => result)
    .reset($id);
  const $failure = createStore<ApiError | null>(null)
    .on(load.failed, (_, { error }) => error)
    .reset($id, load.requested);
  const $error = combine($id, $failure, (id, failure) => (id === null ? missing : failure));

  const asked = sample({
    clock: [
      route.visited.map(() => undefined),
      retryClicked,
      sample({ clock: cameOnline, filter: $failure.map((failure) => failure !== null) }),
    ],
    source: $id,
    filter: route.$isOpened,
  });
  sample({ clock: asked.filterMap((id) => id ?? undefined), target: load.requested });

  return { $id, $value, $error, retryClicked };
}

function readId(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
