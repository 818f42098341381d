import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { dragRate, dragTo, type Drag } from './fine-drag';

test.each([
  [0, 1],
  [-43, 1],
  [44, 0.5],
  [-88, 0.25],
  [143, 0.25],
  [144, 0.1],
  [-900, 0.1],
])('at %d px from the bar the rate is %d', (distance, rate) => {
  expect(dragRate(distance)).toBe(rate);
});

describe('a drag', () => {
  const onBar: Drag = { finger: 100, value: 100 };

  it('follows the finger on the bar', () => {
    expect(dragTo(onBar, 160, 1, 600)).toEqual({ finger: 160, value: 160 });
    expect(dragTo(onBar, 0, 1, 600)).toEqual({ finger: 0, value: 0 });
  });

  it('moves more slowly away from the bar', () => {
    expect(dragTo(onBar, 160, 0.1, 600)).toEqual({ finger: 160, value: 106 });
    expect(dragTo(onBar, 60, 0.25, 600)).toEqual({ finger: 60, value: 90 });
  });

  it('ends at the ends, however far the finger of a thumb that has run ahead still moves', () => {
    expect(dragTo({ finger: 0, value: 590 }, 100, 0.5, 600)).toEqual({ finger: 100, value: 600 });
    expect(dragTo({ finger: 600, value: 10 }, 500, 0.5, 600)).toEqual({ finger: 500, value: 0 });
  });

  it('does not jump when the finger comes back to the bar', () => {
    const away = dragTo(onBar, 500, 0.1, 600);
    expect(dragTo(away, 500, 1, 600)).toEqual(away);
  });

  it('leaves the thumb where it is while the finger rests, however near to an end', () => {
    const behind = { finger: Number.MIN_VALUE, value: 100 };
    expect(dragTo(behind, Number.MIN_VALUE, 1, 600)).toEqual(behind);
  });

  it('stays within the slider, and reaches both ends on the bar', () => {
    const step = fc.record({
      finger: fc.double({ min: 0, max: 600, noNaN: true }),
      rate: fc.constantFrom(1 as const, 0.5 as const, 0.25 as const, 0.1 as const),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), fc.constantFrom(0, 600), (steps, end) => {
        let drag = onBar;
        for (const { finger, rate } of steps) {
          drag = dragTo(drag, finger, rate, 600);
          expect(drag.value).toBeGreaterThanOrEqual(0);
          expect(drag.value).toBeLessThanOrEqual(600);
        }
        // From where the finger is, there is a way to the end unless it is there already.
        fc.pre(drag.finger !== end);
        expect(dragTo(drag, end, 1, 600).value).toBeCloseTo(end, 6);
      }),
    );
  });
});
