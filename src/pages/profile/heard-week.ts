import { attach, combine, createStore, sample } from 'effector';

import { weekOf } from '@/features/player/lib/heard';
import { $listeningLog } from '@/features/player/model/listening-log';
import { readNowFx } from '@/shared/browser/now';
import { profileRoute } from '@/shared/routing/routes';

// The week ends while the page is open: it is looked up on each visit and whenever more was heard.
const readWeekTimeFx = attach({ effect: readNowFx });
sample({
  clock: [profileRoute.visited, $listeningLog.updates],
  filter: profileRoute.$isOpened,
  fn: () => undefined,
  target: readWeekTimeFx,
});
const $now = createStore<number | null>(null).on(readWeekTimeFx.doneData, (_, now) => now);

/** What was heard on this device on the days of this week; null before the first visit. Rule: docs/behaviour.md#heard-time */
export const $heardWeek = combine($listeningLog, $now, (log, now) =>
  now === null ? null : weekOf(log, now),
);
