import { createEffect } from 'effector';

import { waitForIdleFx } from './idle';
import { waitFx } from './wait';

/** What the page shows has the network and the processor to itself for this long. */
const CONTENT_FIRST_MS = 3000;

/** Resolves when the page has had its time and the browser is idle: for what nobody on the page waits for. */
export const waitForRestFx = createEffect(async () => {
  await waitFx(CONTENT_FIRST_MS);
  await waitForIdleFx();
});
