import { attach, createEvent, createStore, scopeBind } from 'effector';

import type { AudioEngine, AudioSource, EngineEvent } from '@/shared/media/audio-engine';

/** The engine of this scope; stateful, so it is injected and not imported. */
export const $engine = createStore<AudioEngine | null>(null, { serialize: 'ignore' });

/** The media element did something. */
export const engineEventReceived = createEvent<EngineEvent>();

/** How fast the engine plays; 1 is normal speed. It keeps that over sources. */
export const $rate = createStore(1).on(engineEventReceived, (_, { rate }) => rate);

/** Begins to listen to the engine. Started once, by `appStarted`. */
export const watchEngineFx = attach({
  source: $engine,
  effect: (engine) => {
    engine?.subscribe(scopeBind(engineEventReceived, { safe: true }));
  },
});

/** Fetches the streaming code ahead of the first play. */
export const prepareEngineFx = attach({
  source: $engine,
  effect: (engine) => engine?.prepare(),
});

/** Puts a stream into the engine. */
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

export const unloadFx = attach({
  source: $engine,
  effect: (engine) => engine?.unload(),
});
