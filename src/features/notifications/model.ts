import { createEffect, createEvent, createStore, sample } from 'effector';

import { waitFx } from '@/shared/browser/wait';
import { NOTIFICATION_TIMEOUT_MS } from '@/shared/config/constants';

/**
 * `warning` and `error` interrupt a screen reader, `info` and `other` wait their turn. The product
 * spec's default and table types (section 3) are `other`; nothing sends its numbers.
 */
export type NotificationKind = 'error' | 'info' | 'warning' | 'other';

export interface Notification {
  readonly kind: NotificationKind;
  readonly text: string;
}

/** Something is to be told at the top of the screen for five seconds (product spec, section 8). */
export const notificationRequested = createEvent<Notification>();
export const dismissClicked = createEvent();
/** The pointer is over it or the focus in it: it does not go by itself meanwhile. */
export const heldChanged = createEvent<boolean>();

const timeEnded = createEvent();

/**
 * What is shown now; the newest takes the place of the one before. What is shown already is not told
 * again, it only stays longer (fault list L3).
 */
export const $notification = createStore<Notification | null>(null, {
  updateFilter: (next, shown) => next?.text !== shown?.text || next?.kind !== shown?.kind,
})
  .on(notificationRequested, (_, notification) => notification)
  .reset(dismissClicked, timeEnded);

const $isHeld = createStore(false)
  .on(heldChanged, (_, isHeld) => isHeld)
  .reset(dismissClicked);

/** Counts the beginnings of the five seconds: only the last one's end takes the notification away. */
const $turn = createStore(0).on([notificationRequested, heldChanged], (turn) => turn + 1);

const waitForEndFx = createEffect(async (turn: number) => {
  await waitFx(NOTIFICATION_TIMEOUT_MS);
  return turn;
});
sample({ clock: [notificationRequested, heldChanged], source: $turn, target: waitForEndFx });
sample({
  clock: waitForEndFx.doneData,
  source: { turn: $turn, isHeld: $isHeld },
  filter: ({ turn, isHeld }, ended) => turn === ended && !isHeld,
  target: timeEnded,
});
