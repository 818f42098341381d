import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it, test } from 'vitest';

import { sessionRestoreRequested } from '@/entities/session/model';
import type { ApiError } from '@/shared/api/errors';
import type { ApiRequest } from '@/shared/api/send';
import { appCheckout as texts } from '@/shared/i18n/fa/app-checkout';
import { subscription as subscriptionTexts } from '@/shared/i18n/fa/subscription';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { formatToman } from '@/shared/i18n/format';
import { formatDate } from '@/shared/i18n/format-date';
import { aDetail, aPage } from '@/testing/api-fixtures';
import { heldAnswer } from '@/testing/held-answer';
import { ownRequests } from '@/testing/own-requests';
import { renderPage } from '@/testing/render-page';
import { aJwt } from '@/testing/session-fixtures';

import CheckoutPage from './view';

const session = {
  'local:access_token': aJwt(),
  'local:refresh_token': 'refresh-1',
  'local:expires_in': '4000000000000',
};
const pay = 'POST /api/orders/process-with-credit';
const libraryState = 'POST /api/library/state/1001';
const current = 'GET /api/subscription/current';
const plan = {
  planId: 12,
  title: 'Season',
  description: '',
  days: 90,
  quota: 15,
  intervalQuota: 5,
  intervalDays: 30,
  price: 3_000_000,
  priceBefore: 4_000_000,
};
const running = { planId: 12, title: 'Season', endsAt: '2027-01-01T00:00:00Z', quotaLeft: 15 };
const state = (action: number, price = 800_000) => ({
  purchaseButtonState: {
    purchaseButtonAction: action,
    purchaseButtonText: '',
    stateDiscountedPrice: price,
  },
  subscriptionButtonState: { subscriptionButtonState: 0, subscriptionButtonText: '' },
  discounts: [],
});
const credit = (balance: number) => ({ balance, transactions: [] });
const lost = (): never => {
  throw { kind: 'network' } satisfies ApiError;
};

const answers = {
  'GET /api/audiobooks/1001/detail2': aDetail(),
  [libraryState]: state(3) as unknown,
  'GET /api/credit': credit(5_000_000) as unknown,
  'GET /api/subscription/plans': aPage([plan]),
  [current]: (): unknown => null,
  'GET /api/credit/packages': aPage([
    { packageId: 33, title: 'Two', price: 2_000_000, credit: 2_100_000 },
  ]),
};

async function open(address: string, changes: Record<string, unknown> = {}, storage = session) {
  const [query = '', search = ''] = address.split(/(?=\?)/);
  const path = `/app-checkout/${query}`;
  const visit = { routeId: 'app-checkout', path, params: { query }, search };
  const options = { answers: { ...answers, ...changes }, storage };
  const made = await renderPage(<CheckoutPage />, visit, options);
  await act(async () => {
    await allSettled(sessionRestoreRequested, { scope: made.scope });
  });
  const orders = () => made.requests.filter(({ url }) => url.startsWith('/api/orders'));
  return { ...made, orders };
}
const payButton = (rial: number) =>
  screen.findByRole('button', { name: texts.pay(formatToman(rial)) });

it('shows the item and the balance after the purchase', async () => {
  await open('book-1001');
  expect(screen.getByRole('heading', { level: 1, name: pageTitles['app-checkout'] })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'Divan' })).toBeVisible();
  for (const rial of [800_000, 5_000_000, 4_200_000]) {
    expect(screen.getByText(formatToman(rial))).toBeVisible();
  }
});

it('places one order under many clicks, and links to the book', async () => {
  const held = heldAnswer<unknown>();
  let isBought = false;
  const { orders } = await open('book-1001', {
    [libraryState]: () => state(isBought ? 1 : 3),
    [pay]: () => {
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
  expect(await screen.findByText(texts.bookDone)).toBeVisible();
  expect(screen.getByText(texts.balanceNow(formatToman(4_200_000)))).toBeVisible();
  expect(screen.getByRole('link', { name: texts.toBook })).toHaveAttribute('href', '/pdp/1001');
  expect(orders().map(({ body }) => body)).toEqual([{ productId: 20001 }]);
});

it('buys a plan, and links to the subscription', async () => {
  let isBought = false;
  const { orders } = await open('plan-12', {
    [current]: () => (isBought ? running : null),
    [pay]: () => {
      isBought = true;
      return { isFinal: true, balance: 2_000_000 };
    },
  });
  await userEvent.click(await payButton(3_000_000));
  expect(await screen.findByText(texts.planDone)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.toSubscription })).toHaveAttribute(
    'href',
    '/subscription',
  );
  expect(orders().map(({ body }) => body)).toEqual([{ planId: 12 }]);
});

it('detects that a plan was bought although the answer was lost', async () => {
  let isBought = false;
  const { orders } = await open('plan-12', {
    [current]: () => (isBought ? running : null),
    [pay]: () => {
      isBought = true;
      return lost();
    },
  });
  await userEvent.click(await payButton(3_000_000));
  expect(await screen.findByText(texts.planDone)).toBeVisible();
  expect(orders()).toHaveLength(1);
});

it('blocks a second payment until the outcome of the first is known', async () => {
  let isDown = false;
  const { orders } = await open('plan-12', {
    [current]: () => (isDown ? lost() : null),
    [pay]: () => {
      isDown = true;
      return lost();
    },
  });
  await userEvent.click(await payButton(3_000_000));
  expect(await screen.findByText(texts.unknown)).toBeVisible();
  for (const gone of [texts.balance, texts.after]) expect(screen.queryByText(gone)).toBeNull();
  expect(screen.queryByRole('button', { name: texts.pay(formatToman(3_000_000)) })).toBeNull();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: texts.check }));
  expect(await payButton(3_000_000)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(texts.notCharged);
  expect(orders()).toHaveLength(1);
});

it('does not buy a second plan after another tab has bought one', async () => {
  let isElsewhere = false;
  const { orders } = await open('plan-12', { [current]: () => (isElsewhere ? running : null) });
  const button = await payButton(3_000_000);
  expect(screen.queryByText(texts.running)).toBeNull();
  isElsewhere = true;
  await userEvent.click(button);
  expect(await screen.findByText(texts.changed)).toBeVisible();
  expect(orders()).toEqual([]);
  // The page shows what has changed.
  expect(screen.getByText(texts.running)).toBeVisible();
  expect(screen.getByText(subscriptionTexts.until(formatDate(running.endsAt)))).toBeVisible();
});

it('prolongs a running subscription', async () => {
  const longer = { ...running, endsAt: '2027-04-01T00:00:00Z' };
  let isBought = false;
  await open('plan-12', {
    [current]: () => (isBought ? longer : running),
    [pay]: () => {
      isBought = true;
      return { isFinal: true, balance: 2_000_000 };
    },
  });
  await userEvent.click(await payButton(3_000_000));
  expect(await screen.findByText(texts.planProlonged)).toBeVisible();
});

it('refuses to pay while offline, and says that nothing was paid', async () => {
  let isOffline = false;
  const guarded = (answer: unknown) => () => {
    if (isOffline) throw { kind: 'offline' } satisfies ApiError;
    return answer;
  };
  const { orders } = await open('plan-12', { [current]: guarded(null) });
  const button = await payButton(3_000_000);
  isOffline = true;
  await userEvent.click(button);
  expect(await screen.findByText(new RegExp(texts.notCharged))).toBeVisible();
  expect(orders()).toEqual([]);
});

it('links to the credit page and back when the balance is too low', async () => {
  await open('plan-12', { 'GET /api/credit': credit(1_000_000) });
  expect(await screen.findByText(texts.short(formatToman(2_000_000)))).toBeVisible();
  expect(screen.getByRole('link', { name: texts.raise })).toHaveAttribute(
    'href',
    '/credit?returnUrl=%2Fapp-checkout%2Fplan-12',
  );
});

it('links to the credit page when the server reports a lower balance', async () => {
  const { requests } = await open('plan-12', {
    [pay]: ({ method }: ApiRequest): never => {
      throw { kind: 'http', status: 402, statusText: method, message: 'No', code: 'x' };
    },
  });
  await userEvent.click(await payButton(3_000_000));
  expect(await screen.findByText(texts.notEnough)).toBeVisible();
  expect(requests.filter(({ url }) => url === '/api/credit').length).toBeGreaterThan(1);
});

test.each([
  [1, texts.owned],
  [8, texts.owned],
  [5, texts.bySubscription],
  [0, texts.notSold],
])('sells no book of action %i', async (action, text) => {
  await open('book-1001', { [libraryState]: state(action) });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.pay(formatToman(800_000)) })).toBeNull();
  expect(screen.queryByText(texts.price)).toBeNull();
});

test.each([
  ['', texts.linkProblems.empty],
  ['eyJraW5kI', texts.linkProblems.length],
])('says what is wrong with the link %j', async (query, problem) => {
  const { requests } = await open(query);
  expect(screen.getByText(problem)).toBeVisible();
  expect(ownRequests(requests)).toEqual([]);
});

it('says that a plan does not exist', async () => {
  await open('plan-99');
  expect(await screen.findByText(texts.notFound)).toBeVisible();
});

it('says where a package is sold, and keeps the purchase that needed it', async () => {
  const search = '?returnUrl=%2Fapp-checkout%2Fbook-1001';
  await open(`package-33${search}`);
  expect(await screen.findByText(texts.packageText)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.enterCode })).toHaveAttribute(
    'href',
    `/credit-code${search}`,
  );
});

it('sends a signed-out user to the sign-in page and back', async () => {
  const { router } = await open('plan-12', {}, {} as typeof session);
  await userEvent.click(screen.getByRole('button', { name: texts.signIn }));
  await expect
    .poll(() => router.navigations)
    .toEqual([{ to: '/auth?returnUrl=%2Fapp-checkout%2Fplan-12' }]);
});
