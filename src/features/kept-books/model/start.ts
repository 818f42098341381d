import { attach, sample } from 'effector';

import { $isLoggedIn, loggedIn } from '@/entities/session/model';
import { clearKeptFx } from '@/shared/api/kept-endpoint';
import { readCanKeepFx } from '@/shared/browser/kept-space';
import { watchKeptTabsFx } from '@/shared/browser/kept-tabs';
import { $environment } from '@/shared/config/environment';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { refreshToken } from '@/shared/storage/identity-keys';
import { readRawFx } from '@/shared/storage/stored-value';

import { $canKeep } from './books';
import { keptReadRequested } from './keep';

sample({
  clock: pageModelsStarted,
  source: $environment,
  filter: ({ hasServiceWorker }) => hasServiceWorker,
  fn: () => undefined,
  target: readCanKeepFx,
});
sample({ clock: readCanKeepFx.doneData, target: $canKeep });
const started = sample({ clock: readCanKeepFx.doneData, filter: Boolean, fn: () => undefined });
sample({ clock: started, target: watchKeptTabsFx });
sample({
  clock: [
    sample({ clock: started, filter: $isLoggedIn }),
    sample({ clock: loggedIn, filter: $canKeep }),
  ],
  target: keptReadRequested,
});

// A sign-out whose tab was closed at once may have left something behind. A session that could not be renewed yet,
// because there is no connection, keeps its refresh token and its books. A visitor's answers stay.
const readSessionFx = attach({ effect: readRawFx, mapParams: () => refreshToken });
sample({ clock: started, target: readSessionFx });
sample({
  clock: readSessionFx.doneData,
  source: $isLoggedIn,
  filter: (isLoggedIn, stored) => !isLoggedIn && stored === null,
  fn: () => 'ofSessions' as const,
  target: clearKeptFx,
});
