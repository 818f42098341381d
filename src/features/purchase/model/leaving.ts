import { attach, createStore, merge, sample } from 'effector';

import { loggedOut } from '@/entities/session/model';
import { waitFx } from '@/shared/browser/wait';
import { LOADING_INDICATOR_MS, PLANS_DELAY_MS } from '@/shared/config/purchase';
import { visited } from '@/shared/routing/location';
import { navigateFx } from '@/shared/routing/navigate';

import { createPause } from '../lib/create-pause';
import { deedEnded, pressedTo } from './clicks';
import { playRequested } from './outcome';
import { popUpDismissed, popUpRequested } from './pop-up';

// The plans: the pop-up closes, which ends the deed, and the page follows after 1.3 s, unless the person
// goes elsewhere.
const plansWanted = merge([
  pressedTo('plans'),
  pressedTo('NavigateToSubscriptionPage').filter({ fn: ({ leadsTo }) => leadsTo === 'plans' }),
]);
const towardsPlans = createPause<unknown>(PLANS_DELAY_MS, [visited, popUpRequested, loggedOut]);
sample({ clock: plansWanted, fn: () => undefined, target: [towardsPlans.begun, popUpDismissed] });
sample({ clock: towardsPlans.ended, fn: () => ({ to: '/subscription' }), target: navigateFx });

// What leads to another page at once takes the place of the pop-up in the history.
const toArchive = pressedTo('archive');
const toCredit = pressedTo('NavigateToSubscriptionPage').filter({
  fn: ({ leadsTo }) => leadsTo === 'credit',
});
sample({ clock: toArchive, fn: () => ({ to: '/archive', replace: true }), target: navigateFx });
sample({ clock: toCredit, fn: () => ({ to: '/credit', replace: true }), target: navigateFx });

const toPlay = pressedTo('PlayPurchased');
sample({ clock: toPlay, fn: ({ book }) => book, target: playRequested });
sample({ clock: playRequested, fn: () => undefined, target: popUpDismissed });
sample({ clock: [toArchive, toCredit, toPlay], fn: () => undefined, target: deedEnded });

const waitForIndicatorFx = attach({
  effect: waitFx,
  mapParams: () => LOADING_INDICATOR_MS,
});
/** The archive is on its way: until it is there, and no longer than 5 s (product spec, section 9). */
export const $isLoadingIndicatorShown = createStore(false)
  .on(toArchive, () => true)
  .reset(waitForIndicatorFx.done, visited);
sample({ clock: toArchive, fn: () => undefined, target: waitForIndicatorFx });
