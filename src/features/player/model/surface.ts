import { combine, createEvent, sample } from 'effector';

import { createOverlay } from '@/shared/routing/create-overlay';

import { $item, playerClosed } from './queue';

/** The visible form of the player. */
export type PlayerSurface = 'none' | 'small' | 'full';

export const playerExpandClicked = createEvent();
/** Shrinks the full player: button, swipe down, Escape, or a tap on a tab of the bottom bar. */
export const playerShrinkRequested = createEvent();

const fullPlayer = createOverlay('#player');

export const $surface = combine($item, fullPlayer.$isOpen, (item, isFull): PlayerSurface => {
  if (item === null) return 'none';
  return isFull ? 'full' : 'small';
});

sample({ clock: playerExpandClicked, target: fullPlayer.opened });
sample({ clock: [playerShrinkRequested, playerClosed], target: fullPlayer.closed });
