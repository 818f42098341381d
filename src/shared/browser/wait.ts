import { createEffect } from 'effector';

/** Resolves after `ms` milliseconds. */
export const waitFx = createEffect(
  (ms: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, ms);
    }),
);

/** Calls `callback` after `ms` milliseconds. Returns the function that cancels the call. */
export function callAfter(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => {
    clearTimeout(timer);
  };
}
