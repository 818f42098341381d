import { createEvent, sample } from 'effector';

import { $bridge, callNativeFx, supports } from '@/shared/bridge/call-native';

/** Whether this app has a rating page: only a native one can (contract, bridge, `rateApp`). */
export const $canRate = $bridge.map((bridge) => supports(bridge, 'rateApp'));
/** The listener wants to rate the app. */
export const rateRequested = createEvent();

sample({
  clock: rateRequested,
  fn: () => ({ method: 'rateApp' as const, args: {} }),
  target: callNativeFx,
});
