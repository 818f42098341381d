import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { common } from '@/shared/i18n/fa/common';
import { promises, purchase } from '@/shared/i18n/fa/purchase';
import { formatNumber, formatPercent, formatToman } from '@/shared/i18n/format';
import { heldAnswer } from '@/testing/held-answer';
import {
  aState,
  book,
  button,
  openPurchasePopup as open,
  stateCall,
  subscriptionCall,
} from '@/testing/purchase-popup';
import { watchCalls } from '@/testing/watch-calls';

import { mainButtonClicked, subscriptionButtonClicked } from '../model/buttons';
import { playRequested } from '../model/outcome';

it('shows the discounts, both prices, and two buttons with their costs', async () => {
  const { dialog } = await open({ [stateCall]: aState(3, 4) });
  expect(await button('main text')).toHaveAccessibleDescription(promises.checkout);
  expect(await button('subscription text')).toHaveAccessibleDescription(promises.bySubscription);
  expect(within(dialog).getByText(purchase.discount(formatPercent(0.3)))).toBeVisible();
  for (const rial of [540_000, 1_800_000, 1_260_000]) {
    expect(within(dialog).getByText(formatToman(rial))).toBeVisible();
  }
});

const current = (quotaLeft: number, intervalQuotaLeft: number) => ({
  [subscriptionCall]: {
    planId: 12,
    title: 'Season',
    endsAt: '2030-01-01T00:00:00Z',
    quotaLeft,
    intervalQuotaLeft,
  },
});

it.each([
  [9, 3, promises.quotaLeft(formatNumber(3))],
  [2, 3, promises.quotaLeft(formatNumber(2))],
  // The server lends the book all the same, so no sentence denies it.
  [0, 0, promises.bySubscription],
])('says what is left of the quota: %i, %i', async (left, intervalLeft, sentence) => {
  await open({ [stateCall]: aState(3, 4), ...current(left, intervalLeft) });
  const subscription = await button('subscription text');
  await expect.poll(() => subscription).toHaveAccessibleDescription(sentence);
});

it('says nothing twice where both buttons use the subscription', async () => {
  const { dialog } = await open({ [stateCall]: aState(5, 4), ...current(9, 3) });
  const sentence = promises.quotaLeft(formatNumber(3));
  expect(await within(dialog).findAllByText(sentence)).toHaveLength(1);
  for (const name of ['main text', 'subscription text']) {
    expect(await button(name)).toHaveAccessibleDescription(sentence);
  }
});

it.each([
  ['both open the plans', 4, 3, true],
  ['both use the subscription', 5, 4, true],
  ['they do different things', 4, 4, false],
  ['only one can be pressed', 0, 3, false],
])('fills only the main button where %s: %s and %s', async (_, action, state, isQuiet) => {
  await open({ [stateCall]: aState(action, state) });
  const kindOf = async (name: string) => (await button(name)).className.includes('outline');
  expect([await kindOf('subscription text'), await kindOf('main text')]).toEqual([isQuiet, false]);
});

it('reads no subscription for a book that none can lend', async () => {
  const { requests } = await open({ [stateCall]: aState(3, 3) });
  await button('main text');
  expect(requests.map(({ url }) => url)).not.toContain('/api/subscription/current');
});

it.each([
  ['library', 1],
  ['getFree', 2],
])('hides the price for %s', async (_name, action) => {
  const { dialog } = await open({ [stateCall]: aState(action, 0) });
  await button('main text');
  expect(within(dialog).queryByText(formatToman(1_260_000))).toBeNull();
  expect(within(dialog).queryByRole('list')).toBeNull();
});

it("shows the page's price where the answer has none", async () => {
  const { dialog } = await open({ [stateCall]: aState(3, 0, { stateDiscountedPrice: null }) });
  await button('main text');
  expect(within(dialog).getByText(formatToman(book.price!))).toBeVisible();
  expect(within(dialog).queryByRole('list')).toBeNull();
});

it('requests the cover at 250 px', async () => {
  const { dialog } = await open({ [stateCall]: aState(3, 0) });
  await button('main text');
  const cover = dialog.querySelector('img');
  expect(cover).toHaveAttribute('src', '/content/books/1001/cover?v=3&w=250&h=250');
  expect(cover).not.toHaveAttribute('srcset');
});

it.each<[string, number, number, string[]]>([
  ['without a subscription button', 3, 0, ['main text']],
  ['with both', 3, 3, ['subscription text', 'main text']],
  ['with the small one that plays', 2, 2, [purchase.play, 'main text']],
])('is %s', async (_name, action, subscription, names) => {
  const { dialog } = await open({ [stateCall]: aState(action, subscription) });
  await button('main text');
  const inside = within(dialog).getAllByRole('button');
  expect(inside.map((one) => one.textContent).filter(Boolean)).toEqual(names);
});

it('disables the button of a book that is not available, and says why', async () => {
  await open({ [stateCall]: aState(0, 5, { purchaseButtonText: '' }) });
  expect(await button(purchase.unavailable)).toBeDisabled();
  const subscription = await button('subscription text');
  expect(subscription).toBeDisabled();
  expect(subscription).toHaveAccessibleDescription(promises.intervalQuota);
});

it('offers only the sign-in while signed out', async () => {
  const { dialog } = await open({}, false);
  const names = within(dialog)
    .getAllByRole('button')
    .map((one) => one.textContent || one.getAttribute('aria-label'));
  expect(names.toSorted()).toEqual([common.close, purchase.signInAndGet].toSorted());
});

it('announces that it is loading, and shows no buttons meanwhile', async () => {
  const held = heldAnswer<unknown>();
  const { dialog } = await open({ [stateCall]: held.answer });
  expect(await within(dialog).findByText(purchase.loading)).toBeInTheDocument();
  expect(within(dialog).getAllByRole('button')).toHaveLength(1);
  held.give(aState(3, 0));
  expect(await button('main text')).toBeEnabled();
});

it('offers a retry after a failure', async () => {
  let asked = 0;
  await open({
    [stateCall]: () => {
      asked += 1;
      if (asked === 1) {
        throw { kind: 'http', status: 500, statusText: '', message: 'words', code: null };
      }
      return aState(3, 0);
    },
  });
  expect(await screen.findByText('words')).toBeVisible();
  await userEvent.click(await button(common.retry));
  expect(await button('main text')).toBeEnabled();
});

it.each([
  ['main text', 'subscription text', [1, 0]],
  ['subscription text', 'main text', [0, 1]],
])(
  'is busy in “%s” until the order has finished, and disables “%s”',
  async (own, other, counts) => {
    const held = heldAnswer<null>();
    let isGot = false;
    const { scope, requests } = await open({
      [stateCall]: () => aState(isGot ? 1 : 5, isGot ? 0 : 4),
      'POST /api/orders/app-nopayment': () => {
        isGot = true;
        return held.answer();
      },
    });
    const clicks = [mainButtonClicked, subscriptionButtonClicked].map((unit) =>
      watchCalls(unit, scope),
    );
    await userEvent.click(await button(own));
    expect(await button(own)).toHaveAttribute('aria-busy', 'true');
    expect(await button(other)).toBeDisabled();
    expect(await button(other)).not.toHaveAttribute('aria-busy');
    await userEvent.click(await button(own));
    expect(clicks.map(({ length }) => length)).toEqual(counts);
    held.give(null);
    expect(await screen.findByText(purchase.owned)).toBeVisible();
    expect(requests.filter(({ url }) => url.includes('app-nopayment'))).toHaveLength(1);
  },
);

it('confirms the purchase, and plays the book', async () => {
  let isGot = false;
  const { scope } = await open({
    [stateCall]: () => aState(isGot ? 1 : 2, 0),
    'POST /api/orders/app-nopayment': () => {
      isGot = true;
      return null;
    },
  });
  const played = watchCalls(playRequested, scope);
  await userEvent.click(await button('main text'));
  await userEvent.click(await button(purchase.startListening));
  expect(played).toEqual([book]);
});

it('shows a refusal beside the buttons', async () => {
  await open({
    [stateCall]: aState(2, 0),
    'POST /api/orders/app-nopayment': () => {
      throw { kind: 'http', status: 409, statusText: '', message: 'not free', code: null };
    },
  });
  await userEvent.click(await button('main text'));
  expect(await screen.findByRole('alert')).toHaveTextContent('not free');
  await expect.poll(() => button('main text')).not.toHaveAttribute('aria-busy');
});
