import { combine, createEvent, sample } from 'effector';

import { createOverlay } from '@/shared/routing/create-overlay';

import { $item, closeClicked } from './queue';

/** How much of the player is seen. */
export type PlayerSurface = 'none' | 'small' | 'full';

export const expandClicked = createEvent();
/** Shrink button, swipe down, Escape, or a tap on a tab of the bottom bar. */
export const shrinkRequested = createEvent();

const fullPlayer = createOverlay('#player');

export const $surface = combine($item, fullPlayer.$isOpen, (item, isFull): PlayerSurface => {
  if (item === null) return 'none';
  return isFull ? 'full' : 'small';
});

sample({ clock: expandClicked, target: fullPlayer.opened });
sample({ clock: [shrinkRequested, closeClicked], target: fullPlayer.closed });
