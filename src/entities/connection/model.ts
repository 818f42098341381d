import { createEffect, createEvent, scopeBind } from 'effector';

/** The device says that it is online again. */
export const connectionReturned = createEvent();

/** Begins to listen to the browser. Started once, by `appStarted`. */
export const watchConnectionFx = createEffect(() => {
  const returned = scopeBind(connectionReturned, { safe: true });
  window.addEventListener('online', () => {
    returned();
  });
});
