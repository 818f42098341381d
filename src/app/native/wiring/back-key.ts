import { attach, sample } from 'effector';

import { playerShrinkRequested } from '@/features/player/model/surface';
import { backPressed, eventDeclined } from '@/shared/bridge/native-events';
import { $deepLinkReturnPath, deepLinkReturnTaken } from '@/shared/bridge/opened-link';
import { readHistoryDepthFx } from '@/shared/routing/history-depth';
import { $location } from '@/shared/routing/location';
import { navigateFx, type Navigation } from '@/shared/routing/navigate';

/**
 * The meaning of the device's back key: the top modal closes, else the full player shrinks (both have a
 * marker in the address), else a deep link's return path is followed, else the previous history entry.
 * Rule: docs/behaviour.md#back-navigation
 */
type BackStep =
  | { readonly kind: 'shrink' | 'decline' }
  | { readonly kind: 'go'; readonly by: Navigation; readonly isDeepLinkReturn?: true };

const depthFx = attach({ effect: readHistoryDepthFx });
sample({ clock: backPressed, target: depthFx });

const stepTaken = sample({
  clock: depthFx.doneData,
  source: { location: $location, returnPath: $deepLinkReturnPath },
  fn: ({ location, returnPath }, depth): BackStep => {
    if (location?.hash === '#player') return { kind: 'shrink' };
    if (location && location.hash !== '' && depth === 0)
      return { kind: 'go', by: { to: location.path + location.search, replace: true } };
    if (location && location.hash !== '') return { kind: 'go', by: { to: -1 } };
    if (returnPath !== null)
      return { kind: 'go', by: { to: returnPath, replace: true }, isDeepLinkReturn: true };
    return depth > 0 ? { kind: 'go', by: { to: -1 } } : { kind: 'decline' };
  },
});
sample({
  clock: stepTaken,
  filter: ({ kind }) => kind === 'shrink',
  target: playerShrinkRequested,
});
sample({
  clock: stepTaken,
  filter: ({ kind }) => kind === 'decline',
  target: eventDeclined,
});
const stepsAway = stepTaken.filterMap((step) => (step.kind === 'go' ? step : undefined));
sample({ clock: stepsAway, fn: ({ by }) => by, target: navigateFx });
sample({
  clock: stepsAway,
  filter: ({ isDeepLinkReturn = false }) => isDeepLinkReturn,
  target: deepLinkReturnTaken,
});
