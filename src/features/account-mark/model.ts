import { combine, createEvent, createStore, sample } from 'effector';

import { loggedIn } from '@/entities/session/model';
import { subscription } from '@/entities/subscription/model';
// With the models, because the files of the views may come after the answer whose time it reads.
import { $runningSubscription } from '@/entities/subscription/running';
import { cameOnline } from '@/shared/browser/online';

/** The mark of the account is visible, and its subscription has to be known; loads it once for each user. */
export const accountMarkShown = createEvent();

/** The days left of the running subscription; null without one, and until it is loaded. */
export const $daysLeft = $runningSubscription.map((running) => running?.daysLeft ?? null, {
  skipVoid: false,
});

// It stays in sight when another user signs in.
const $isShown = createStore(false).on(accountMarkShown, () => true);
sample({
  clock: [accountMarkShown, loggedIn, cameOnline],
  filter: combine($isShown, subscription.$answer, (isShown, answer) => isShown && answer === null),
  fn: () => undefined,
  target: subscription.requested,
});
