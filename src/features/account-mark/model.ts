import { createEvent, sample } from 'effector';

import { subscription } from '@/entities/subscription/model';

/** The mark of the account is visible, and its subscription has to be known; loads it once. */
export const accountMarkShown = createEvent();

sample({
  clock: accountMarkShown,
  filter: subscription.$answer.map((answer) => answer === null),
  target: subscription.requested,
});
