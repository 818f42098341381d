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

/** The dialog with its own history entry. Rules: docs/behaviour.md#subscription-ended, docs/behaviour.md#overlays */
export const endedDialog = createOverlay('#subscriptionEnded');
export const renewClicked = createEvent();

const PLANS_PATH = '/subscription/plans';

/**
 * Whether an error shows that a subscription has ended, which the API never reports directly: the player
 * is refused the playlist of a title that the user had, or a title cannot be taken from the quota,
 * because no subscription is running. Neither happens to a user who never had a subscription.
 */
function isSubscriptionEnd(error: ApiError): boolean {
  return error.kind === 'http' && (error.code === 'not-owned' || error.code === 'no-subscription');
}

const checkSubscriptionFx = attach({ effect: getCurrentSubscriptionFx, mapParams: () => ({}) });

/** Whether the dialog was shown. It is shown again after the next subscription and to the next user. */
const $wasShown = createStore(false)
  .on(endedDialog.opened, () => true)
  .on(getCurrentSubscriptionFx.doneData, (wasShown, running) => wasShown && running === null)
  .reset(sessionEnded);

const refused = sample({
  clock: [getPlaylistFx.failData, consumeSubscriptionFx.failData],
  source: { isLoggedIn: $isLoggedIn, wasShown: $wasShown },
  filter: ({ isLoggedIn, wasShown }, error) => isLoggedIn && !wasShown && isSubscriptionEnd(error),
});
sample({ clock: refused, target: checkSubscriptionFx });
sample({
  clock: checkSubscriptionFx.doneData,
  source: { wasShown: $wasShown, location: $location },
  // The dialog leads to the plans, so it is not shown on that page.
  filter: ({ wasShown, location }, running) =>
    running === null && !wasShown && location?.path !== PLANS_PATH,
  target: endedDialog.opened,
});

// The plans replace the dialog's history entry, so that back leads to the page below it.
sample({
  clock: renewClicked,
  fn: () => ({ to: PLANS_PATH, replace: true }),
  target: navigateFx,
});
