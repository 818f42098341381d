import { createEffect } from 'effector';

/** The page may be busy for this long before what waits for a quiet moment is done all the same. */
const LONGEST_WAIT_MS = 2000;

/** Resolves when the browser has nothing better to do; where it does not tell, on the next turn. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof window.requestIdleCallback === 'function') {
      window.requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
    } else {
      setTimeout(resolve);
    }
  });
}

/** Done in a quiet moment; what waits for one of its own takes `whenIdle`. */
export const waitForIdleFx = createEffect(whenIdle);
