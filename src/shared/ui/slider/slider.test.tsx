import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, test, vi } from 'vitest';

import { Slider } from './slider';

afterEach(() => {
  vi.restoreAllMocks();
});

function show(value = 60, max = 600) {
  const events = { onChanged: vi.fn(), onCommitted: vi.fn() };
  render(
    <div dir="rtl">
      <Slider
        label="Position"
        value={value}
        max={max}
        largeStep={30}
        valueText={(now) => `${now} of ${max}`}
        {...events}
      />
    </div>,
  );
  return { ...events, slider: screen.getByRole<HTMLInputElement>('slider', { name: 'Position' }) };
}

it('says its value in words', () => {
  const { slider } = show();
  expect(slider.getAttribute('aria-valuetext')).toBe('60 of 600');
});

test.each([
  ['{ArrowRight}', 61],
  ['{ArrowLeft}', 59],
  ['{ArrowUp}', 61],
  ['{PageUp}', 90],
  ['{Home}', 0],
  ['{End}', 600],
])('runs from left to right on a page from right to left: %s', async (key, value) => {
  const { slider, onCommitted } = show();
  slider.focus();
  await userEvent.keyboard(key);
  expect(onCommitted.mock.calls).toEqual([[value]]);
});

test.each([
  ['a position behind the end', 900, 600, '600'],
  ['a position that is no number', Number.NaN, 600, '0'],
])('is brought within its bounds: %s', (_, value, max, shown) => {
  expect(show(value, max).slider.value).toBe(shown);
});

test.each([0, Number.NaN, Number.POSITIVE_INFINITY])('is disabled without a length: %s', (max) => {
  expect(show(0, max).slider.disabled).toBe(true);
});

/** A slider with a preview, on a bar of 600 px at the left edge. */
function showPreview() {
  const bar = new DOMRect(0, 100, 600, 44);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(bar);
  const onCommitted = vi.fn();
  render(
    <Slider
      label="Position"
      value={60}
      max={600}
      valueText={String}
      preview={(value, rate) => `${Math.round(value)} at ${rate}`}
      onCommitted={onCommitted}
    />,
  );
  const control = screen.getByRole('slider').closest('[data-index]')?.parentElement?.parentElement;
  if (!control) throw new Error('The slider has no control');
  // jsdom knows no pointer capture.
  Object.assign(control, { setPointerCapture: vi.fn(), hasPointerCapture: () => false });
  return { control, onCommitted, preview: () => screen.queryByText(/ at /)?.textContent };
}
const finger = { button: 0, buttons: 1, pointerId: 1 };

it('shows a preview during a drag, and follows more slowly away from the bar', () => {
  const { control, onCommitted, preview } = showPreview();
  fireEvent.pointerDown(control, { ...finger, clientX: 300, clientY: 122 });
  expect(preview()).toBe('300 at 1');
  fireEvent.pointerMove(document, { ...finger, clientX: 320, clientY: 122 });
  expect(preview()).toBe('320 at 1');
  fireEvent.pointerMove(document, { ...finger, clientX: 420, clientY: 322 });
  expect(preview()).toBe('330 at 0.1');
  fireEvent.pointerUp(document, { ...finger, clientX: 420, clientY: 322 });
  expect(onCommitted).toHaveBeenCalledExactlyOnceWith(330);
  expect(preview()).toBeUndefined();
  // The next drag begins under the finger again.
  fireEvent.pointerDown(control, { ...finger, clientX: 120, clientY: 122 });
  expect(preview()).toBe('120 at 1');
  fireEvent.pointerUp(document, { ...finger, clientX: 120, clientY: 122 });
  expect(onCommitted).toHaveBeenLastCalledWith(120);
});

it('shows a preview under a mouse that presses nothing, until it leaves', () => {
  const { control, preview } = showPreview();
  const mouse = { pointerType: 'mouse', buttons: 0, clientX: 150, clientY: 122 };
  for (const other of [{ pointerType: 'touch' }, { buttons: 1 }]) {
    fireEvent.pointerMove(control, { ...mouse, ...other });
    expect(preview()).toBeUndefined();
  }
  fireEvent.pointerMove(control, mouse);
  expect(preview()).toBe('150 at 1');
  fireEvent.pointerLeave(control, mouse);
  expect(preview()).toBeUndefined();
  // What the keys do is not where the pointer rests.
  fireEvent.pointerMove(control, mouse);
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' });
  expect(preview()).toBeUndefined();
});
