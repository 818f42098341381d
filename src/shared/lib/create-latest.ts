import {
  createEffect,
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

interface LatestOptions<Call> {
  /** An effect, or a function, whose answer may be there at once: an effect tells none before the next microtask. */
  readonly effect: Call;
  /** From any of these on, the call in flight is ignored as well. */
  readonly cancelOn?: readonly Unit<unknown>[];
}

interface Mapped<Params, Input> {
  /** What the effect gets. Without it, the effect gets what was requested. */
  readonly mapParams: (params: Params) => Input;
}

interface Call {
  /** The `requested` of the one whose call this is. */
  readonly requested: Unit<unknown>;
  readonly id: number;
  readonly params: unknown;
  /** The answer or its promise. */
  readonly run: () => unknown;
}

/** Makes the calls of all: with an effect for each, the models would consist of a twentieth more units at the start. */
const callFx = createEffect<Call, unknown, unknown>(({ run }) => run());

/**
 * Lets the newest call of an effect win, in whatever order the answers come. Module level only. `mapParams` stands here because
 * an effect around the effect costs the start of the app 30 kB.
 */
export function createLatest<Params, Input, Done, Fail>(
  options: LatestOptions<Effect<Input, Done, Fail>> & Mapped<Params, Input>,
): Latest<Params, Done, Fail>;
export function createLatest<Params, Done, Fail>(
  options: LatestOptions<Effect<Params, Done, Fail> | ((params: Params) => Done | Promise<Done>)>,
): Latest<Params, Done, Fail>;
export function createLatest<Params, Done, Fail>({
  effect,
  mapParams = (params) => params,
  cancelOn = [],
}: LatestOptions<(params: Params) => Done | Promise<Done>> &
  Partial<Mapped<Params, Params>>): Latest<Params, Done, Fail> {
  const requested = createEvent<Params>();
  /** The id changes with each call and each cancellation. */
  const $newest = createStore({ id: 0, isPending: false })
    .on(requested, ({ id }) => ({ id: id + 1, isPending: true }))
    .on([...cancelOn], ({ id }) => ({ id: id + 1, isPending: false }));

  sample({
    clock: requested,
    source: $newest,
    fn: ({ id }, params): Call => ({
      requested,
      id,
      params,
      run: () => effect(mapParams(params)),
    }),
    target: callFx,
  });

  const answered = sample({
    clock: callFx.finally,
    source: $newest,
    filter: ({ id }, { params: call }) => call.requested === requested && call.id === id,
    fn: (_, answer) => answer,
  });
  $newest.on(answered, ({ id }) => ({ id, isPending: false }));

  return {
    requested,
    done: answered.filterMap((answer) =>
      answer.status === 'done'
        ? { params: answer.params.params as Params, result: answer.result as Done }
        : undefined,
    ),
    failed: answered.filterMap((answer) =>
      answer.status === 'fail'
        ? { params: answer.params.params as Params, error: answer.error as Fail }
        : undefined,
    ),
    $isPending: $newest.map(({ isPending }) => isPending),
  };
}
