import { createEffect } from 'effector';

/** The time of this device, epoch milliseconds. */
export const readNowFx = createEffect(() => Date.now());
