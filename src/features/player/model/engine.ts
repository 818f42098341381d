import { attach, createEvent, createStore, scopeBind } from 'effector';

import type { AudioEngine, AudioSource, EngineEvent } from '@/shared/media/audio-engine';

/** The audio engine of this scope, injected because it is stateful. */
export const $engine = createStore<AudioEngine | null>(null, { serialize: 'ignore' });

/** An event of the media element. */
export const engineEventReceived = createEvent<EngineEvent>();

/** The playback speed, which the engine keeps when the source changes; 1 is normal. */
export const $rate = createStore(1).on(engineEventReceived, (_, { rate }) => rate);

/** Subscribes to the engine's events; called once, by `appStarted`. */
export const watchEngineFx = attach({
  source: $engine,
  effect: (engine) => {
    engine?.subscribe(scopeBind(engineEventReceived, { safe: true }));
  },
});

/** Loads the streaming code before the first play. */
export const prepareEngineFx = attach({
  source: $engine,
  effect: (engine) => engine?.prepare(),
});

/** Loads a stream at a position. */
export const loadSourceFx = attach({
  source: $engine,
  effect: (engine, source: AudioSource) => engine?.load(source),
});

/** Fails when the browser refuses to play without a gesture. */
export const playFx = attach({
  source: $engine,
  effect: async (engine) => engine?.play(),
});

export const pauseFx = attach({
  source: $engine,
  effect: (engine) => engine?.pause(),
});

/** Seconds from the start, already clamped. */
export const seekFx = attach({
  source: $engine,
  effect: (engine, seconds: number) => engine?.seek(seconds),
});

/** A volume from 0 to 1, and whether the sound is off altogether. */
export interface Loudness {
  readonly volume: number;
  readonly isMuted: boolean;
}

export const setLoudnessFx = attach({
  source: $engine,
  effect: (engine, { volume, isMuted }: Loudness) => {
    engine?.setVolume(volume);
    engine?.setMuted(isMuted);
  },
});

export const readCanSetVolumeFx = attach({
  source: $engine,
  effect: async (engine) => (await engine?.canSetVolume()) ?? false,
});

export const unloadFx = attach({
  source: $engine,
  effect: (engine) => engine?.unload(),
});
