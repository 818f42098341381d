import fc from 'fast-check';
import { expect, it } from 'vitest';

import { shownTermsOf } from './price-terms';

const off = (discountValue: number, discountPercentage = 0.3) => ({
  discountValue,
  discountPercentage,
});

it('adds the discount to the price', () => {
  expect(shownTermsOf({ rial: 1_260_000, discounts: [off(540_000)] })).toEqual({
    rial: 1_260_000,
    beforeRial: 1_800_000,
    discounts: [{ rial: 540_000, percentage: 0.3 }],
  });
});

it('adds up several discounts', () => {
  const { beforeRial, discounts } = shownTermsOf({
    rial: 500,
    discounts: [off(300), off(200, 0.2)],
  });
  expect(beforeRial).toBe(1000);
  expect(discounts).toHaveLength(2);
});

it('has no price before the discount without a discount', () => {
  expect(shownTermsOf({ rial: 500, discounts: [] })).toEqual({
    rial: 500,
    beforeRial: null,
    discounts: [],
  });
});

it('shows a price of 0, also after a discount of the whole price', () => {
  expect(shownTermsOf({ rial: 0, discounts: [off(0)] })).toEqual({
    rial: 0,
    beforeRial: null,
    discounts: [],
  });
  expect(shownTermsOf({ rial: 0, discounts: [off(900, 1)] })).toEqual({
    rial: 0,
    beforeRial: 900,
    discounts: [{ rial: 900, percentage: 1 }],
  });
});

it.each([1.5, 0, -0.1, NaN])('ignores a percentage of %s and keeps the amount', (percentage) => {
  expect(shownTermsOf({ rial: 500, discounts: [off(100, percentage)] }).discounts).toEqual([
    { rial: 100, percentage: null },
  ]);
});

it.each([null, -10, NaN, Infinity])(
  '%s is no price, and without one there is no discount',
  (rial) => {
    expect(shownTermsOf({ rial, discounts: [off(100)] })).toEqual({
      rial: null,
      beforeRial: null,
      discounts: [],
    });
  },
);

it('never shows a negative amount or a value that is not a number', () => {
  const anything = fc.double();
  fc.assert(
    fc.property(
      fc.option(anything),
      fc.array(fc.record({ discountValue: anything, discountPercentage: anything })),
      (rial, discounts) => {
        const shown = shownTermsOf({ rial, discounts });
        const sums = [shown.rial, shown.beforeRial, ...shown.discounts.map((row) => row.rial)];
        for (const sum of sums) expect(sum === null || sum >= 0).toBe(true);
        if (shown.beforeRial !== null)
          expect(shown.beforeRial).toBeGreaterThanOrEqual(shown.rial ?? 0);
      },
    ),
  );
});
