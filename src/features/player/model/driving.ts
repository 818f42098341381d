import { createEvent, createStore, sample } from 'effector';

import { createOverlay } from '@/shared/routing/create-overlay';
import { locationChanged } from '@/shared/routing/location';

import { playerClosed } from './queue';
import { playerShrinkRequested } from './surface';

export const drivingClicked = createEvent();
/** Leaves driving mode: its button, Escape. The back key removes the marker by itself. */
export const drivingLeft = createEvent();

// A marker of the player's own, so that the full player stays open below it.
const driving = createOverlay('#player-driving');

export const $isDriving = driving.$isOpen;

sample({ clock: drivingClicked, target: driving.opened });
// The end of the player, and a tab, leave the full player too: after the first step back its own marker is left.
const $leavesBoth = createStore(false).reset(drivingClicked);
const bothLeft = sample({
  clock: [playerClosed, playerShrinkRequested],
  filter: $isDriving,
  fn: () => undefined,
});
$leavesBoth.on(bothLeft, () => true);
const isOnFull = sample({
  clock: locationChanged,
  filter: $leavesBoth,
  fn: () => false,
});
sample({ clock: isOnFull, target: [$leavesBoth, playerShrinkRequested] });
sample({ clock: [drivingLeft, bothLeft], target: driving.closed });
