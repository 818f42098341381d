import { createEffect } from 'effector';

/** Whether the server answers with this page, so that a reload does not lose the app. */
export const isPageServedFx = createEffect(async () => {
  try {
    const { ok } = await fetch(window.location.href, {
      cache: 'no-store',
      // Servers answer addresses of pages with the app only where HTML is asked for.
      headers: { accept: 'text/html' },
    });
    return ok;
  } catch {
    return false;
  }
});
