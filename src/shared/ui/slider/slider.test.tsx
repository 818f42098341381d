import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, test, vi } from 'vitest';

import { Slider } from './slider';

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
