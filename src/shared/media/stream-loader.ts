import type { AudioSource } from './audio-engine';

/**
 * The stream ended in an error. `expired`: another address of the same stream may play; `failed`: it cannot be
 * played.
 */
export type StreamEnd = 'failed' | 'expired';

/** Loads one HLS stream into an audio element. */
export interface StreamLoader {
  /** Fetches the beginning of a stream while another one plays; `load` of the same source uses it. */
  prepare(source: AudioSource): void;
  /** The same while no stream is loaded: the element buffers it already. */
  warmUp(source: AudioSource): void;
  load(source: AudioSource): void;
  unload(): void;
}
