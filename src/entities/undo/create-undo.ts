import {
  attach,
  createEvent,
  createStore,
  sample,
  type Event,
  type EventCallable,
  type Store,
  type Unit,
} from 'effector';

import { waitFx } from '@/shared/browser/wait';
import { UNDO_TIMEOUT_MS } from '@/shared/config/constants';
import { createLatest } from '@/shared/lib/create-latest';

/** What has been done, as the bar tells it. */
export interface Undoable {
  readonly text: string;
}

export interface Undo<Done extends Undoable> {
  /** Something has been done that can be taken back. The newest replaces an older one. */
  readonly offered: EventCallable<Done>;
  readonly undoClicked: EventCallable<void>;
  readonly dismissed: EventCallable<void>;
  /** While the pointer is over the bar or the focus in it, it does not time out. */
  readonly heldChanged: EventCallable<boolean>;
  /** What can be taken back now. */
  readonly $offer: Store<Done | null>;
  /** The user takes it back. */
  readonly undone: Event<Done>;
}

/** Creates the offer to take the last action of a page back. Module level only. docs/behaviour.md#undo */
export function createUndo<Done extends Undoable>(endsOn: readonly Unit<unknown>[]): Undo<Done> {
  const offered = createEvent<Done>();
  const undoClicked = createEvent();
  const dismissed = createEvent();
  const heldChanged = createEvent<boolean>();
  const timeEnded = createEvent();

  const $offer = createStore<Done | null>(null)
    .on(offered, (_, done) => done)
    .reset(dismissed, timeEnded, ...endsOn);
  const $isHeld = createStore(false)
    .on(heldChanged, (_, isHeld) => isHeld)
    .reset($offer);

  const timer = createLatest({
    effect: attach({ effect: waitFx, mapParams: () => UNDO_TIMEOUT_MS }),
  });
  sample({ clock: [offered, heldChanged], target: timer.requested });
  sample({
    clock: timer.done,
    filter: $isHeld.map((isHeld) => !isHeld),
    target: timeEnded,
  });

  const undone = sample({ clock: undoClicked, source: $offer }).filterMap(
    (done) => done ?? undefined,
  );
  $offer.reset(undone);

  return { offered, undoClicked, dismissed, heldChanged, $offer, undone };
}
