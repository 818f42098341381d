import { createEvent, sample } from 'effector';

import { subscription } from '@/entities/subscription/model';
// With the models, because the files of the views may come after the answer whose time it reads.
import { $runningSubscription } from '@/entities/subscription/running';

/** The mark of the account is visible, and its subscription has to be known; loads it once. */
export const accountMarkShown = createEvent();

/** The days left of the running subscription; null without one, and until it is loaded. */
export const $daysLeft = $runningSubscription.map((running) => running?.daysLeft ?? null, {
  skipVoid: false,
});

sample({
  clock: accountMarkShown,
  filter: subscription.$answer.map((answer) => answer === null),
  target: subscription.requested,
});
