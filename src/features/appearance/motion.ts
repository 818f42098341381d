import { combine, createStore, sample } from 'effector';

import { $nativeState } from '@/shared/bridge/native-state';
import { applyMotionFx, readUserAgentFx } from '@/shared/browser/motion';
import { MIN_ANIMATION_OS_VERSION } from '@/shared/config/constants';
import { isVersion } from '@/shared/lib/compare-versions';
import { osVersion } from '@/shared/lib/os-version';
import { pageModelsStarted } from '@/shared/routing/page-models';

const $userAgent = createStore('').on(readUserAgentFx.doneData, (_, userAgent) => userAgent);

/**
 * Whether the system is new enough to animate. The wrapper knows its version better than the user agent; a system that
 * tells no version animates. Rule: docs/behaviour.md#motion
 */
const $hasMotion = combine($nativeState, $userAgent, (native, userAgent) => {
  const stated = native['osVersion'];
  const version = typeof stated === 'string' && stated !== '' ? stated : osVersion(userAgent);
  return version === null || isVersion(version, '>=', MIN_ANIMATION_OS_VERSION);
});

sample({ clock: pageModelsStarted, fn: () => undefined, target: readUserAgentFx });
sample({ clock: $hasMotion.updates, target: applyMotionFx });
