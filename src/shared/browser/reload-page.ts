import { createEffect } from 'effector';

/** Reloads the page. */
export const reloadPageFx = createEffect(() => {
  window.location.reload();
});
