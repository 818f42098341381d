import type { PlayerStatus } from './next-status';

/** So many looks without a movement mean that nothing is to be heard; a single one follows a lid that was closed. */
const MAX_STILL = 2;

/** What one look at the playback saw. */
export interface Look {
  readonly status: PlayerStatus;
  /** The position at the look before, and now, in seconds. */
  readonly before: number;
  readonly now: number;
}

/** How often in a row the media claimed to play and did not move. A wait for data is no such case: it shows as loading. */
export function stillnessAfter(still: number, { status, before, now }: Look): number {
  return status === 'playing' && now === before ? still + 1 : 0;
}

/** Whether the device seems to have no output for sound. */
export function isMute(still: number): boolean {
  return still >= MAX_STILL;
}
