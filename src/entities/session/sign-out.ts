import { attach, createEvent, sample } from 'effector';

import '@/shared/api/save-tokens';
import { sessionEnded } from '@/shared/api/tokens';
import { $sessionPort } from '@/shared/bridge/session-port';
import { navigateFx } from '@/shared/routing/navigate';

/** The person wants to leave. */
export const logoutRequested = createEvent();

/** The last step of a logout: out of the app in a native wrapper, else to the shop (contract, bridge). */
const exitFx = attach({
  source: $sessionPort,
  effect: (port) => (port ? port.exit() : navigateFx({ to: '/', replace: true })),
});

sample({ clock: logoutRequested, target: sessionEnded });
sample({ clock: logoutRequested, target: exitFx });
