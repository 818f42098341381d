import type {
  AudioEngine,
  AudioSource,
  EngineEvent,
  EngineEventType,
} from '@/shared/media/audio-engine';

/** An engine without sound: records its calls, and emits the events that the test chooses. */
export interface FakeEngine extends AudioEngine {
  /** Every call with its arguments, in order. */
  readonly calls: readonly (readonly [name: string, ...args: unknown[]])[];
  readonly sources: readonly AudioSource[];
  /** Emits an event of the media element. */
  emit(type: EngineEventType, facts?: Partial<EngineEvent>): void;
  /** From now on the browser refuses `play`. */
  refuseToPlay(): void;
}

/** Makes an engine for one scope. */
export function createFakeEngine(): FakeEngine {
  const calls: [string, ...unknown[]][] = [];
  const listeners = new Set<(event: EngineEvent) => void>();
  let isRefusing = false;
  const record =
    (name: string) =>
    (...args: unknown[]) => {
      calls.push([name, ...args]);
    };
  return {
    calls,
    get sources() {
      return calls.flatMap(([name, source]) => (name === 'load' ? [source as AudioSource] : []));
    },
    emit(type, facts = {}) {
      const event = { type, time: 0, duration: 0, isPaused: false, rate: 1, ...facts };
      for (const listener of listeners) listener(event);
    },
    refuseToPlay() {
      isRefusing = true;
    },
    prepare: record('prepare'),
    prepareNext: record('prepareNext'),
    warmUp: record('warmUp'),
    load: record('load'),
    play() {
      calls.push(['play']);
      return isRefusing
        ? Promise.reject(new DOMException('play() needs a gesture', 'NotAllowedError'))
        : Promise.resolve();
    },
    pause: record('pause'),
    seek: record('seek'),
    setRate: record('setRate'),
    setVolume: record('setVolume'),
    setMuted: record('setMuted'),
    canSetVolume: () => Promise.resolve(true),
    unload: record('unload'),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
