import { createEvent, createStore, sample } from 'effector';

import { waitFx } from '@/shared/browser/wait';
import { NOTIFICATION_TIMEOUT_MS } from '@/shared/config/constants';
import { createLatest } from '@/shared/lib/create-latest';

/** `warning` and `error` interrupt a screen reader, `info` and `other` wait. docs/behaviour.md#notifications */
export type NotificationKind = 'error' | 'info' | 'warning' | 'other';

export interface Notification {
  readonly kind: NotificationKind;
  readonly text: string;
}

/** Shows a text at the top of the screen for five seconds. docs/behaviour.md#notifications */
export const notificationRequested = createEvent<Notification>();
export const dismissClicked = createEvent();
/** While the pointer is over it or the focus in it, the notification does not time out. */
export const heldChanged = createEvent<boolean>();

const timeEnded = createEvent();

/**
 * The visible notification; the newest replaces an older one. A repeated one only stays longer and is not
 * announced again. docs/faults.md#l3
 */
export const $notification = createStore<Notification | null>(null, {
  updateFilter: (next, shown) => next?.text !== shown?.text || next?.kind !== shown?.kind,
})
  .on(notificationRequested, (_, notification) => notification)
  .reset(dismissClicked, timeEnded);

const $isHeld = createStore(false)
  .on(heldChanged, (_, isHeld) => isHeld)
  .reset(dismissClicked);

/** Starts anew with each notification and whenever it is held or released. */
const timer = createLatest({
  effect: waitFx,
  mapParams: () => NOTIFICATION_TIMEOUT_MS,
});
sample({ clock: [notificationRequested, heldChanged], target: timer.requested });
sample({
  clock: timer.done,
  filter: $isHeld.map((isHeld) => !isHeld),
  target: timeEnded,
});
