import { createEffect } from 'effector';

/** A busy page delays idle work at most this long. */
const MAX_IDLE_WAIT_MS = 2000;

/** Resolves when the browser is idle; in a browser without idle callbacks, in the next task. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof window.requestIdleCallback === 'function') {
      window.requestIdleCallback(() => resolve(), { timeout: MAX_IDLE_WAIT_MS });
    } else {
      setTimeout(resolve);
    }
  });
}

/** `whenIdle` as an effect. */
export const waitForIdleFx = createEffect(whenIdle);
