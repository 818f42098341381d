import { attach, createEvent, createStore, sample } from 'effector';

import { writeTokensFx } from '@/shared/api/write-tokens';
import { sessionEnded } from '@/shared/api/tokens';
import { $sessionPort } from '@/shared/bridge/session-port';
import { navigateFx } from '@/shared/routing/navigate';

/** The user signs out. */
export const logoutRequested = createEvent();

/** The last step of a sign-out: closes the native app, or opens the shop. Rule: docs/behaviour.md#sign-out */
const exitFx = attach({
  source: $sessionPort,
  effect: (port) => (port ? port.exit() : navigateFx({ to: '/', replace: true })),
});

const $isLeaving = createStore(false).on(logoutRequested, () => true);
sample({ clock: logoutRequested, target: sessionEnded });
// The wrapper closes the page on exit, so it must have dropped its tokens before.
const tokensForgotten = sample({
  clock: writeTokensFx.finally,
  filter: $isLeaving,
});
$isLeaving.reset(tokensForgotten);
sample({ clock: tokensForgotten, target: exitFx });
