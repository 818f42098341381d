import type { AudioSource } from './audio-engine';

/** Loads one HLS stream into an audio element. */
export interface StreamLoader {
  load(source: AudioSource): void;
  unload(): void;
}
