import { render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { formatNumber, formatPercent, formatToman } from '@/shared/i18n/format';

import { Price, type Discount } from './price';

function show(rial: number | null, discount?: Discount | null) {
  const { container } = render(<Price rial={rial} discount={discount} />);
  const isolated = [...container.querySelectorAll('bdi')].map((part) => part.textContent);
  return { container, isolated };
}

it('shows a plain price in Toman', () => {
  expect(show(1_250_000).isolated).toEqual([formatToman(1_250_000)]);
});

it('shows price before, percentage and price after, each isolated from the surrounding text', () => {
  const { container, isolated } = show(1_260_000, { value: 540_000, percentage: 0.3 });
  expect(isolated).toEqual([formatNumber(180_000), formatPercent(0.3), formatToman(1_260_000)]);
  expect(container.querySelector('del')?.textContent).toBe(formatNumber(180_000));
});

test.each([null, Number.NaN, Number.POSITIVE_INFINITY, -1])('shows nothing for %s', (rial) => {
  expect(show(rial).container.textContent).toBe('');
});

test.each([
  ['nothing is taken off', { value: 0, percentage: 0.3 }],
  ['less than nothing is', { value: -10, percentage: 0.3 }],
  ['it is no number', { value: Number.NaN, percentage: 0.3 }],
  ['there is none', null],
])('is no sale when %s', (_, discount) => {
  expect(show(1000, discount).isolated).toEqual([formatToman(1000)]);
});

test.each([0, -0.2, 1.5, Number.NaN])('leaves out the percentage %s', (percentage) => {
  expect(show(900, { value: 100, percentage }).isolated).toEqual([
    formatNumber(100),
    formatToman(900),
  ]);
});

it('shows 0 for a value that is not a number', () => {
  const anything = fc.oneof(fc.double(), fc.integer());
  fc.assert(
    fc.property(anything, anything, anything, (rial, value, percentage) => {
      const { container } = show(rial, { value, percentage });
      expect(container.textContent).not.toMatch(/NaN|Infinity|undefined|null|∞|ناعدد/);
    }),
  );
});
