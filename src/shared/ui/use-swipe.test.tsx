import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';

import type { SwipeDirection } from './swipe/stroke';
import { useSwipe } from './use-swipe';

const events = { onSwiped: vi.fn(), onDragged: vi.fn(), onReleased: vi.fn() };

function Surface({ directions }: { directions: readonly SwipeDirection[] }) {
  const ref = useSwipe({ directions, ...events });
  return (
    <div ref={ref} data-testid="surface">
      <div data-testid="scroller" style={{ overflowY: 'auto' }}>
        <p data-testid="content" />
      </div>
      <div role="slider" aria-valuenow={0} tabIndex={0} />
      <div data-swipe="none">
        <i data-testid="track" />
      </div>
    </div>
  );
}

type Step = readonly [type: string, x: number, y: number, at: number];

function finger(target: Element, steps: readonly Step[]) {
  for (const [type, clientX, clientY, at] of steps) {
    const event = new PointerEvent(type, {
      bubbles: true,
      isPrimary: true,
      pointerId: 1,
      clientX,
      clientY,
    });
    Object.defineProperty(event, 'timeStamp', { value: at });
    target.dispatchEvent(event);
  }
}

const strokeTo = (x: number, y: number, ms: number): Step[] => [
  ['pointerdown', 0, 0, 0],
  ['pointermove', x / 2, y / 2, ms / 2],
  ['pointerup', x, y, ms],
];

const part = (name: string) => screen.getByTestId(name);

beforeEach(() => {
  vi.clearAllMocks();
});

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['down', 0, 40, 100, 1],
  ['down', 0, 20, 50, 1],
  ['down', 0, 19, 20, 0],
  ['down', 0, 39, 100, 0],
  ['down', 60, 40, 50, 0],
  ['down', 0, -40, 50, 0],
  ['up', 0, -40, 50, 1],
] as const)('a stroke to %s, by %s and %s px in %s ms: %s swipes', (wanted, x, y, ms, count) => {
  render(<Surface directions={[wanted]} />);
  finger(part('surface'), strokeTo(x, y, ms));
  expect(events.onSwiped).toHaveBeenCalledTimes(count);
  if (count > 0) expect(events.onSwiped).toHaveBeenCalledWith(wanted, y);
});

it('lets the element follow the finger and come back', () => {
  render(<Surface directions={['down']} />);
  finger(part('surface'), [
    ['pointerdown', 0, 0, 0],
    ['pointermove', 0, 30, 100],
    ['pointermove', 0, 34, 800],
    ['pointerup', 0, 34, 1200],
  ]);
  expect(events.onDragged.mock.calls.flat()).toEqual([30, 34, 34]);
  expect(events.onReleased).toHaveBeenCalledWith(34);
  expect(events.onSwiped).not.toHaveBeenCalled();
});

it('is not a swipe when the browser cancels the pointer', () => {
  render(<Surface directions={['down']} />);
  finger(part('surface'), [
    ['pointerdown', 0, 0, 0],
    ['pointermove', 0, 60, 50],
    ['pointercancel', 0, 60, 60],
  ]);
  expect(events.onSwiped).not.toHaveBeenCalled();
  expect(events.onReleased).toHaveBeenCalledTimes(1);
});

it('leaves a stroke that began aside to what scrolls sideways', () => {
  render(<Surface directions={['down']} />);
  finger(part('surface'), [
    ['pointerdown', 0, 0, 0],
    ['pointermove', 30, 10, 20],
    ['pointermove', 30, 100, 40],
    ['pointerup', 30, 100, 50],
  ]);
  expect(events.onDragged).not.toHaveBeenCalled();
  expect(events.onSwiped).not.toHaveBeenCalled();
});

it('lets the element come back when the finger turns and leaves the other way', () => {
  render(<Surface directions={['down']} />);
  finger(part('surface'), [
    ['pointerdown', 0, 0, 0],
    ['pointermove', 0, 30, 100],
    ['pointermove', 0, -40, 150],
    ['pointerup', 0, -60, 160],
  ]);
  expect(events.onSwiped).not.toHaveBeenCalled();
  expect(events.onReleased).toHaveBeenCalledExactlyOnceWith(-60);
});

it('ignores strokes on a slider, and beside its thumb', () => {
  render(<Surface directions={['down']} />);
  finger(screen.getByRole('slider'), strokeTo(0, 60, 50));
  finger(part('track'), strokeTo(0, 60, 50));
  expect(events.onDragged).not.toHaveBeenCalled();
});

test.each([
  [120, 0],
  [0, 1],
])('with content scrolled to %s px there are %s swipes down', (scrollTop, count) => {
  render(<Surface directions={['down']} />);
  const scroller = part('scroller');
  Object.defineProperties(scroller, {
    scrollHeight: { value: 500 },
    clientHeight: { value: 200 },
    scrollTop: { value: scrollTop },
  });
  finger(part('content'), strokeTo(0, 60, 50));
  expect(events.onSwiped).toHaveBeenCalledTimes(count);
});

it('ignores text selection', () => {
  render(<Surface directions={['down']} />);
  vi.spyOn(document, 'getSelection').mockReturnValue({ isCollapsed: false } as Selection);
  finger(part('content'), strokeTo(0, 60, 50));
  expect(events.onSwiped).not.toHaveBeenCalled();
});

it('prevents page scrolling once it handles the stroke', () => {
  render(<Surface directions={['down']} />);
  const touch = () => {
    const event = new Event('touchmove', { bubbles: true, cancelable: true });
    part('surface').dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(touch()).toBe(false);
  finger(part('surface'), [
    ['pointerdown', 0, 0, 0],
    ['pointermove', 0, 10, 20],
  ]);
  expect(touch()).toBe(true);
});
