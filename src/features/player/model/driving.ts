import { createEvent, sample } from 'effector';

import { createOverlay } from '@/shared/routing/create-overlay';

import { playerClosed } from './queue';
import { playerShrinkRequested } from './surface';

export const drivingClicked = createEvent();
/** Leaves driving mode: its button, Escape. The back key removes the marker by itself. */
export const drivingLeft = createEvent();

// A marker of the player's own, so that the full player stays open below it.
const driving = createOverlay('#player-driving');

export const $isDriving = driving.$isOpen;

sample({ clock: drivingClicked, target: driving.opened });
sample({ clock: [drivingLeft, playerClosed, playerShrinkRequested], target: driving.closed });
