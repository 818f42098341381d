/** The only source of sound. Models use this interface and nothing below it. */
export interface AudioEngine {
  /** Fetches the streaming code and prepares the element, so that a later `load` starts at once. */
  prepare(): void;
  /** Fetches the beginning of a stream while the current one plays, so that `load` of the same source has no gap. */
  prepareNext(source: AudioSource): void;
  /**
   * Fetches the beginning of a stream that the listener will probably start, so that `load` of the same source
   * plays at once. Without a stream in the element it is buffered there.
   */
  warmUp(source: AudioSource): void;
  /** Replaces the current stream and begins to buffer the new one. */
  load(source: AudioSource): void;
  /** Resolves when playback started, or a pause or another source came first; rejects when the browser refuses. */
  play(): Promise<void>;
  pause(): void;
  /** Seconds from the start; the caller clamps. */
  seek(seconds: number): void;
  /** 1 is normal speed; the rate also applies to later sources. */
  setRate(rate: number): void;
  /** 0 is silent, 1 is full; it applies to every source. */
  setVolume(volume: number): void;
  /** Silences without changing the volume. */
  setMuted(isMuted: boolean): void;
  /** Whether the platform lets a page change the volume; iOS leaves it to the buttons of the device. */
  canSetVolume(): Promise<boolean>;
  /** Stops and releases the stream. */
  unload(): void;
  /** Passes every later event to the listener. Returns the function that unsubscribes it. */
  subscribe(listener: (event: EngineEvent) => void): () => void;
}

export interface AudioSource {
  /** Address of an HLS playlist. */
  readonly url: string;
  /** Start position in seconds. */
  readonly startAt: number;
}

/** The names of the media events, `expired`, `failed` and `noOutput`. */
export type EngineEventType =
  | 'play'
  | 'playing'
  | 'pause'
  | 'waiting'
  | 'seeking'
  | 'seeked'
  | 'ended'
  | 'timeupdate'
  | 'durationchange'
  | 'ratechange'
  /** The address of the stream is refused; what is buffered plays on. The caller must `load` a new address. */
  | 'expired'
  /** The stream cannot be played any further; the caller must `load` again. */
  | 'failed'
  /** The same, because the device has no output for sound. */
  | 'noOutput';

export interface EngineEvent {
  readonly type: EngineEventType;
  /** Seconds; 0 while unknown. */
  readonly time: number;
  /** Seconds; 0 while unknown. */
  readonly duration: number;
  readonly isPaused: boolean;
  /** The current speed; 1 is normal. */
  readonly rate: number;
}
