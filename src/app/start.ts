import { createEffect, createEvent, sample } from 'effector';

import { clientKnown, clientRequested } from '@/entities/client/model';
import { readAddress } from '@/shared/browser/address';
import { watchOnlineFx } from '@/shared/browser/online';
import { watchPageHiddenFx } from '@/shared/browser/page-hidden';
import { readHostMeta } from '@/shared/browser/page-meta';
import { sessionRestored, sessionRestoreRequested } from '@/entities/session/model';
import { watchEngineFx } from '@/features/player/model/engine';
import { restoreRequested } from '@/features/player/model/progress';
import { $apiHosts } from '@/shared/api/authorized';
import { watchRouterFx } from '@/shared/routing/location';

/** The one thing that starts work: everything before it only declares. */
export const appStarted = createEvent();

/** Hosts are settings of the serving and stand in the page's head (contract, harness). */
const readPageFx = createEffect(() => ({
  clientId: new URLSearchParams(readAddress().search).get('clientId'),
  hosts: { site: readHostMeta('shenidar-site-host'), auth: readHostMeta('shenidar-auth-host') },
}));

sample({
  clock: appStarted,
  target: [readPageFx, watchPageHiddenFx, watchOnlineFx, watchEngineFx],
});
sample({ clock: readPageFx.doneData, fn: ({ hosts }) => hosts, target: $apiHosts });

// Who is asking must be known before the first call leaves: client, then session, then the page.
sample({
  clock: readPageFx.doneData,
  fn: ({ clientId }) => ({ clientId }),
  target: clientRequested,
});
sample({ clock: clientKnown, target: sessionRestoreRequested });
sample({ clock: sessionRestored, target: [restoreRequested, watchRouterFx] });
