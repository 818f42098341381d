import { createEffect, createEvent, scopeBind } from 'effector';

import { setUncaughtListener } from './early-uncaught';

/** An error was not caught: the thrown value, of any type. */
export const uncaughtThrown = createEvent<unknown>();

/** Starts to report, beginning with the buffered errors. Started once, by error reporting. */
export const watchUncaughtFx = createEffect(() => {
  const thrown = scopeBind(uncaughtThrown, { safe: true });
  setUncaughtListener((event) => {
    thrown('reason' in event ? event.reason : (event.error ?? event.message));
  });
});
