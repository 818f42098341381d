import { attach, createEvent, createStore, sample } from 'effector';

import { $isLoggedIn } from '@/entities/session/model';
import { getPlaylistFx } from '@/shared/api/endpoints/stream';
import {
  consumeSubscriptionFx,
  getCurrentSubscriptionFx,
} from '@/shared/api/endpoints/subscription';
import type { ApiError } from '@/shared/api/errors';
import { sessionEnded } from '@/shared/api/tokens';
import { createOverlay } from '@/shared/routing/create-overlay';
import { $location } from '@/shared/routing/location';
import { navigateFx } from '@/shared/routing/navigate';

/** Pushes a history entry that closing takes back (product spec, section 2, 'Other overlays'). */
export const endedDialog = createOverlay('#subscriptionEnded');
export const renewClicked = createEvent();

const PLANS = '/subscription/plans';

/**
 * The API tells of a running subscription or of none, never of one that ran out. These refusals do:
 * a title that this device plays as a whole is the person's no more, or a title was to be taken off a
 * quota and no subscription runs. Neither happens to somebody who never had one.
 */
function tellsOfEnd(error: ApiError): boolean {
  return error.kind === 'http' && (error.code === 'not-owned' || error.code === 'no-subscription');
}

const lookFx = attach({ effect: getCurrentSubscriptionFx, mapParams: () => ({}) });

/** Told once for each subscription: until another one runs, or another person comes. */
const $isTold = createStore(false)
  .on(endedDialog.opened, () => true)
  .on(getCurrentSubscriptionFx.doneData, (isTold, running) => isTold && running === null)
  .reset(sessionEnded);

const refused = sample({
  clock: [getPlaylistFx.failData, consumeSubscriptionFx.failData],
  source: { isLoggedIn: $isLoggedIn, isTold: $isTold },
  filter: ({ isLoggedIn, isTold }, error) => isLoggedIn && !isTold && tellsOfEnd(error),
});
sample({ clock: refused, target: lookFx });
sample({
  clock: lookFx.doneData,
  source: { isTold: $isTold, location: $location },
  // Where it could be renewed nobody needs to be led there.
  filter: ({ isTold, location }, running) =>
    running === null && !isTold && location?.path !== PLANS,
  target: endedDialog.opened,
});

// The plans take the dialog's own entry, so that the way back leads to the page below it.
sample({
  clock: renewClicked,
  fn: () => ({ to: PLANS, replace: true }),
  target: navigateFx,
});
