import { attach, createEvent, sample } from 'effector';

import { $deepLinkReturnPath, deepLinkReturnTaken } from '@/shared/bridge/opened-link';
import { readHistoryDepthFx } from '@/shared/routing/history-depth';
import { $location } from '@/shared/routing/location';
import { navigateFx } from '@/shared/routing/navigate';
import { pageOfRoute } from '@/shared/routing/page-table';

/** Goes to the return path of a deep link, else back in the history, else to the page's given route, else to the shop. docs/behaviour.md#back-navigation */
export const backClicked = createEvent();

const depthFx = attach({ effect: readHistoryDepthFx });
sample({ clock: backClicked, target: depthFx });

const left = sample({
  clock: depthFx.doneData,
  source: { to: $deepLinkReturnPath, location: $location },
  fn: ({ to, location }, depth) => ({
    to,
    depth,
    givenPath: pageOfRoute(location?.routeId ?? '')?.backTo ?? '/',
  }),
});
sample({
  clock: left,
  fn: ({ to, depth, givenPath }) => {
    if (to !== null) return { to, replace: true };
    return depth > 0 ? { to: -1 } : { to: givenPath, replace: true };
  },
  target: navigateFx,
});
sample({
  clock: left,
  filter: ({ to }) => to !== null,
  target: deepLinkReturnTaken,
});
