import type { PlayerStatus } from './next-status';

/** What a play button of a page does when it is pressed. */
export type PlayAction = 'start' | 'pause' | 'resume';

/**
 * Decides once for a press, from how the player stood when it came: by the time the first reaction
 * has run, the player stands otherwise and another would seem right.
 */
export function playAction(isInPlayer: boolean, status: PlayerStatus): PlayAction {
  if (!isInPlayer) return 'start';
  return status === 'playing' || status === 'loading' ? 'pause' : 'resume';
}
