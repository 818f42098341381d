import { render, screen } from '@testing-library/react';
import { expect, it, test } from 'vitest';

import { ProgressBar } from './progress-bar';

test.each([
  [0.25, '25'],
  [Number.NaN, '0'],
  [Number.POSITIVE_INFINITY, '0'],
  [-1, '0'],
  [3, '100'],
])('shows %s as %s per cent', (value, shown) => {
  render(<ProgressBar value={value} label="Progress" />);
  expect(screen.getByRole('progressbar', { name: 'Progress' }).ariaValueNow).toBe(shown);
});

it('is hidden from screen readers without a label', () => {
  render(<ProgressBar value={0.5} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
