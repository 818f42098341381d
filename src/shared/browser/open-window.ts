import { createEffect } from 'effector';

/** Opens an address in a window of its own, which cannot reach back into this page. */
export const openWindowFx = createEffect((url: string) => {
  window.open(url, '_blank', 'noopener,noreferrer');
});
