import { render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { book } from '@/shared/i18n/fa/book';
import { formatNumber, formatPercent, formatToman } from '@/shared/i18n/format';

import type { Discount } from '../lib/price-terms';

import { Price } from './price';

const off = (discountValue: number, discountPercentage: number): Discount => ({
  discountValue,
  discountPercentage,
});

function show(rial: number | null, ...discounts: Discount[]) {
  const { container } = render(<Price rial={rial} discounts={discounts} />);
  const isolated = [...container.querySelectorAll('bdi')].map((part) => part.textContent);
  return { container, isolated };
}

it('shows a plain price in Toman', () => {
  expect(show(1_250_000).isolated).toEqual([formatToman(1_250_000)]);
});

it('shows price before, percentage and price after, each isolated from the surrounding text', () => {
  const { container, isolated } = show(1_260_000, off(540_000, 0.3));
  expect(isolated).toEqual([formatNumber(180_000), formatPercent(0.3), formatToman(1_260_000)]);
  expect(container.querySelector('del')?.textContent).toBe(formatNumber(180_000));
});

it('says to a screen reader which of two prices is paid', () => {
  const { container } = show(1_260_000, off(540_000, 0.3));
  const prices = [formatNumber(180_000), formatPercent(0.3), formatToman(1_260_000)];
  expect(container).toHaveTextContent(
    `${book.priceBefore} ${prices[0]}${prices[1]}${book.priceNow} ${prices[2]}`,
  );
});

it('adds up several discounts and shows each percentage', () => {
  const { isolated } = show(5000, off(3000, 0.3), off(2000, 0.2));
  expect(isolated).toEqual([
    formatNumber(1000),
    formatPercent(0.3),
    formatPercent(0.2),
    formatToman(5000),
  ]);
});

test.each([null, Number.NaN, Number.POSITIVE_INFINITY, -1])('shows nothing for %s', (rial) => {
  expect(show(rial).container.textContent).toBe('');
});

test.each([
  ['nothing is taken off', [off(0, 0.3)]],
  ['less than nothing is', [off(-10, 0.3)]],
  ['it is no number', [off(Number.NaN, 0.3)]],
  ['there is none', []],
])('is no sale when %s', (_, discounts) => {
  expect(show(1000, ...discounts).isolated).toEqual([formatToman(1000)]);
});

test.each([0, -0.2, 1.5, Number.NaN])('leaves out the percentage %s', (percentage) => {
  expect(show(900, off(100, percentage)).isolated).toEqual([formatNumber(100), formatToman(900)]);
});

it('shows 0 for a value that is not a number', () => {
  const anything = fc.oneof(fc.double(), fc.integer());
  fc.assert(
    fc.property(anything, anything, anything, (rial, value, percentage) => {
      const { container } = show(rial, off(value, percentage));
      expect(container.textContent).not.toMatch(/NaN|Infinity|undefined|null|∞|ناعدد/);
    }),
  );
});
