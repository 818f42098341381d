import { createEffect, createEvent, scopeBind } from 'effector';

/** The device says that it is online again. */
export const cameOnline = createEvent();

/** Begins to listen to the browser. Started once, by `appStarted`. */
export const watchOnlineFx = createEffect(() => {
  const told = scopeBind(cameOnline, { safe: true });
  window.addEventListener('online', () => {
    told();
  });
});
