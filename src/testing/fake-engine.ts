import type {
  AudioEngine,
  AudioSource,
  EngineEvent,
  EngineEventType,
} from '@/shared/media/audio-engine';

/** An engine without sound: notes what it was asked for and tells what the test wants. */
export interface FakeEngine extends AudioEngine {
  /** Every call with its arguments, in order. */
  readonly calls: readonly (readonly [name: string, ...args: unknown[]])[];
  readonly sources: readonly AudioSource[];
  /** As if the media element had done this. */
  emit(type: EngineEventType, facts?: Partial<EngineEvent>): void;
  /** The browser refuses the next `play`. */
  refuseToPlay(): void;
}

/** Makes an engine for one scope. */
export function createFakeEngine(): FakeEngine {
  const calls: [string, ...unknown[]][] = [];
  const listeners = new Set<(event: EngineEvent) => void>();
  let isRefusing = false;
  const note =
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
    prepare: note('prepare'),
    load: note('load'),
    play() {
      calls.push(['play']);
      return isRefusing
        ? Promise.reject(new DOMException('play() needs a gesture', 'NotAllowedError'))
        : Promise.resolve();
    },
    pause: note('pause'),
    seek: note('seek'),
    setRate: note('setRate'),
    unload: note('unload'),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
