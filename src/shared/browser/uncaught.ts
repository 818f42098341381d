import { createEffect, createEvent, scopeBind } from 'effector';

import { hearUncaught } from './early-uncaught';

/** Something was thrown and nobody caught it: the thrown value, whatever it is. */
export const uncaughtThrown = createEvent<unknown>();

/** Begins to tell, first of what was thrown before. Started once, by error reporting. */
export const watchUncaughtFx = createEffect(() => {
  const thrown = scopeBind(uncaughtThrown, { safe: true });
  hearUncaught((event) => {
    thrown('reason' in event ? event.reason : (event.error ?? event.message));
  });
});
