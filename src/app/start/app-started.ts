import { createEffect, createEvent, sample } from 'effector';

import { clientKnown, clientRequested } from '@/entities/client/model';
import { readAddress } from '@/shared/browser/address';
import { watchOnlineFx } from '@/shared/browser/online';
import { watchPageHiddenFx } from '@/shared/browser/page-hidden';
import { readHostMeta } from '@/shared/browser/page-meta';
import { sessionRestored, sessionRestoreRequested } from '@/entities/session/model';
import { watchEngineFx } from '@/features/player/model/engine';
import { playerRestoreRequested } from '@/features/player/model/progress';
import { $apiHosts, $siteOrigin } from '@/shared/api/authorized';
import { watchRouterFx } from '@/shared/routing/location';

/** The only event that starts work. Modules declare, and do nothing when they are imported. */
export const appStarted = createEvent();

/** The server that serves the page writes the API hosts into its head. */
const readPageFx = createEffect(() => ({
  clientId: new URLSearchParams(readAddress().search).get('clientId'),
  origin: readAddress().origin,
  hosts: { site: readHostMeta('shenidar-site-host'), auth: readHostMeta('shenidar-auth-host') },
}));

sample({
  clock: appStarted,
  target: [readPageFx, watchPageHiddenFx, watchOnlineFx, watchEngineFx],
});
sample({ clock: readPageFx.doneData, fn: ({ hosts }) => hosts, target: $apiHosts });
sample({
  clock: readPageFx.doneData,
  fn: ({ hosts, origin }) => hosts.site || origin,
  target: $siteOrigin,
});

// The first request carries client and session: client, then session, then the first page.
sample({
  clock: readPageFx.doneData,
  fn: ({ clientId }) => ({ clientId }),
  target: clientRequested,
});
sample({ clock: clientKnown, target: sessionRestoreRequested });
sample({ clock: sessionRestored, target: [playerRestoreRequested, watchRouterFx] });
