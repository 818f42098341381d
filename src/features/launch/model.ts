import { createEffect, sample } from 'effector';

import { readAddress } from '@/shared/browser/address';
import { launched, watchLaunchesFx } from '@/shared/browser/launches';
import { $location } from '@/shared/routing/location';
import { navigateFx } from '@/shared/routing/navigate';
import { pageModelsStarted } from '@/shared/routing/page-models';

import { isShare, launchPath } from './lib/launch-path';

const readLaunchFx = createEffect((address: string) => launchPath(address, readAddress().origin));
/** A share from another app starts this one at the address of the share target. */
const readSharedStartFx = createEffect((search: string) => {
  const { origin } = readAddress();
  return launchPath(`${origin}/${search}`, origin);
});

sample({ clock: pageModelsStarted, target: watchLaunchesFx });
sample({ clock: launched, target: readLaunchFx });
sample({
  clock: readLaunchFx.doneData,
  filter: (path) => path !== null,
  fn: (path) => ({ to: path ?? '/' }),
  target: navigateFx,
});

sample({
  clock: pageModelsStarted,
  source: $location,
  filter: (location) => location !== null && isShare(location.path, location.search),
  fn: (location) => location?.search ?? '',
  target: readSharedStartFx,
});
// The address of the share itself is none to come back to.
sample({
  clock: readSharedStartFx.doneData,
  fn: (path) => ({ to: path ?? '/', replace: true }),
  target: navigateFx,
});
