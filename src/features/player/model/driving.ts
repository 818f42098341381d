import { createEvent, createStore, sample } from 'effector';

import { createOverlay } from '@/shared/routing/create-overlay';
import { locationChanged } from '@/shared/routing/location';

import { $item, playerClosed } from './queue';
import { $surface, FULL_PLAYER, playerShrinkRequested } from './surface';

export const drivingClicked = createEvent();
/** Leaves driving mode: its button, Escape. The back key removes the marker by itself. */
export const drivingLeft = createEvent();

// A marker of the player's own, so that the full player stays open below it, if there is something in it.
const driving = createOverlay(
  '#player-driving',
  $item.map((item) => (item === null ? '' : FULL_PLAYER)),
);

export const $isDriving = driving.$isOpen;

/** The full player is back from driving mode, so the focus returns to the button that opened it. */
export const $isBackFromDriving = createStore(false)
  .on($isDriving, (_, isDriving) => !isDriving)
  .reset($surface);

sample({ clock: drivingClicked, target: driving.opened });
// A tab leaves the full player too: after the first step back its own marker is left. When the player is closed,
// stray-marker.ts removes that one.
const $leavesBoth = createStore(false).reset(drivingClicked);
const bothLeft = sample({
  clock: playerShrinkRequested,
  filter: $isDriving,
});
$leavesBoth.on(bothLeft, () => true);
const isOnFull = sample({
  clock: locationChanged,
  filter: $leavesBoth,
  fn: () => false,
});
sample({ clock: isOnFull, target: [$leavesBoth, playerShrinkRequested] });
sample({ clock: [drivingLeft, bothLeft, playerClosed], target: driving.closed });
