import { sample } from 'effector';

import { notificationRequested } from '@/features/notifications/model';
import { readFirstPathFx } from '@/shared/browser/first-address';
import { navigation } from '@/shared/i18n/fa/navigation';
import { patternOf } from '@/shared/routing/known-paths';
import { pageModelsReady } from '@/shared/routing/page-models';

// The router has led an address without a page to the shop before any model could see it, so the
// browser is asked. Rule: docs/behaviour.md#addresses
sample({ clock: pageModelsReady, fn: () => undefined, target: readFirstPathFx });
sample({
  clock: readFirstPathFx.doneData,
  filter: (path) => path !== null && patternOf(path) === null,
  fn: () => ({ kind: 'info' as const, text: navigation.unknownAddress }),
  target: notificationRequested,
});
