import { attach, combine, createStore, sample } from 'effector';

import { readNowFx } from '@/shared/browser/now';

import { daysLeft, shareLeft } from './days-left';
import { subscription } from './model';

// The remaining days are counted from the time of the answer.
const readAnswerTimeFx = attach({ effect: readNowFx });
sample({ clock: subscription.$answer.updates, target: readAnswerTimeFx });
const $now = createStore(0).on(readAnswerTimeFx.doneData, (_, now) => now);

/** The running subscription with what remains of it; null without one, and until it is loaded. */
export const $runningSubscription = combine(subscription.$answer, $now, (answer, now) =>
  answer?.value && now > 0
    ? {
        ...answer.value,
        daysLeft: daysLeft(answer.value.endsAt, now),
        shareLeft: shareLeft(answer.value, now),
      }
    : null,
);
