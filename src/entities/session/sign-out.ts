import { attach, createEvent, createStore, merge, sample } from 'effector';

import { writeTokensFx } from '@/shared/api/write-tokens';
import { renewalRefused, sessionEnded } from '@/shared/api/tokens';
import { $sessionPort } from '@/shared/bridge/session-port';
import { navigateFx } from '@/shared/routing/navigate';

/** The user signs out. */
export const logoutRequested = createEvent();

/** The last step of a sign-out: closes the native app, or opens the shop. Rule: docs/behaviour.md#sign-out */
const exitFx = attach({
  source: $sessionPort,
  effect: (port) => (port ? port.exit() : navigateFx({ to: '/', replace: true })),
});

// On the web a refused renewal leaves the user where they are: the page offers to sign in.
const refusedInWrapper = sample({
  clock: renewalRefused,
  source: $sessionPort,
  filter: (port) => port !== null,
});
const $isLeaving = createStore(false).on(merge([logoutRequested, refusedInWrapper]), () => true);
sample({ clock: logoutRequested, target: sessionEnded });
// The wrapper closes the page on exit, so it must have dropped its tokens before.
const tokensForgotten = sample({
  clock: writeTokensFx.finally,
  filter: $isLeaving,
});
$isLeaving.reset(tokensForgotten);
sample({ clock: tokensForgotten, target: exitFx });
