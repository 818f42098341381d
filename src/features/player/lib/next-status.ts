import type { EngineEvent } from '@/shared/media/audio-engine';

/** Player status (product spec, section 4). */
export type PlayerStatus = 'ended' | 'loading' | 'playing' | 'paused';

/**
 * The status after the media element did something; a status follows facts and never a wish.
 * The spec's 'seeked leads to playing' holds while sound is wanted: a seek in a pause stays a pause.
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
