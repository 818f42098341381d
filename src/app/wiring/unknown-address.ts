import { createEffect, createEvent, sample, scopeBind } from 'effector';

import { notificationRequested } from '@/features/notifications/model';
import { readFirstPathFx } from '@/shared/browser/first-address';
import { watchUnknownAddresses } from '@/shared/browser/unknown-address';
import { navigation } from '@/shared/i18n/fa/navigation';
import { patternOf } from '@/shared/routing/known-paths';
import { pageModelsStarted } from '@/shared/routing/page-models';

/** A link or a model led to an address without a page. */
const unknownAddressMet = createEvent();
const watchUnknownAddressesFx = createEffect(() => {
  const report = scopeBind(unknownAddressMet, { safe: true });
  watchUnknownAddresses(() => report());
});

// The router has led the first address to the shop before any model could listen, so the
// browser is asked. Rule: docs/behaviour.md#addresses
sample({
  clock: pageModelsStarted,
  fn: () => undefined,
  target: [readFirstPathFx, watchUnknownAddressesFx],
});
const arrivedAtUnknown = readFirstPathFx.doneData.filter({
  fn: (path) => path !== null && patternOf(path) === null,
});
sample({
  clock: [unknownAddressMet, arrivedAtUnknown],
  fn: () => ({ kind: 'info' as const, text: navigation.unknownAddress }),
  target: notificationRequested,
});
