import { expect, test } from 'vitest';

import type { EngineEventType } from '@/shared/media/audio-engine';

import { nextStatus, type PlayerStatus } from './next-status';

const wanted = false;
const paused = true;

test.each<[PlayerStatus, EngineEventType, boolean, PlayerStatus]>([
  ['ended', 'play', wanted, 'loading'],
  ['paused', 'play', wanted, 'loading'],
  ['playing', 'play', wanted, 'playing'],
  ['loading', 'playing', wanted, 'playing'],
  ['playing', 'waiting', wanted, 'loading'],
  ['playing', 'seeking', wanted, 'loading'],
  ['loading', 'seeked', wanted, 'playing'],
  ['paused', 'seeking', paused, 'paused'],
  ['paused', 'seeked', paused, 'paused'],
  ['playing', 'pause', paused, 'paused'],
  ['loading', 'pause', paused, 'paused'],
  ['playing', 'ended', paused, 'ended'],
  ['playing', 'failed', wanted, 'paused'],
  ['playing', 'timeupdate', wanted, 'playing'],
  ['paused', 'durationchange', paused, 'paused'],
  ['playing', 'ratechange', wanted, 'playing'],
])('turns %s at the event %s (paused: %s) into %s', (status, type, isPaused, expected) => {
  expect(nextStatus(status, { type, isPaused, time: 0, duration: 60, rate: 1 })).toBe(expected);
});
