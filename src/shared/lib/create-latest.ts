import {
  attach,
  createEvent,
  createStore,
  sample,
  type Effect,
  type Event,
  type EventCallable,
  type Store,
  type Unit,
} from 'effector';

/** An effect of which only the newest call counts. */
export interface Latest<Params, Done, Fail> {
  /** Starts a call; whatever older calls bring from now on is ignored. */
  readonly requested: EventCallable<Params>;
  /** The newest call succeeded. */
  readonly done: Event<{ readonly params: Params; readonly result: Done }>;
  /** The newest call failed. */
  readonly failed: Event<{ readonly params: Params; readonly error: Fail }>;
  /** Whether the newest call is in flight; false for a cancelled one. */
  readonly $isPending: Store<boolean>;
}

interface LatestOptions<Input, Done, Fail> {
  readonly effect: Effect<Input, Done, Fail>;
  /** From any of these on, the call in flight is ignored as well. */
  readonly cancelOn?: readonly Unit<unknown>[];
}

interface Mapped<Params, Input> {
  /** What the effect gets. Without it, the effect gets what was requested. */
  readonly mapParams: (params: Params) => Input;
}

interface Call<Params> {
  readonly id: number;
  readonly params: Params;
}

/**
 * Lets the newest call of an effect win, in whatever order the answers come. Module level only. `mapParams` stands here because
 * an effect around the effect costs the start of the app 30 kB.
 */
export function createLatest<Params, Input, Done, Fail>(
  options: LatestOptions<Input, Done, Fail> & Mapped<Params, Input>,
): Latest<Params, Done, Fail>;
export function createLatest<Params, Done, Fail>(
  options: LatestOptions<Params, Done, Fail>,
): Latest<Params, Done, Fail>;
export function createLatest<Params, Done, Fail>({
  effect,
  mapParams = (params) => params,
  cancelOn = [],
}: LatestOptions<Params, Done, Fail> & Partial<Mapped<Params, Params>>): Latest<
  Params,
  Done,
  Fail
> {
  const requested = createEvent<Params>();
  const callFx = attach({ effect, mapParams: ({ params }: Call<Params>) => mapParams(params) });

  /** Changes with each call and each cancellation. */
  const $id = createStore(0).on([requested, ...cancelOn], (id) => id + 1);
  const $pendingId = createStore<number | null>(null)
    .on(callFx, (_, { id }) => id)
    .on(callFx.finally, (pending, { params }) => (pending === params.id ? null : pending))
    .reset(...cancelOn);

  sample({
    clock: requested,
    source: $id,
    fn: (id, params): Call<Params> => ({ id, params }),
    target: callFx,
  });

  return {
    requested,
    done: sample({
      clock: callFx.done,
      source: $id,
      filter: (id, { params }) => id === params.id,
      fn: (_, { params: { params }, result }) => ({ params, result }),
    }),
    failed: sample({
      clock: callFx.fail,
      source: $id,
      filter: (id, { params }) => id === params.id,
      fn: (_, { params: { params }, error }) => ({ params, error }),
    }),
    $isPending: $pendingId.map((id) => id !== null),
  };
}
