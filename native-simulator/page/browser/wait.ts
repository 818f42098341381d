import { createEffect } from 'effector';

/** Resolves after `ms` milliseconds. */
export const waitFx = createEffect(
  (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
);

/** Calls `callback` after `ms` milliseconds. */
export function callAfter(ms: number, callback: () => void): void {
  setTimeout(callback, ms);
}
