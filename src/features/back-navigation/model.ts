import { attach, createEvent, sample } from 'effector';

import { $deepLinkReturnPath, deepLinkReturnTaken } from '@/shared/bridge/opened-link';
import { readHistoryDepthFx } from '@/shared/routing/history-depth';
import { navigateFx } from '@/shared/routing/navigate';

/** Goes to the return path of a deep link, else back in the history, else to the shop. docs/behaviour.md#back-navigation */
export const backClicked = createEvent();

const depthFx = attach({ effect: readHistoryDepthFx });
sample({ clock: backClicked, target: depthFx });

const left = sample({
  clock: depthFx.doneData,
  source: $deepLinkReturnPath,
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
  target: deepLinkReturnTaken,
});
