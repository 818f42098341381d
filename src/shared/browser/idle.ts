import { createEffect } from 'effector';

/** The page may be busy for this long before what waits for a quiet moment is done all the same. */
const LONGEST_WAIT_MS = 2000;

/** Done when the browser has nothing better to do; where it does not tell, on the next turn. */
export const waitForIdleFx = createEffect(
  () =>
    new Promise<void>((resolve) => {
      if (typeof window.requestIdleCallback === 'function') {
        window.requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
      } else {
        setTimeout(resolve);
      }
    }),
);
