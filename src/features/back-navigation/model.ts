import { attach, createEvent, sample } from 'effector';

import { $wayBack, wayBackTaken } from '@/shared/bridge/way-back';
import { readHistoryDepthFx } from '@/shared/routing/history-depth';
import { navigateFx } from '@/shared/routing/navigate';

/** The back button of a page: where a deep link leads back to, else back in the history, else to the shop (product spec, section 2). */
export const backClicked = createEvent();

const depthFx = attach({ effect: readHistoryDepthFx });
sample({ clock: backClicked, target: depthFx });

const left = sample({
  clock: depthFx.doneData,
  source: $wayBack,
  fn: (to, depth) => ({ to, depth }),
});
sample({
  clock: left,
  fn: ({ to, depth }) => {
    if (to !== null) return { to, replace: true };
    return depth > 0 ? { to: -1 } : { to: '/', replace: true };
  },
  target: navigateFx,
});
sample({
  clock: left,
  filter: ({ to }) => to !== null,
  target: wayBackTaken,
});
