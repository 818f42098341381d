import { createEffect } from 'effector';

/** Begins the page anew. */
export const reloadPageFx = createEffect(() => {
  window.location.reload();
});
