import { createEvent, createStore, sample, type EventCallable, type Store } from 'effector';

import { createTimer } from '@/shared/browser/create-timer';
import { LOADING_INDICATOR_LONGEST_MS, LOADING_INDICATOR_REST_MS } from '@/shared/config/constants';

/** What is waited for. */
export interface Waiting {
  /** Tells a screen reader, and in the small indicator the user, what is happening. */
  readonly text: string;
  /** It disappears after 5 s, also when what is waited for has not come. */
  readonly hidesItself: boolean;
}

/** A loading indicator above the pages. */
export interface Indicator {
  /** Something is waited for. The newest replaces what was waited for before. */
  readonly started: EventCallable<Waiting>;
  /** It has come, or never will: the indicator disappears after half a second. */
  readonly ended: EventCallable<void>;
  /** Null while nothing is shown. */
  readonly $waiting: Store<Waiting | null>;
}

/** Rule: docs/behaviour.md#loading-indicators */
function createIndicator(): Indicator {
  const started = createEvent<Waiting>();
  const ended = createEvent();
  const longest = createTimer(LOADING_INDICATOR_LONGEST_MS);
  const rest = createTimer(LOADING_INDICATOR_REST_MS);

  const $waiting = createStore<Waiting | null>(null)
    .on(started, (_, waiting) => waiting)
    .on(longest.passed, (waiting) => (waiting?.hidesItself === true ? null : waiting))
    .reset(rest.passed);

  sample({ clock: started, fn: () => undefined, target: [longest.started, rest.stopped] });
  sample({
    clock: ended,
    filter: $waiting.map((waiting) => waiting !== null),
    target: rest.started,
  });
  sample({
    clock: $waiting.updates.filter({ fn: (waiting) => waiting === null }),
    fn: () => undefined,
    target: [longest.stopped, rest.stopped],
  });

  return { started, ended, $waiting };
}

/** Covers the screen. */
export const screenIndicator = createIndicator();
/** A small card over the page, which stays in use. */
export const smallIndicator = createIndicator();
