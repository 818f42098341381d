import {
  attach,
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

/** Makes a timer of `ms` milliseconds. While it runs, its scope counts as settled. Module level only. */
export function createTimer(ms: number): Timer {
  const started = createEvent();
  const stopped = createEvent();
  const passed = createEvent();
  const $cancel = createStore<(() => void) | null>(null, { serialize: 'ignore' });

  /**
   * Ends the running timer, and starts it anew if it is to run. One effect for both, because each costs the start of the app
   * 30 kB; but one for each timer, so that what is set later at the same moment finds the timer that was set before.
   */
  const setFx = attach({
    source: $cancel,
    effect: (cancel, runs: boolean) => {
      cancel?.();
      return runs ? callAfter(ms, scopeBind(passed, { safe: true })) : null;
    },
  });
  sample({ clock: setFx.doneData, target: $cancel });
  sample({ clock: started, fn: () => true, target: setFx });
  sample({ clock: stopped, fn: () => false, target: setFx });

  return { started, stopped, passed };
}
