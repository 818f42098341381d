import { createEffect } from 'effector';

/** The time of this device, epoch milliseconds; for an effect that must stay synchronous. */
export function readNow(): number {
  return Date.now();
}

/** The time of this device, epoch milliseconds. */
export const readNowFx = createEffect(readNow);
