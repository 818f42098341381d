import { expect, it, onTestFinished, vi } from 'vitest';

import { watchSwipes } from './watch-swipes';

function watched() {
  vi.useFakeTimers();
  const element = document.body.appendChild(document.createElement('div'));
  const told = { onSwiped: vi.fn(), onDragged: vi.fn(), onReleased: vi.fn() };
  const stop = watchSwipes(element, () => ({ directions: ['down'], ...told }));
  onTestFinished(() => {
    stop();
    element.remove();
    vi.runAllTimers();
    vi.useRealTimers();
  });
  const point = (type: string, clientY: number, target: EventTarget = document) =>
    target.dispatchEvent(
      new PointerEvent(type, { clientY, isPrimary: true, pointerId: 1, bubbles: true }),
    );
  /** Whether the page may scroll. */
  const touch = () =>
    element.dispatchEvent(new Event('touchmove', { cancelable: true, bubbles: true }));
  return { element, told, stop, point, touch };
}

it.each([
  ['pointerup', [['down', 300]], []],
  ['pointercancel', [], [[300]]],
])('tells at %s whether the finger has swiped or let go', (type, swiped, released) => {
  const { element, told, point } = watched();
  point('pointerdown', 0, element);
  point('pointermove', 100);
  point(type, 300);
  expect(told.onDragged.mock.calls).toEqual([[100], [300]]);
  expect([told.onSwiped.mock.calls, told.onReleased.mock.calls]).toEqual([swiped, released]);
  point('pointermove', 400);
  expect(told.onDragged).toHaveBeenCalledTimes(2);
});

it('follows the first finger alone, and no other button of a mouse', () => {
  const { element, told, point } = watched();
  for (const other of [{ isPrimary: false }, { isPrimary: true, button: 2 }]) {
    const down = { clientY: 0, pointerId: 1, bubbles: true, ...other };
    element.dispatchEvent(new PointerEvent('pointerdown', down));
    point('pointermove', 100);
    point('pointerup', 300);
  }
  expect(told.onDragged).not.toHaveBeenCalled();
});

it('holds the page still during its own strokes, and in no others', () => {
  const { element, point, touch } = watched();
  point('pointerdown', 0, element);
  expect(touch()).toBe(true);
  point('pointermove', 100);
  expect(touch()).toBe(false);
  point('pointerup', 100);
  expect(touch()).toBe(true);
  point('pointerdown', 100, element);
  point('pointermove', 0);
  expect(touch()).toBe(true);
});

it.each([
  ['a swipe', 300, 0],
  ['a stroke as long as a swipe', 20, 0],
  ['a hand that slips', 10, 1],
])('takes the click that ends %s for what it is', (_what, offset, clicks) => {
  const { element, point } = watched();
  const clicked = vi.fn();
  const row = element.appendChild(document.createElement('button'));
  row.addEventListener('click', clicked);
  point('pointerdown', 0, row);
  point('pointermove', offset);
  point('pointerup', offset);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  // A link that keeps its default would lead on, past the router.
  expect(row.dispatchEvent(click)).toBe(clicks > 0);
  expect(clicked).toHaveBeenCalledTimes(clicks);
  row.click();
  expect(clicked).toHaveBeenCalledTimes(clicks + 1);
  point('pointerdown', 0, row);
  point('pointerup', 300);
  vi.runAllTimers();
  row.click();
  expect(clicked).toHaveBeenCalledTimes(clicks + 2);
});
