import type { EngineEvent } from '@/shared/media/audio-engine';

/** The status of the player. Rule: docs/behaviour.md#player-status */
export type PlayerStatus = 'ended' | 'loading' | 'playing' | 'paused';

/**
 * The status after an event of the media element. A seek while paused stays paused; `seeked` leads to
 * `playing` only otherwise.
 */
export function nextStatus(status: PlayerStatus, event: EngineEvent): PlayerStatus {
  switch (event.type) {
    case 'play':
      return status === 'playing' ? 'playing' : 'loading';
    case 'playing':
      return 'playing';
    case 'waiting':
    case 'seeking':
      return event.isPaused ? status : 'loading';
    case 'seeked':
      return event.isPaused ? status : 'playing';
    case 'pause':
    case 'failed':
      return 'paused';
    case 'ended':
      return 'ended';
    case 'timeupdate':
    case 'durationchange':
    case 'ratechange':
      return status;
  }
}
