import { createEvent, sample } from 'effector';

import { plans, subscription } from '@/entities/subscription/model';
import { $isLoggedIn } from '@/entities/session/model';
import { $marketStage, marketPurchaseRequested } from '@/features/markets/model/market-flow';
import { commonFailure } from '@/features/page-data/common-failure';
import { loadOnVisit } from '@/features/page-data/load-on-visit';
import { signInRequested } from '@/features/sign-in/intent';
import { subscriptionRoute } from '@/shared/routing/routes';

export const subscriptionRetryClicked = createEvent();
/** The user buys the plan with this planId in the app market. */
export const planBuyClicked = createEvent<number>();

loadOnVisit({
  route: subscriptionRoute,
  resources: [subscription, plans],
  retryClicked: subscriptionRetryClicked,
});

/** Why the page has nothing to show. */
export const $subscriptionPageError = commonFailure(subscription, plans);

export const $isBuyingPlan = $marketStage.map((stage) => stage !== 'idle');
sample({
  clock: planBuyClicked,
  filter: $isLoggedIn,
  fn: (planId) => ({ kind: 'subscription' as const, value: planId }),
  target: marketPurchaseRequested,
});
sample({
  clock: planBuyClicked,
  filter: $isLoggedIn.map((isLoggedIn) => !isLoggedIn),
  fn: () => ({}),
  target: signInRequested,
});
