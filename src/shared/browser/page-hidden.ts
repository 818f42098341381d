import { createEffect, createEvent, scopeBind } from 'effector';

/** The page is being hidden or closed: unsaved state must be stored now. */
export const pageHidden = createEvent();

/** Starts to listen. Never stopped: the last `pagehide` comes when the page itself ends. */
export const watchPageHiddenFx = createEffect(() => {
  const hidden = scopeBind(pageHidden, { safe: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hidden();
  });
  window.addEventListener('pagehide', () => {
    hidden();
  });
});
