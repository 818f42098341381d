import { combine, createEvent, sample } from 'effector';

import { createOverlay } from '@/shared/routing/create-overlay';
import { $location } from '@/shared/routing/location';

import { $item, playerClosed } from './queue';

/** The visible form of the player. */
export type PlayerSurface = 'none' | 'small' | 'full';

export const playerExpandClicked = createEvent();
/** Shrinks the full player: button, swipe down, Escape, or a tap on a tab of the bottom bar. */
export const playerShrinkRequested = createEvent();

/** The marker of the full player. */
export const FULL_PLAYER = '#player';
const fullPlayer = createOverlay(FULL_PLAYER);

/** Driving mode has a marker of its own, which begins alike: the full player is open below it. */
const $isFull = $location.map((location) => location?.hash.startsWith(FULL_PLAYER) ?? false);

export const $surface = combine($item, $isFull, (item, isFull): PlayerSurface => {
  if (item === null) return 'none';
  return isFull ? 'full' : 'small';
});

sample({ clock: playerExpandClicked, target: fullPlayer.opened });
sample({ clock: [playerShrinkRequested, playerClosed], target: fullPlayer.closed });
