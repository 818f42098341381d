import { createEvent, sample } from 'effector';

import { $keptAgeMs } from '@/shared/api/kept-endpoint';
import { cameOnline } from '@/shared/browser/online';
import { $location } from '@/shared/routing/location';
import { navigateFx } from '@/shared/routing/navigate';

export const keptReloadClicked = createEvent();

const cameBack = sample({ clock: cameOnline, filter: $keptAgeMs.map((ageMs) => ageMs !== null) });

// A navigation to the address of the page loads it again. Rule: docs/behaviour.md#without-a-connection
sample({
  clock: [keptReloadClicked, cameBack],
  source: $location,
  filter: (location) => location !== null,
  fn: (location) => ({
    to: location ? location.path + location.search + location.hash : '/',
    replace: true,
    keepsScroll: true,
  }),
  target: navigateFx,
});
