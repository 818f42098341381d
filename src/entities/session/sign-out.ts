import { attach, createEvent, createStore, sample } from 'effector';

import { saveTokensFx } from '@/shared/api/save-tokens';
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

const $isLeaving = createStore(false).on(logoutRequested, () => true);
sample({ clock: logoutRequested, target: sessionEnded });
// A wrapper takes its page away at once: by then it has to have lost the tokens.
const tokensForgotten = sample({
  clock: saveTokensFx.finally,
  filter: $isLeaving,
});
$isLeaving.reset(tokensForgotten);
sample({ clock: tokensForgotten, target: exitFx });
