import { sample } from 'effector';

import { callNativeFx } from '@/shared/bridge/call-native';
import { waitForMeaningfulPaintFx } from '@/shared/browser/meaningful-paint';
import { reloadPageFx } from '@/shared/browser/reload-page';

import { appStarted } from '../start';

// The native splash lies above the page until there is something to see.
sample({ clock: appStarted, target: waitForMeaningfulPaintFx });
sample({
  clock: waitForMeaningfulPaintFx.finally,
  fn: () => ({ method: 'hidePreloader' as const, args: {} }),
  target: callNativeFx,
});
// A page that is begun anew is blank until then.
sample({
  clock: reloadPageFx,
  fn: () => ({ method: 'showPreloader' as const, args: {} }),
  target: callNativeFx,
});
