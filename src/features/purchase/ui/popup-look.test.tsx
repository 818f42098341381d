import { within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { promises, purchase } from '@/shared/i18n/fa/purchase';
import { formatNumber } from '@/shared/i18n/format';
import { outlineOf } from '@/testing/outline';
import {
  aState,
  button,
  openPurchasePopup as open,
  stateCall,
  subscriptionCall,
} from '@/testing/purchase-popup';

const withoutShare = { discounts: [{ discountValue: 540_000, discountPercentage: 0 }] };

it.each<[string, object]>([
  ['a discount in percent', aState(3, 4)],
  ['a discount without a share', { ...aState(3, 4), ...withoutShare }],
  ['a price of nothing', aState(3, 0, { stateDiscountedPrice: 0 })],
  ['a book that is owned', aState(1, 0)],
])('has the words and roles of %s', async (_, state) => {
  const { dialog } = await open({ [stateCall]: state });
  await button('main text');
  expect(outlineOf(dialog)).toMatchSnapshot();
});

it.each([
  [3, purchase.buy],
  [2, purchase.get],
  [5, purchase.get],
  [0, purchase.unavailable],
])('names the button of the action %i where the API does not', async (action, name) => {
  await open({ [stateCall]: aState(action, 0, { purchaseButtonText: '' }) });
  expect(await button(name)).toBeVisible();
});

it.each([
  [3, 3, 'primary', 'subscription'],
  [4, 4, 'subscription', 'subscription'],
])('fills the buttons of %i and %i in the colours of owning and lending', async (...row) => {
  const [action, state, main, subscription] = row;
  await open({ [stateCall]: aState(action, state) });
  expect((await button('main text')).className).toContain(main);
  expect((await button('subscription text')).className).toContain(subscription);
});

it.each([
  ['many lines', aState(3, 0), 'true'],
  ['no discount', { ...aState(3, 0), discounts: [] }, 'false'],
])('gives the title room beside %s', async (_, state, isTight) => {
  const { dialog } = await open({ [stateCall]: state });
  await button('main text');
  expect(dialog.querySelector('[data-tight]')).toHaveAttribute('data-tight', isTight);
});

it('says that the price comes before the payment where it is not known', async () => {
  await open({ [stateCall]: aState(3, 0, { stateDiscountedPrice: null }) });
  expect(await button('main text')).toHaveAccessibleDescription(promises.priceFirst);
});

it('says what a title that was lent before takes from the quota', async () => {
  const running = { planId: 12, title: 'Season', endsAt: '2030-01-01T00:00:00Z' };
  const { dialog } = await open({
    [stateCall]: aState(3, 6),
    [subscriptionCall]: { ...running, quotaLeft: 9, intervalQuotaLeft: 3 },
  });
  const sentence = promises.quotaLeft(formatNumber(3));
  expect(await within(dialog).findByText(sentence)).toBeVisible();
});

it('hides the cover and the title, which name the dialog, from screen readers', async () => {
  const { dialog } = await open({ [stateCall]: aState(3, 0) });
  await button('main text');
  expect(dialog.querySelector('img')?.closest('[aria-hidden="true"]')).toHaveTextContent('Divan');
});
