import { createEffect, createEvent, scopeBind } from 'effector';

/** The browser reports that the device is online again. */
export const cameOnline = createEvent();

/** Starts to listen; called once, by `appStarted`. Never stopped: the page needs it as long as it lives. */
export const watchOnlineFx = createEffect(() => {
  const reported = scopeBind(cameOnline, { safe: true });
  window.addEventListener('online', () => {
    reported();
  });
});

/** Whether the browser believes that the device is online. */
export function isOnline(): boolean {
  return navigator.onLine;
}
