import { render, screen } from '@testing-library/react';
import { expect, it, test } from 'vitest';

import { Ring } from './ring';

const fill = () => document.querySelector('circle:nth-of-type(2)');

test.each([
  [0.25, '25 100'],
  [1, '100 100'],
  [3, '100 100'],
])('draws %s of the circle', (value, dashes) => {
  render(<Ring value={value} />);
  expect(fill()?.getAttribute('stroke-dasharray')).toBe(dashes);
});

test.each([0, -1, Number.NaN])('draws no dot for %s', (value) => {
  render(<Ring value={value} />);
  expect(fill()).toBeNull();
});

it('is decorative without a label, and a progress bar with one', () => {
  const { rerender } = render(<Ring value={0.5}>50</Ring>);
  expect(screen.queryByRole('progressbar')).toBeNull();
  rerender(<Ring value={0.5} label="Progress" />);
  expect(screen.getByRole('progressbar', { name: 'Progress' }).ariaValueNow).toBe('50');
});
