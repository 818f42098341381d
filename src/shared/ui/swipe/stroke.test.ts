import { describe, expect, it, test } from 'vitest';

import { createStroke, swipeOf } from './stroke';

test.each([
  ['long and fast, down', { dx: 0, dy: 20, velocity: 0.4 }, 'down'],
  ['long and fast, up', { dx: 0, dy: -20, velocity: -0.4 }, 'up'],
  ['too short', { dx: 0, dy: 19, velocity: 2 }, null],
  ['too slow', { dx: 0, dy: 200, velocity: 0.39 }, null],
  ['aslant, more down than aside', { dx: 59, dy: 60, velocity: 1 }, 'down'],
  ['aslant, as much aside as down', { dx: -60, dy: 60, velocity: 1 }, null],
  ['aside', { dx: 200, dy: 5, velocity: 0.1 }, null],
  ['down, but on its way back up when lifted', { dx: 0, dy: 60, velocity: -1 }, null],
  ['nothing at all', { dx: 0, dy: 0, velocity: 0 }, null],
] as const)('%s', (_, stroke, swipe) => {
  expect(swipeOf(stroke)).toBe(swipe);
});

describe('the speed of a stroke', () => {
  const strokeOf = (...points: [y: number, at: number][]) => {
    const stroke = createStroke({ x: 0, y: 0, at: 0 });
    for (const [y, at] of points) stroke.add({ x: 0, y, at });
    return stroke.read();
  };

  it('is measured over the last 100 ms after a slow start', () => {
    expect(strokeOf([10, 400], [60, 500]).velocity).toBe(0.5);
    expect(strokeOf([-10, 400], [-60, 500]).velocity).toBe(-0.5);
  });

  it('is measured over the whole stroke after a slow end', () => {
    expect(strokeOf([150, 200], [200, 400]).velocity).toBe(0.5);
  });

  it('decreases while the finger rests', () => {
    expect(strokeOf([200, 50], [200, 2000]).velocity).toBe(0.1);
  });

  it('is known after a single move', () => {
    expect(strokeOf([100, 200])).toEqual({ dx: 0, dy: 100, velocity: 0.5 });
  });

  it('stays finite when all points have the same time', () => {
    expect(strokeOf([30, 0]).velocity).toBe(30);
  });
});
