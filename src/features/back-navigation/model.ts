import { createEvent, sample } from 'effector';

import { readHistoryDepthFx } from '@/shared/routing/history-depth';
import { navigateFx } from '@/shared/routing/navigate';

/** The back button of a page: back in the history, else to the shop (product spec, section 2). */
export const backClicked = createEvent();

sample({ clock: backClicked, target: readHistoryDepthFx });
sample({
  clock: readHistoryDepthFx.doneData,
  fn: (depth) => (depth > 0 ? { to: -1 } : { to: '/', replace: true }),
  target: navigateFx,
});
