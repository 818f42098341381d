import { createEffect, createEvent, scopeBind } from 'effector';

/** Something was thrown and nobody caught it: the thrown value, whatever it is. */
export const uncaughtThrown = createEvent<unknown>();

/** Begins to listen to the page. Started once, by error reporting. */
export const watchUncaughtFx = createEffect(() => {
  const thrown = scopeBind(uncaughtThrown, { safe: true });
  window.addEventListener('error', ({ error, message }: ErrorEvent) => {
    thrown(error ?? message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    thrown(reason);
  });
});
