import { createEvent, createStore, sample } from 'effector';
import { delay } from 'patronum';

import { NOTIFICATION_TIMEOUT_MS } from '@/shared/config/constants';

/** `warning` and `error` interrupt a screen reader, `info` and `other` wait their turn. */
export type NotificationKind = 'error' | 'info' | 'warning' | 'other';

export interface Notification {
  readonly kind: NotificationKind;
  readonly text: string;
}

/** Something is to be told at the top of the screen for five seconds (product spec, section 8). */
export const notificationRequested = createEvent<Notification>();
export const dismissClicked = createEvent();

interface Shown extends Notification {
  /** Counts what was asked for, so that an older one's end does not take a newer one away. */
  readonly turn: number;
}

const $turn = createStore(0).on(notificationRequested, (turn) => turn + 1);

/** What is shown now; the newest takes the place of the one before. */
export const $notification = createStore<Shown | null>(null).reset(dismissClicked);

sample({
  clock: notificationRequested,
  source: $turn,
  fn: (turn, notification) => ({ ...notification, turn }),
  target: $notification,
});

/** The pointer is over it or the focus in it: it does not go by itself meanwhile. */
export const heldChanged = createEvent<boolean>();
const $isHeld = createStore(false)
  .on(heldChanged, (_, isHeld) => isHeld)
  .reset(dismissClicked);

const timeEnded = delay(
  sample({ clock: [$notification.updates, heldChanged], source: $turn }),
  NOTIFICATION_TIMEOUT_MS,
);
sample({
  clock: timeEnded,
  source: { shown: $notification, isHeld: $isHeld },
  filter: ({ shown, isHeld }, turn) => shown?.turn === turn && !isHeld,
  fn: () => null,
  target: $notification,
});
