import type { AudioSource } from './audio-engine';

/**
 * The stream ended in an error. `expired`: another address of the same stream may play; `failed`: it cannot be
 * played.
 */
export type StreamEnd = 'failed' | 'expired';

/** Loads one HLS stream into an audio element. */
export interface StreamLoader {
  load(source: AudioSource): void;
  unload(): void;
}
