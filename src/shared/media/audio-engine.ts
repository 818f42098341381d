/** What can be asked of the one thing that makes sound; models know this and nothing below it. */
export interface AudioEngine {
  /** Fetches the streaming code and readies the element, so that a later `load` starts at once. */
  prepare(): void;
  /** Takes a stream in place of the current one and begins to buffer it. */
  load(source: AudioSource): void;
  /** Resolves when sound was allowed or another source took over; rejects when the browser refused. */
  play(): Promise<void>;
  pause(): void;
  /** Seconds from the start; the caller clamps. */
  seek(seconds: number): void;
  /** 1 is normal speed; kept over sources. */
  setRate(rate: number): void;
  /** Stops and lets go of the stream. */
  unload(): void;
  /** Tells every listener what happened; returns the way to stop listening. */
  subscribe(listener: (event: EngineEvent) => void): () => void;
}

export interface AudioSource {
  /** Address of an HLS playlist. */
  readonly url: string;
  /** Seconds from the start at which the sound shall begin. */
  readonly startAt: number;
}

/** What the media element did. Names are those of the media events, but for `failed`. */
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
  /** The stream can't be played any further; `load` is needed. */
  | 'failed';

export interface EngineEvent {
  readonly type: EngineEventType;
  /** Seconds; 0 while unknown. */
  readonly time: number;
  /** Seconds; 0 while unknown. */
  readonly duration: number;
  readonly isPaused: boolean;
  /** How fast it plays now; 1 is normal speed. */
  readonly rate: number;
}
