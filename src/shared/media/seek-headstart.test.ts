import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { EngineEvent } from './audio-engine';
import { createHtmlAudioEngine } from './html-audio-engine';

let audio: HTMLAudioElement;
let events: EngineEvent[];

const types = () => events.map(({ type }) => type);
const dispatch = (...names: readonly string[]) => {
  for (const name of names) audio.dispatchEvent(new Event(name));
};

beforeEach(() => {
  vi.useFakeTimers();
  audio = document.createElement('audio');
  events = [];
  createHtmlAudioEngine(audio).subscribe((event) => events.push(event));
});
afterEach(() => {
  vi.useRealTimers();
});

it('lets the stream ask for its segment before it tells of a seek', () => {
  // As hls.js does: it hears of the seek later, and asks in a task of its own.
  let typesAtRequest: string[] | undefined;
  audio.addEventListener('seeking', () => setTimeout(() => (typesAtRequest = types())));
  dispatch('seeking');
  vi.runAllTimers();
  expect(typesAtRequest).toEqual([]);
  expect(types()).toEqual(['seeking']);
});

it('keeps the order of what comes meanwhile, and what it was', () => {
  audio.currentTime = 7;
  dispatch('play', 'seeking', 'waiting', 'seeked', 'playing');
  expect(types()).toEqual(['play']);
  audio.currentTime = 8;
  vi.runAllTimers();
  expect(types()).toEqual(['play', 'seeking', 'waiting', 'seeked', 'playing']);
  expect(events.map(({ time }) => time)).toEqual([7, 7, 7, 7, 7]);
});

it('tells of everything at once again afterwards, and once', () => {
  dispatch('seeking', 'seeked');
  vi.runAllTimers();
  dispatch('timeupdate');
  expect(types()).toEqual(['seeking', 'seeked', 'timeupdate']);
  dispatch('seeking', 'pause');
  vi.runAllTimers();
  expect(types()).toEqual(['seeking', 'seeked', 'timeupdate', 'seeking', 'pause']);
});
