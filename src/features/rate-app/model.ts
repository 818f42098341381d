import { createEvent, sample } from 'effector';

import { $bridge, callNativeFx, supports } from '@/shared/bridge/call-native';

/** Whether the wrapper can open a rating page. Rule: docs/native-bridge.md#rateapp */
export const $canRateApp = $bridge.map((bridge) => supports(bridge, 'rateApp'));
/** Opens the rating page. */
export const appRatingRequested = createEvent();

sample({
  clock: appRatingRequested,
  fn: () => ({ method: 'rateApp' as const, args: {} }),
  target: callNativeFx,
});
