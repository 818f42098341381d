import { attach, combine, createEvent, createStore, sample } from 'effector';

import { daysLeft } from '@/entities/subscription/days-left';
import { plans, subscription } from '@/entities/subscription/model';
import { $isLoggedIn } from '@/entities/session/model';
import { $marketStage, marketPurchaseRequested } from '@/features/markets/model/market-flow';
import { loadOnVisit } from '@/features/page-data/load-on-visit';
import { signInRequested } from '@/features/sign-in/intent';
import { readNowFx } from '@/shared/browser/now';
import { subscriptionRoute } from '@/shared/routing/routes';

export const subscriptionRetryClicked = createEvent();
/** A plan, by its planId, is to be bought in the app market. */
export const planBuyClicked = createEvent<number>();

loadOnVisit({
  route: subscriptionRoute,
  resources: [subscription, plans],
  retryClicked: subscriptionRetryClicked,
});

// Days are counted from when the end came to be known.
const readArrivalFx = attach({ effect: readNowFx });
sample({ clock: subscription.$answer.updates, target: readArrivalFx });
const $now = createStore(0).on(readArrivalFx.doneData, (_, now) => now);

/** The running subscription as it is shown; null without one, and until it is known. */
export const $runningSubscription = combine(subscription.$answer, $now, (answer, now) =>
  answer?.value && now > 0
    ? { ...answer.value, daysLeft: daysLeft(answer.value.endsAt, now) }
    : null,
);

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
