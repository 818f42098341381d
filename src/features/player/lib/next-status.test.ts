import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import type { EngineEventType } from '@/shared/media/audio-engine';

import { nextStatus, statusTable, type PlayerStatus, type StatusEvent } from './next-status';

const statuses: readonly PlayerStatus[] = ['ended', 'loading', 'playing', 'paused'];

test.each<[StatusEvent, ...PlayerStatus[]]>([
  // after: ended, loading, playing, paused
  ['play', 'loading', 'loading', 'playing', 'loading'],
  ['playing', 'playing', 'playing', 'playing', 'playing'],
  ['waiting', 'loading', 'loading', 'loading', 'loading'],
  ['seeking', 'loading', 'loading', 'loading', 'loading'],
  ['seeked', 'playing', 'playing', 'playing', 'playing'],
  ['pause', 'paused', 'paused', 'paused', 'paused'],
  ['failed', 'paused', 'paused', 'paused', 'paused'],
  ['ended', 'ended', 'ended', 'ended', 'ended'],
  ['expired', ...statuses],
  ['timeupdate', ...statuses],
  ['durationchange', ...statuses],
  ['ratechange', ...statuses],
  ['ignored', ...statuses],
])('%s leads from ended, loading, playing and paused to %s, %s, %s and %s', (event, ...after) => {
  expect(statuses.map((status) => statusTable[event][status])).toEqual(after);
});

const at = (type: EngineEventType, isPaused: boolean) =>
  ({ type, isPaused, time: 0, duration: 60, rate: 1 }) as const;

test.each(['waiting', 'seeking', 'seeked'] as const)('%s means nothing while paused', (type) => {
  for (const status of statuses) {
    expect(nextStatus(status, at(type, true))).toBe(status);
    expect(nextStatus(status, at(type, false))).toBe(statusTable[type][status]);
  }
});

/** A media element as the HTML standard describes it, as far as its status goes. */
function createElement() {
  const state = { isPaused: true, isEnded: false, isStalled: false };
  const emitted: EngineEventType[] = [];
  const emit = (...types: EngineEventType[]) => void emitted.push(...types);
  const steps = {
    play() {
      if (!state.isPaused) return;
      Object.assign(state, { isPaused: false, isEnded: false });
      emit('play', state.isStalled ? 'waiting' : 'playing');
    },
    pause() {
      if (state.isPaused || state.isEnded) return;
      state.isPaused = true;
      emit('timeupdate', 'pause');
    },
    starve() {
      if (state.isStalled || state.isEnded) return;
      state.isStalled = true;
      if (!state.isPaused) emit('timeupdate', 'waiting');
    },
    feed() {
      if (!state.isStalled) return;
      state.isStalled = false;
      if (!state.isPaused && !state.isEnded) emit('playing');
    },
    seek() {
      if (state.isEnded) return;
      emit('seeking', 'timeupdate', 'seeked');
      if (state.isStalled && !state.isPaused) emit('waiting');
    },
    advance() {
      if (!state.isPaused && !state.isStalled) emit('timeupdate');
    },
    changeRate: () => emit('ratechange'),
    finish() {
      if (state.isPaused || state.isStalled) return;
      Object.assign(state, { isPaused: true, isEnded: true });
      emit('timeupdate', 'pause', 'ended');
    },
  };
  return { state, emitted, steps };
}
type Step = keyof ReturnType<typeof createElement>['steps'];
const allSteps: readonly Step[] = [
  ...(['play', 'pause', 'starve', 'feed', 'seek', 'advance', 'changeRate', 'finish'] as const),
];

it('tells after 1,000 random walks of a media element what the element does', () => {
  const walk = fc.array(fc.constantFrom(...allSteps), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(walk, (steps) => {
      const element = createElement();
      let status: PlayerStatus = 'ended';
      let wasPlayed = false;
      for (const step of steps) {
        element.steps[step]();
        const { isPaused, isEnded, isStalled } = element.state;
        for (const type of element.emitted.splice(0))
          status = nextStatus(status, at(type, isPaused));
        wasPlayed ||= !isPaused;
        const expected =
          isEnded || !wasPlayed ? 'ended' : isPaused ? 'paused' : isStalled ? 'loading' : 'playing';
        expect(status).toBe(expected);
      }
    }),
    { numRuns: 1000 },
  );
});
