import { createEffect, createEvent, sample, scopeBind } from 'effector';

import { clientKnown, clientRequested } from '@/entities/client/model';
import { watchOnlineFx } from '@/shared/browser/online';
import { sessionRestored, sessionRestoreRequested } from '@/entities/session/model';
import { watchEngineFx } from '@/features/player/model/engine';
import { pageHidden, restoreRequested } from '@/features/player/model/progress';
import { $apiHosts } from '@/shared/api/authorized';
import { watchRouterFx } from '@/shared/routing/location';

/** The one thing that starts work: everything before it only declares. */
export const appStarted = createEvent();

/** Hosts are settings of the serving and stand in the page's head (contract, harness). */
const readPageFx = createEffect(() => ({
  clientId: new URLSearchParams(window.location.search).get('clientId'),
  hosts: { site: hostOf('shenidar-site-host'), auth: hostOf('shenidar-auth-host') },
}));

const watchPageFx = createEffect(() => {
  const hidden = scopeBind(pageHidden, { safe: true });
  const tellWhenHidden = () => {
    if (document.visibilityState === 'hidden') hidden();
  };
  document.addEventListener('visibilitychange', tellWhenHidden);
  window.addEventListener('pagehide', () => {
    hidden();
  });
});

sample({
  clock: appStarted,
  target: [readPageFx, watchPageFx, watchOnlineFx, watchEngineFx],
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

function hostOf(name: string): string {
  const host = document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  return host.replace(/\/+$/, '');
}
