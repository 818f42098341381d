import { beforeEach, expect, it, vi } from 'vitest';

import type { AudioSource, EngineEvent } from './audio-engine';
import { createHtmlAudioEngine } from './html-audio-engine';
import type { StreamLoader } from './stream-loader';

const source = { url: '/a.m3u8', startAt: 0 };

let audio: HTMLAudioElement;
let stream: StreamLoader;
let failStream: () => void;

beforeEach(() => {
  audio = document.createElement('audio');
  // The audio element of jsdom cannot play.
  audio.play = vi.fn(() => Promise.resolve());
  audio.pause = vi.fn();
  stream = { load: vi.fn<(source: AudioSource) => void>(), unload: vi.fn<() => void>() };
});

const create = (loadStream = () => Promise.resolve(createStream)) =>
  createHtmlAudioEngine(audio, vi.fn(loadStream));
const createStream = (_: HTMLAudioElement, onFailed: () => void) => {
  failStream = onFailed;
  return stream;
};

function listen(engine: ReturnType<typeof create>): EngineEvent[] {
  const events: EngineEvent[] = [];
  engine.subscribe((event) => events.push(event));
  return events;
}

it('loads at once if the streaming code is loaded', async () => {
  const engine = create();
  engine.prepare();
  await vi.waitFor(() => expect(failStream).toBeDefined());
  await Promise.resolve();
  engine.load(source);
  expect(stream.load).toHaveBeenCalledExactlyOnceWith(source);
});

it('loads the last source that was requested while the streaming code was loading', async () => {
  const engine = create();
  engine.load({ url: '/early.m3u8', startAt: 3 });
  engine.load(source);
  await engine.play();
  expect(stream.load).toHaveBeenCalledExactlyOnceWith(source);
  expect(audio.play).toHaveBeenCalledOnce();
});

it('loads nothing that was unloaded while the streaming code was loading', async () => {
  const engine = create();
  engine.load(source);
  engine.unload();
  await engine.play();
  expect(stream.load).not.toHaveBeenCalled();
  engine.load(source);
  engine.unload();
  expect(stream.load).toHaveBeenCalledExactlyOnceWith(source);
  expect(stream.unload).toHaveBeenCalledOnce();
});

it('retries the streaming code after it failed to load', async () => {
  const loadStream = vi
    .fn<() => Promise<typeof createStream>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(createStream);
  const engine = createHtmlAudioEngine(audio, loadStream);
  const events = listen(engine);
  engine.load(source);
  await vi.waitFor(() => expect(events.map(({ type }) => type)).toEqual(['failed']));
  engine.load(source);
  await engine.play();
  expect(stream.load).toHaveBeenCalledExactlyOnceWith(source);
});

it('reports the events of the element, with its time and duration', () => {
  const events = listen(create());
  audio.currentTime = 4;
  audio.dispatchEvent(new Event('timeupdate'));
  expect(events).toEqual([{ type: 'timeupdate', time: 4, duration: 0, isPaused: true, rate: 1 }]);
});

it('reports a broken stream', async () => {
  const engine = create();
  const events = listen(engine);
  await engine.play();
  failStream();
  expect(events.at(-1)?.type).toBe('failed');
});

it('rejects when the browser refuses to play, but not when another source aborts it', async () => {
  const engine = create();
  const refusal = new DOMException('gesture', 'NotAllowedError');
  audio.play = () => Promise.reject(refusal);
  await expect(engine.play()).rejects.toBe(refusal);
  audio.play = () => Promise.reject(new DOMException('load', 'AbortError'));
  await expect(engine.play()).resolves.toBeUndefined();
});

it('keeps its rate for later sources', () => {
  create().setRate(1.5);
  expect(audio.playbackRate).toBe(1.5);
  expect(audio.defaultPlaybackRate).toBe(1.5);
});

it('reports nothing to removed listeners', () => {
  const engine = create();
  const listener = vi.fn();
  engine.subscribe(listener)();
  audio.dispatchEvent(new Event('pause'));
  expect(listener).not.toHaveBeenCalled();
});
