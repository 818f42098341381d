import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it, test } from 'vitest';

import { $clientId } from '@/entities/client/model';
import { appCheckout as texts } from '@/shared/i18n/fa/app-checkout';
import { common } from '@/shared/i18n/fa/common';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { subscription as subscriptionTexts } from '@/shared/i18n/fa/subscription';
import { formatToman } from '@/shared/i18n/format';
import { bookState, payCall, stateOf } from '@/testing/checkout-fixtures';
import { credit, payButton, renderCheckout } from '@/testing/checkout-page';
import { heldAnswer } from '@/testing/held-answer';
import { ownRequests } from '@/testing/own-requests';

it('shows the item and the balance after the purchase', async () => {
  await renderCheckout('book-1001');
  expect(screen.getByRole('heading', { level: 1, name: pageTitles['app-checkout'] })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'Divan' })).toBeVisible();
  for (const rial of [800_000, 5_000_000, 4_200_000]) {
    expect(screen.getByText(formatToman(rial))).toBeVisible();
  }
});

it('places one order under many clicks, and leads to the book, from which the way back skips it', async () => {
  const held = heldAnswer<unknown>();
  let isBought = false;
  const { orders, lastNavigation } = await renderCheckout('book-1001', {
    [stateOf(1001)]: () => bookState(isBought ? 1 : 3),
    [payCall]: () => {
      isBought = true;
      return held.answer();
    },
    'GET /api/credit': () => credit(isBought ? 4_200_000 : 5_000_000),
  });
  const button = await payButton(800_000);
  await userEvent.click(button);
  await userEvent.click(button);
  await userEvent.dblClick(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  held.give({ isFinal: true, balance: 4_200_000 });
  expect(await screen.findByText(texts.bookDone)).toHaveFocus();
  expect(screen.getByText(texts.balanceNow(formatToman(4_200_000)))).toBeVisible();
  expect(screen.getByRole('link', { name: texts.toBook })).toHaveAttribute('href', '/pdp/1001');
  expect(orders().map(({ body }) => body)).toEqual([{ productId: 20001 }]);
  await userEvent.click(screen.getByRole('link', { name: texts.toBook }));
  expect(lastNavigation()).toBe('REPLACE');
});

test.each([
  [1, texts.owned],
  [8, texts.owned],
  [5, texts.bySubscription],
  [0, texts.notSold],
])('sells no book of action %i', async (action, text) => {
  await renderCheckout('book-1001', { [stateOf(1001)]: bookState(action) });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.pay(formatToman(800_000)) })).toBeNull();
  expect(screen.queryByText(texts.price)).toBeNull();
});

test.each([
  [4, texts.toPlans, '/subscription/plans'],
  // The user has a subscription that covers the book.
  [5, texts.toBook, '/pdp/1001'],
])('leads from a book of action %i to what gets it', async (action, name, href) => {
  await renderCheckout('book-1001', { [stateOf(1001)]: bookState(action) });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test.each([
  ['', texts.linkProblems.empty],
  ['eyJraW5kI', texts.linkProblems.length],
])('says what is wrong with the link %j', async (query, problem) => {
  const { requests } = await renderCheckout(query);
  expect(screen.getByText(problem)).toBeVisible();
  expect(ownRequests(requests)).toEqual([]);
});

it('says that a plan does not exist', async () => {
  await renderCheckout('plan-99');
  expect(await screen.findByText(texts.notFound)).toBeVisible();
});

it('says where a package is sold, and keeps the purchase that needed it', async () => {
  const search = '?returnUrl=%2Fapp-checkout%2Fbook-1001';
  await renderCheckout(`package-33${search}`);
  expect(await screen.findByText(texts.packageText)).toBeVisible();
  // Its credit, of which its price is only a part.
  expect(screen.getByText(texts.packageNote(formatToman(2_100_000)))).toBeVisible();
  expect(screen.getByRole('link', { name: texts.enterCode })).toHaveAttribute(
    'href',
    `/credit-code${search}`,
  );
});

it('leads the user of a market client to the page that sells packages', async () => {
  const search = '?returnUrl=%2Fapp-checkout%2Fbook-1001';
  const { scope } = await renderCheckout(`package-33${search}`);
  await screen.findByText(texts.packageText);
  await act(() => allSettled($clientId, { scope, params: '2' }));
  expect(screen.queryByText(texts.packageText)).toBeNull();
  expect(screen.getByText(texts.packageInApp)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.raise })).toHaveAttribute(
    'href',
    `/credit${search}`,
  );
});

it('sends a signed-out user to the sign-in page and back', async () => {
  const { router } = await renderCheckout('plan-12', {}, {});
  await userEvent.click(screen.getByRole('button', { name: texts.signIn }));
  await expect
    .poll(() => router.navigations)
    .toEqual([{ to: '/auth?returnUrl=%2Fapp-checkout%2Fplan-12' }]);
});

it('has a button of its own words for what costs nothing', async () => {
  await renderCheckout('book-1001', { [stateOf(1001)]: bookState(2) });
  expect(await screen.findByRole('button', { name: texts.payNothing })).toBeVisible();
});

it.each([
  ['book-1001', 5_000_000, [texts.price, texts.balance, texts.after]],
  ['book-1001', 300_000, [texts.price, texts.balance]],
  ['package-33', 5_000_000, [texts.price, texts.balance]],
])('adds up for %s with %i rial in lines', async (item, balance, lines) => {
  await renderCheckout(item, { 'GET /api/credit': credit(balance) });
  await screen.findByText(texts.balance);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(lines);
});

it.each([
  ['book-1001', 'Divan', 'Hafez'],
  ['plan-12', 'Season', subscriptionTexts.gives(90, 15)],
  ['package-33', 'Two', texts.packageNote(formatToman(2_100_000))],
])('names what %s is', async (item, title, note) => {
  await renderCheckout(item);
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  expect(heading.nextElementSibling).toHaveTextContent(note);
});

it('waits for an order that the server has accepted in other words than for one without an answer', async () => {
  await renderCheckout('book-1001', { [payCall]: { isFinal: false, balance: 5_000_000 } });
  await userEvent.click(await payButton(800_000));
  expect(await screen.findByText(texts.waiting)).toBeVisible();
});

it('leaves the focus where the user has taken it while the payment was on its way', async () => {
  const held = heldAnswer<unknown>();
  await renderCheckout('book-1001', { [payCall]: held.answer });
  await userEvent.click(await payButton(800_000));
  const back = screen.getByRole('button', { name: common.back });
  back.focus();
  held.fail({ kind: 'http', status: 400, statusText: '', message: 'No', code: null });
  expect(await screen.findByText(/No/)).toBeVisible();
  expect(back).toHaveFocus();
});
