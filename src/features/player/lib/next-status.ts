import type { EngineEvent, EngineEventType } from '@/shared/media/audio-engine';

/** The status of the player. Rule: docs/behaviour.md#player-status */
export type PlayerStatus = 'ended' | 'loading' | 'playing' | 'paused';

/** Whether the item plays or will as soon as it can, so that a press of its play button pauses it. */
export const isUnderWay = (status: PlayerStatus): boolean =>
  status === 'playing' || status === 'loading';

/** A media event as the table knows it: seeking and waiting mean nothing while the element is paused. */
export type StatusEvent = EngineEventType | 'ignored';

type Row = Readonly<Record<PlayerStatus, PlayerStatus>>;
const to = (status: PlayerStatus): Row => ({
  ended: status,
  loading: status,
  playing: status,
  paused: status,
});
const same: Row = { ended: 'ended', loading: 'loading', playing: 'playing', paused: 'paused' };

/** For each media event, the status after it by the status before it. */
export const statusTable: Readonly<Record<StatusEvent, Row>> = {
  play: { ...to('loading'), playing: 'playing' },
  playing: to('playing'),
  waiting: to('loading'),
  seeking: to('loading'),
  seeked: to('playing'),
  pause: to('paused'),
  failed: to('paused'),
  noOutput: to('paused'),
  ended: to('ended'),
  expired: same,
  timeupdate: same,
  durationchange: same,
  ratechange: same,
  ignored: same,
};

/** The row of the table for an event. */
function statusEventOf({ type, isPaused }: EngineEvent): StatusEvent {
  return isPaused && (type === 'waiting' || type === 'seeking' || type === 'seeked')
    ? 'ignored'
    : type;
}

/** The status after an event of the media element. */
export function nextStatus(status: PlayerStatus, event: EngineEvent): PlayerStatus {
  return statusTable[statusEventOf(event)][status];
}
