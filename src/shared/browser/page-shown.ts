import { createEffect, createEvent, scopeBind } from 'effector';

/** The page is seen again, after it was hidden or frozen. */
export const pageShown = createEvent();

/** Starts to listen. Never stopped: the page can be shown again as long as it lives. */
export const watchPageShownFx = createEffect(() => {
  const shown = scopeBind(pageShown, { safe: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') shown();
  });
  window.addEventListener('pageshow', () => {
    shown();
  });
});
