import { sample } from 'effector';

import { callNativeFx } from '@/shared/bridge/call-native';
import { appPaused } from '@/shared/bridge/native-events';
import { waitForMeaningfulPaintFx } from '@/shared/browser/meaningful-paint';
import { pageHidden } from '@/shared/browser/page-hidden';
import { reloadPageFx } from '@/shared/browser/reload-page';

import { appStarted } from '../../start/app-started';

// The native splash screen covers the page until the first meaningful paint.
sample({ clock: appStarted, target: waitForMeaningfulPaintFx });
sample({
  clock: waitForMeaningfulPaintFx.finally,
  fn: () => ({ method: 'hidePreloader' as const, args: {} }),
  target: callNativeFx,
});
// A page that is reloaded is blank until its first paint.
sample({
  clock: reloadPageFx,
  fn: () => ({ method: 'showPreloader' as const, args: {} }),
  target: callNativeFx,
});

// A paused app counts as a hidden page, even if its web view does not report one: positions, log and
// tracking are saved now.
sample({ clock: appPaused, target: pageHidden });
