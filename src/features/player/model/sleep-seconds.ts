import { createEffect, sample } from 'effector';

import { waitFx } from '@/shared/browser/wait';

import { untilNextSecond } from '../lib/sleep';

import { $panel } from './panels';
import { $sleepLeft, sleepReadRequested } from './sleep-timer';

// The open sheet counts seconds, also while nothing plays and no event of the media comes.
const waitForSecondFx = createEffect((left: number) => waitFx(untilNextSecond(left)));
sample({
  clock: sample({
    clock: [$panel, $sleepLeft, waitForSecondFx.finally],
    source: { left: $sleepLeft, panel: $panel, isWaiting: waitForSecondFx.pending },
  }).filterMap(({ left, panel, isWaiting }) =>
    panel === 'sleep' && !isWaiting && left !== null ? left : undefined,
  ),
  target: waitForSecondFx,
});
sample({ clock: waitForSecondFx.done, fn: () => undefined, target: sleepReadRequested });
