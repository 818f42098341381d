import { attach, combine, createStore, sample } from 'effector';
import { interval } from 'patronum';

import { sendCodeFx } from '@/features/sign-in/model';
import { readNowFx } from '@/shared/browser/now';
import { CODE_LIFETIME_MS } from '@/shared/config/sign-in';
import { authRoute } from '@/shared/routing/routes';

const sentAtFx = attach({ effect: readNowFx });
const tickedAtFx = attach({ effect: readNowFx });

/** Epoch milliseconds. Read from the clock, because timers are throttled in the background. */
const $sentAt = createStore(0).on(sentAtFx.doneData, (_, now) => now);
const $now = createStore(0).on([sentAtFx.doneData, tickedAtFx.doneData], (_, now) => now);

/** Whole seconds until the user can request another code; 0 from then on. */
export const $resendSeconds = combine($sentAt, $now, (sentAt, now) =>
  Math.max(0, Math.ceil((sentAt + CODE_LIFETIME_MS - now) / 1000)),
);

const waitEnded = sample({
  clock: $resendSeconds.updates,
  filter: (seconds) => seconds === 0,
});
const { tick } = interval({
  timeout: 1000,
  start: sentAtFx.done.map(() => undefined),
  stop: sample({ clock: [waitEnded, authRoute.closed] }),
});

sample({ clock: sendCodeFx.done, target: sentAtFx });
sample({ clock: tick, target: tickedAtFx });
