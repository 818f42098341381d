import { createEvent, merge, sample } from 'effector';

import { loggedOut } from '@/entities/session/model';
import { PLANS_DELAY_MS } from '@/shared/config/purchase';
import { visited } from '@/shared/routing/visits';
import { navigateFx } from '@/shared/routing/navigate';

import { createPause } from '../lib/create-pause';
import { popUpRequested } from './library-state';
import { playRequested } from './outcome';
import { popUpDismissed } from './pop-up';
import type { Press } from './press';

/** Actions that lead out of the pop-up: to the plans, the credit, the archive or the player. */
export const plansRequested = createEvent<Press>();
export const subscriptionPageRequested = createEvent<Press>();
export const archiveRequested = createEvent<Press>();
export const playOwnedRequested = createEvent<Press>();

const subscriptionPage = (leadsTo: Press['leadsTo']) =>
  subscriptionPageRequested.filter({ fn: (press) => press.leadsTo === leadsTo });

/** The subscription button leads to the credit page. */
export const creditRequested = subscriptionPage('credit');

// The pop-up closes first, and the plans follow after a pause unless the user goes elsewhere.
// Rule: docs/behaviour.md#main-button
const plansWanted = merge([plansRequested, subscriptionPage('plans')]);
const plansPause = createPause<unknown>(PLANS_DELAY_MS, [visited, popUpRequested, loggedOut]);
sample({ clock: plansWanted, target: [plansPause.started, popUpDismissed] });
sample({ clock: plansPause.ended, fn: () => ({ to: '/subscription' }), target: navigateFx });

// A page that opens at once replaces the pop-up in the history.
sample({
  clock: archiveRequested,
  fn: () => ({ to: '/archive', replace: true }),
  target: navigateFx,
});
sample({
  clock: creditRequested,
  fn: () => ({ to: '/credit', replace: true }),
  target: navigateFx,
});

sample({ clock: playOwnedRequested, fn: ({ book }) => book, target: playRequested });
