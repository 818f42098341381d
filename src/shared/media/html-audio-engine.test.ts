import { beforeEach, expect, it, vi } from 'vitest';

import type { AudioSource, EngineEvent } from './audio-engine';
import { createHtmlAudioEngine } from './html-audio-engine';
import type { StreamEnd, StreamLoader } from './stream-loader';

const source = { url: '/a.m3u8', startAt: 0 };

let audio: HTMLAudioElement;
let stream: StreamLoader;
let endStream: (how: StreamEnd) => void;

beforeEach(() => {
  audio = document.createElement('audio');
  // The audio element of jsdom cannot play.
  audio.play = vi.fn(() => Promise.resolve());
  audio.pause = vi.fn();
  stream = {
    prepare: vi.fn<(source: AudioSource) => void>(),
    warmUp: vi.fn<(source: AudioSource) => void>(),
    load: vi.fn<(source: AudioSource) => void>(),
    unload: vi.fn<() => void>(),
  };
});

const create = (loadStream = () => Promise.resolve(createStream)) =>
  createHtmlAudioEngine(audio, vi.fn(loadStream));
const createStream = (_: HTMLAudioElement, onEnded: (how: StreamEnd) => void) => {
  endStream = onEnded;
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
  await expect.poll(() => endStream).toBeDefined();
  await Promise.resolve();
  engine.load(source);
  expect(stream.load).toHaveBeenCalledExactlyOnceWith(source);
  // Within the click: strict browsers refuse to play later.
  void engine.play();
  expect(audio.play).toHaveBeenCalledOnce();
});

it('prepares the next source once the streaming code is loaded', async () => {
  const engine = create();
  engine.prepareNext(source);
  expect(stream.prepare).not.toHaveBeenCalled();
  await engine.play();
  engine.prepareNext(source);
  expect(stream.prepare).toHaveBeenCalledExactlyOnceWith(source);
});

it('warms up the last expected source as soon as the streaming code is loaded', async () => {
  const engine = create();
  engine.warmUp({ url: '/early.m3u8', startAt: 3 });
  engine.warmUp(source);
  await expect.poll(() => stream.warmUp).toHaveBeenCalledExactlyOnceWith(source);
  engine.warmUp(source);
  expect(stream.warmUp).toHaveBeenCalledTimes(2);
  expect(audio.play).not.toHaveBeenCalled();
});

it.each([
  ['loaded', 1, (engine: ReturnType<typeof create>) => engine.load(source)],
  ['released', 0, (engine: ReturnType<typeof create>) => engine.unload()],
])('warms up nothing that was %s meanwhile', async (_, loads, act) => {
  const engine = create();
  engine.warmUp(source);
  act(engine);
  await engine.play();
  expect(stream.warmUp).not.toHaveBeenCalled();
  expect(stream.load).toHaveBeenCalledTimes(loads);
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

const endings = ['pause', 'unload'] as const;
it.each(endings)('stays silent after %s while the streaming code was loading', async (end) => {
  const engine = create();
  engine.load(source);
  const playing = engine.play();
  engine[end]();
  await playing;
  expect(audio.play).not.toHaveBeenCalled();
  await engine.play();
  expect(audio.play).toHaveBeenCalledOnce();
});

it('retries the streaming code after it failed to load', async () => {
  const loadStream = vi
    .fn<() => Promise<typeof createStream>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(createStream);
  const engine = createHtmlAudioEngine(audio, loadStream);
  const events = listen(engine);
  engine.load(source);
  await expect.poll(() => events.map(({ type }) => type)).toEqual(['failed']);
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

it.each([
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
])('reports %s under its own name', async (type) => {
  const events = listen(create());
  audio.dispatchEvent(new Event(type));
  await expect.poll(() => events.map((event) => event.type)).toEqual([type]);
});

it('reports the duration once it is known, and none for an endless stream', () => {
  const events = listen(create());
  const durations = [NaN, 100.5, Infinity];
  for (const duration of durations) {
    Object.defineProperty(audio, 'duration', { value: duration, configurable: true });
    audio.dispatchEvent(new Event('durationchange'));
  }
  expect(events.map(({ duration }) => duration)).toEqual([0, 100.5, 0]);
});

it('reports an error of the element as a broken stream', () => {
  const events = listen(create());
  audio.dispatchEvent(new Event('error'));
  expect(events.map(({ type }) => type)).toEqual(['failed']);
});

it('passes pause, seek, volume and mute on to the element', () => {
  const engine = create();
  engine.pause();
  expect(audio.pause).toHaveBeenCalledOnce();
  engine.seek(12.5);
  expect(audio.currentTime).toBe(12.5);
  engine.setVolume(0.25);
  engine.setMuted(true);
  expect([audio.volume, audio.muted]).toEqual([0.25, true]);
  engine.setMuted(false);
  expect(audio.muted).toBe(false);
});

it('silences the element when it unloads', () => {
  const engine = create();
  engine.unload();
  expect(audio.pause).toHaveBeenCalledOnce();
});

it('loads the streaming code once, and says nothing when only the preparation fails', async () => {
  const loadStream = vi.fn<() => Promise<typeof createStream>>().mockResolvedValue(createStream);
  const engine = createHtmlAudioEngine(audio, loadStream);
  engine.prepare();
  engine.prepare();
  await engine.play();
  expect(loadStream).toHaveBeenCalledOnce();

  const broken = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const other = createHtmlAudioEngine(document.createElement('audio'), broken);
  const events = listen(other);
  other.prepare();
  await expect.poll(() => broken).toHaveBeenCalledOnce();
  await new Promise((resolve) => setTimeout(resolve));
  expect(events).toEqual([]);
});

it('reports a broken stream', async () => {
  const engine = create();
  const events = listen(engine);
  await engine.play();
  for (const how of ['expired', 'failed'] as const) {
    endStream(how);
    expect(events.at(-1)?.type).toBe(how);
  }
});

it('rejects when the browser refuses to play, but not when another source aborts it', async () => {
  const engine = create();
  const refusal = new DOMException('gesture', 'NotAllowedError');
  audio.play = () => Promise.reject(refusal);
  await expect(engine.play()).rejects.toBe(refusal);
  audio.play = () => Promise.reject(new DOMException('load', 'AbortError'));
  await expect(engine.play()).resolves.toBeUndefined();
  const other = Object.assign(new Error('no exception of the DOM'), { name: 'AbortError' });
  audio.play = () => Promise.reject(other);
  await expect(engine.play()).rejects.toBe(other);
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

it.each([
  ['OnMediaSinkAudioError', 'noOutput'],
  ['NS_ERROR_DOM_MEDIA_DECODE_ERR', 'failed'],
  [null, 'failed'],
])('reports an error of the element with the text %s as %s', (message, type) => {
  const events = listen(create());
  Object.defineProperty(audio, 'error', { value: message === null ? null : { code: 3, message } });
  audio.dispatchEvent(new Event('error'));
  expect(events.map((event) => event.type)).toEqual([type]);
});
