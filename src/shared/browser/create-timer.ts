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

  const startFx = attach({
    source: $cancel,
    effect: (cancel) => {
      cancel?.();
      return callAfter(ms, scopeBind(passed, { safe: true }));
    },
  });
  const stopFx = attach({ source: $cancel, effect: (cancel) => cancel?.() });
  sample({ clock: startFx.doneData, fn: (cancel) => cancel, target: $cancel });
  sample({ clock: started, target: startFx });
  sample({ clock: stopped, target: stopFx });

  return { started, stopped, passed };
}
