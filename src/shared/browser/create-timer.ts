import {
  createEffect,
  createEvent,
  createStore,
  sample,
  scopeBind,
  type Event,
  type EventCallable,
} from 'effector';

import { callAfter } from './wait';

/** A timer that starts anew with each start. */
export interface Timer {
  readonly started: EventCallable<void>;
  readonly stopped: EventCallable<void>;
  /** The time is up. */
  readonly passed: Event<void>;
}

interface Setting {
  /** Ends the timer that runs; null without one. */
  readonly cancel: (() => void) | null;
  readonly passed: EventCallable<void>;
  /** Null to start none. */
  readonly ms: number | null;
}

/** Sets all timers: an effect for each would cost the start of the app 30 kB. */
const setFx = createEffect(({ cancel, passed, ms }: Setting) => {
  cancel?.();
  return ms === null ? null : callAfter(ms, scopeBind(passed, { safe: true }));
});

/** Makes a timer of `ms` milliseconds. While it runs, its scope counts as settled. Module level only. */
export function createTimer(ms: number): Timer {
  const started = createEvent();
  const stopped = createEvent();
  const passed = createEvent();
  const $cancel = createStore<(() => void) | null>(null, { serialize: 'ignore' });

  sample({
    clock: started,
    source: $cancel,
    fn: (cancel) => ({ cancel, passed, ms }),
    target: setFx,
  });
  sample({
    clock: stopped,
    source: $cancel,
    fn: (cancel) => ({ cancel, passed, ms: null }),
    target: setFx,
  });
  sample({
    clock: setFx.done,
    filter: ({ params }) => params.passed === passed,
    fn: ({ result }) => result,
    target: $cancel,
  });

  return { started, stopped, passed };
}
