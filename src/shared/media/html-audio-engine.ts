import type { AudioEngine, AudioSource, EngineEvent, EngineEventType } from './audio-engine';
import { canSetVolume } from './can-set-volume';
import type { StreamEnd, StreamLoader } from './stream-loader';

const watchedEvents = [
  'play',
  'playing',
  'pause',
  'waiting',
  'seeking',
  'seeked',
  'ended',
  'timeupdate',
  'durationchange',
  'ratechange',
] as const satisfies readonly EngineEventType[];

/**
 * hls.js hears of a seek after the models do, and asks for the segment in a task that it queues then. What the page
 * makes of a seek takes longer than all of that, and waits for it.
 */
const SEEK_HEADSTART_MS = 1;

type CreateStream = (audio: HTMLAudioElement, onEnded: (how: StreamEnd) => void) => StreamLoader;

/** Loaded on intent, never with the page: the streaming code is larger than the page. */
const importStream = async (): Promise<CreateStream> => (await import('./hls-stream')).createStream;

/**
 * The browser's audio engine: one audio element for the life of the page, and the streaming code once it
 * is needed. Tests replace `loadStream`.
 */
export function createHtmlAudioEngine(
  audio: HTMLAudioElement,
  loadStream: () => Promise<CreateStream> = importStream,
): AudioEngine {
  const listeners = new Set<(event: EngineEvent) => void>();
  let stream: StreamLoader | null = null;
  let preparing: Promise<void> | null = null;
  /** The source requested while the streaming code was loading; the last one wins. */
  let awaited: AudioSource | null = null;
  /** The source to warm up once the code is there. */
  let expected: AudioSource | null = null;

  /** A pause or close while `play` waits for the streaming code withdraws that play. */
  let pauses = 0;
  const pause = () => {
    pauses += 1;
    audio.pause();
  };

  /** What a seek holds back, in its order; null while nothing waits. */
  let held: EngineEvent[] | null = null;
  const emit = (type: EngineEventType) => {
    const { currentTime: time, paused: isPaused, playbackRate: rate } = audio;
    const duration = Number.isFinite(audio.duration) ? audio.duration : 0;
    const event = { type, time, duration, isPaused, rate };
    if (type.startsWith('seek') && !held) {
      held = [];
      setTimeout(release, SEEK_HEADSTART_MS);
    }
    if (held) held.push(event);
    else tell(event);
  };
  const tell = (event: EngineEvent) => listeners.forEach((listener) => listener(event));
  const release = () => {
    const events = held;
    held = null;
    events?.forEach(tell);
  };
  // Never removed: the element and its engine live as long as the page.
  for (const type of watchedEvents)
    audio.addEventListener(type, () => {
      emit(type);
    });
  audio.addEventListener('error', () => {
    // Firefox ends a stream that no device can play, with this text and no code of its own. docs/engines.md
    emit(audio.error?.message.includes('MediaSink') ? 'noOutput' : 'failed');
  });

  const prepare = async (): Promise<void> => {
    preparing ??= loadStream().then((createStream) => {
      stream = createStream(audio, emit);
      if (awaited) stream.load(awaited);
      else if (expected) stream.warmUp(expected);
      awaited = null;
      expected = null;
    });
    try {
      await preparing;
    } catch {
      // The code failed to load; the next call tries again.
      preparing = null;
      if (awaited) emit('failed');
    }
  };

  return {
    prepare: () => void prepare(),
    prepareNext: (source) => stream?.prepare(source),
    warmUp(source) {
      if (stream) stream.warmUp(source);
      else {
        expected = source;
        void prepare();
      }
    },
    load(source) {
      if (stream) stream.load(source);
      else {
        awaited = source;
        void prepare();
      }
    },
    async play() {
      const pausesBefore = pauses;
      if (!stream) await prepare();
      if (pauses !== pausesBefore) return;
      try {
        await audio.play();
      } catch (error) {
        // Another source or a pause aborted the play; this is not a refusal. docs/faults.md#g7
        if (error instanceof DOMException && error.name === 'AbortError') return;
        throw error;
      }
    },
    pause,
    seek: (seconds) => {
      audio.currentTime = seconds;
    },
    setRate(rate) {
      audio.defaultPlaybackRate = rate;
      audio.playbackRate = rate;
    },
    setVolume(volume) {
      audio.volume = volume;
    },
    setMuted(isMuted) {
      audio.muted = isMuted;
    },
    canSetVolume,
    unload() {
      pause();
      awaited = null;
      expected = null;
      stream?.unload();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
