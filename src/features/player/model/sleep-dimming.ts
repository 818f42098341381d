import { combine, createStore } from 'effector';

import { pageShown } from '@/shared/browser/page-shown';

import { $status } from './playback';
import { $isSleepNear, sleepFired, sleepSet } from './sleep-timer';
import { $surface } from './surface';
import { wentElsewhere } from './went-elsewhere';

/** The timer has ended the sound, and the listener has done nothing since. */
const $isAsleep = createStore(false)
  .on(sleepFired, () => true)
  .on($status, (isAsleep, status) => isAsleep && status !== 'playing')
  .reset(sleepSet, wentElsewhere, $surface, pageShown);

/**
 * The full player is dimmed: shortly before the sleep timer ends, and after it, because a bright player would light up the
 * room of somebody who has just fallen asleep. Rule: docs/behaviour.md#sleep-timer
 */
export const $isDimmed = combine($isSleepNear, $isAsleep, (isNear, isAsleep) => isNear || isAsleep);
