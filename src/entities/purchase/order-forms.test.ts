import fc from 'fast-check';
import { expect, it } from 'vitest';

import { checkoutPath } from './checkout-path';
import { nativeProductId, productIdOf, transitionTypeOf } from './order-forms';
import { isOwned } from './ownership';
import { isSamePromise, type TapPromise } from './promise';

const states = [0, 1, 2, 3, 4, 5, 6, 99, NaN];

it.each(states)('does not use the quota where a subscription includes the book: %d', (state) => {
  expect(transitionTypeOf(state)).toBe(state === 4 ? 7 : 0);
  expect(nativeProductId(12, state)).toBe(state === 4 ? '12@7' : '12');
});

it('parses every product id that it formats', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 12 }), fc.constantFrom(...states), (id, state) => {
      expect(productIdOf(nativeProductId(id, state))).toBe(id);
    }),
  );
});

it.each(['', '@7', '12@', '12@77', '12@7@7', 'x12', '12x', '12@x', '1234567890123456'])(
  'reads no product id out of %j',
  (text) => {
    expect(productIdOf(text)).toBeNull();
  },
);

it.each([
  [{ kind: 'book', audioBookId: 1001 }, '/app-checkout/book-1001'],
  [{ kind: 'plan', planId: 3 }, '/app-checkout/plan-3'],
  [{ kind: 'package', packageId: 2 }, '/app-checkout/package-2'],
] as const)('the checkout of %j is %s', (item, path) => {
  expect(checkoutPath(item)).toBe(path);
});

const stateWith = (purchaseButtonAction: number) => ({
  purchaseButtonState: { purchaseButtonAction, purchaseButtonText: '', stateDiscountedPrice: 0 },
  subscriptionButtonState: { subscriptionButtonState: 0, subscriptionButtonText: '' },
  discounts: [],
});

it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 99])('derives ownership from the action: %i', (action) => {
  expect(isOwned(stateWith(action))).toBe(action === 1 || action === 8);
});

it.each<[TapPromise, TapPromise, boolean]>([
  [{ kind: 'free' }, { kind: 'free' }, true],
  [{ kind: 'free' }, { kind: 'bySubscription' }, false],
  [{ kind: 'fromCredit', rial: 5 }, { kind: 'fromCredit', rial: 5 }, true],
  [{ kind: 'fromCredit', rial: 5 }, { kind: 'fromCredit', rial: 6 }, false],
  [{ kind: 'pays', rial: null }, { kind: 'pays', rial: null }, true],
  [{ kind: 'pays', rial: null }, { kind: 'pays', rial: 1 }, false],
  [{ kind: 'pays', rial: 1 }, { kind: 'checkout', rial: 1 }, false],
])('%j and %j cost the same: %s', (one, other, isSame) => {
  expect(isSamePromise(one, other)).toBe(isSame);
});
