import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { $clientId } from '@/entities/client/model';
import { subscription as resource } from '@/entities/subscription/model';
import { sessionRestoreRequested } from '@/entities/session/model';
import { $marketStage, marketPurchaseRequested } from '@/features/markets/model/market-flow';
import type { ApiError } from '@/shared/api/errors';
import { common } from '@/shared/i18n/fa/common';
import { subscription as texts } from '@/shared/i18n/fa/subscription';
import { formatNumber, formatToman } from '@/shared/i18n/format';
import { formatDate } from '@/shared/i18n/format-date';
import { aPage } from '@/testing/api-fixtures';
import { heldAnswer } from '@/testing/held-answer';
import { ownRequests } from '@/testing/own-requests';
import { renderPage } from '@/testing/render-page';
import { aJwt } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import SubscriptionPage from './view';

const DAY_MS = 86_400_000;
const session = {
  'local:access_token': aJwt(),
  'local:refresh_token': 'refresh-1',
  'local:expires_in': '4000000000000',
};
const plan = {
  planId: 12,
  title: 'Season',
  description: 'A season of books',
  days: 90,
  quota: 15,
  intervalQuota: 5,
  intervalDays: 30,
  price: 3_000_000,
  priceBefore: 4_000_000,
};
const endsAt = new Date(Date.now() + 46.5 * DAY_MS).toISOString();
const running = { planId: 12, title: 'Season', endsAt, quotaLeft: 9, intervalQuotaLeft: 3 };
const plans = 'GET /api/subscription/plans';
const current = 'GET /api/subscription/current';

async function open(answers: Record<string, unknown>, storage: Record<string, string> = session) {
  const visit = { routeId: 'subscription', path: '/subscription' };
  const made = await renderPage(<SubscriptionPage />, visit, { answers, storage });
  await act(async () => {
    await allSettled(sessionRestoreRequested, { scope: made.scope });
  });
  return made;
}

it('shows the remaining quota in numbers, and the end date', async () => {
  await open({ [plans]: aPage([plan]), [current]: running });
  expect(await screen.findByText(texts.until(formatDate(endsAt)))).toBeVisible();
  for (const [count, unit] of [
    [47, texts.daysLeft],
    [9, texts.quotaLeft],
    [3, texts.intervalQuotaLeft],
  ] as const) {
    expect(screen.getByText(unit).parentElement).toHaveTextContent(formatNumber(count));
  }
  expect(screen.getByRole('heading', { name: texts.prolongHeading })).toBeVisible();
});

it('shows the plans with their discounts, and links to the checkout of one', async () => {
  await open({ [plans]: aPage([plan]), [current]: () => null });
  expect(await screen.findByText(texts.none)).toBeVisible();
  expect(screen.getByText(formatToman(3_000_000))).toBeVisible();
  expect(screen.getByText(formatNumber(400_000))).toBeVisible();
  const buy = screen.getByRole('link', { name: texts.buyOf(texts.buy, plan.title) });
  expect(buy).toHaveAttribute('href', '/app-checkout/plan-12');
});

it('compares the plans in words, and recommends one', async () => {
  const month = {
    ...plan,
    planId: 11,
    title: 'Month',
    days: 30,
    quota: 4,
    intervalQuota: 1,
    intervalDays: 7,
    price: 1_490_000,
    priceBefore: null,
  };
  await open({ [plans]: aPage([month, plan]), [current]: () => null });
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).queryByText(texts.recommended) !== null)).toEqual([
    false,
    true,
  ]);
  const [first, second] = cards as [HTMLElement, HTMLElement];
  // Its button stands out.
  expect(within(first).getByRole('link').className).toContain('outline');
  expect(within(second).getByRole('link').className).toContain('subscription');
  for (const words of ['\u06f4 کتاب در یک ماه', 'هفته\u200cای یک کتاب']) {
    expect(within(first).getByText(words)).toBeVisible();
  }
  expect(within(first).getByText(texts.perBook(formatToman(373_000)))).toBeVisible();
  for (const words of ['\u06f1\u06f5 کتاب در سه ماه', 'ماهی پنج کتاب']) {
    expect(within(second).getByText(words)).toBeVisible();
  }
  const saving = texts.cheaper(formatToman(173_000), 'Month');
  expect(within(second).getByText(saving)).toBeVisible();
});

it('shows the plans while signed out, and requests no personal data', async () => {
  const { requests } = await open({ [plans]: aPage([plan]) }, {});
  expect(await screen.findByRole('heading', { name: plan.title })).toBeVisible();
  expect(screen.getByRole('link', { name: texts.signIn })).toBeVisible();
  expect(ownRequests(requests).map(({ url }) => url)).toEqual(['/api/subscription/plans']);
});

it('retries only the failed request', async () => {
  let isDown = true;
  const { requests } = await open({
    [plans]: () => {
      if (isDown) throw { kind: 'network' } satisfies ApiError;
      return aPage([plan]);
    },
    [current]: running,
  });
  isDown = false;
  await userEvent.click(await screen.findByRole('button', { name: common.retry }));
  expect(await screen.findByRole('heading', { level: 3, name: plan.title })).toBeVisible();
  expect(requests.filter(({ url }) => url.endsWith('/current'))).toHaveLength(1);
});

it('says that no plan is for sale, with a picture', async () => {
  await open({ [plans]: aPage([]), [current]: () => null });
  const message = (await screen.findByText(texts.noPlans)).closest('[role="status"]');
  expect(message?.querySelector('svg')).toBeInTheDocument();
});

it('tells once that nothing could be loaded, and loads everything again', async () => {
  let isDown = true;
  const orFail = (answer: unknown) => () => {
    if (isDown) throw { kind: 'network' } satisfies ApiError;
    return answer;
  };
  await open({ [plans]: orFail(aPage([plan])), [current]: orFail(running) });
  expect(await screen.findAllByText(common.failed)).toHaveLength(1);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  expect(await screen.findByRole('heading', { level: 3, name: plan.title })).toBeVisible();
  expect(await screen.findByText(texts.until(formatDate(endsAt)))).toBeVisible();
});

it('shows the new subscription after a purchase without a reload', async () => {
  let isBought = false;
  const { scope } = await open({
    [plans]: aPage([plan]),
    [current]: () => (isBought ? running : null),
  });
  expect(await screen.findByText(texts.none)).toBeVisible();
  isBought = true;
  await act(async () => {
    await allSettled(resource.becameStale, { scope });
  });
  expect(await screen.findByText(texts.until(formatDate(endsAt)))).toBeVisible();
});

it('says that the subscription and its plans are loading', async () => {
  const [plansHeld, currentHeld] = [heldAnswer<unknown>(), heldAnswer<unknown>()];
  const visit = { routeId: 'subscription', path: '/subscription' };
  const answers = { [plans]: plansHeld.answer, [current]: currentHeld.answer };
  const { scope } = await renderPage(<SubscriptionPage />, visit, { answers, storage: session });
  act(() => void allSettled(sessionRestoreRequested, { scope }));
  await waitFor(() => expect(screen.getByRole('status', { name: texts.loading })).toBeVisible());
  expect(screen.getByRole('status', { name: texts.loadingPlans })).toBeVisible();
  plansHeld.give(aPage([plan]));
  currentHeld.give(running);
  expect(await screen.findByText(texts.until(formatDate(endsAt)))).toBeVisible();
  expect(screen.queryByRole('status', { name: texts.loading })).toBeNull();
  expect(screen.queryByRole('status', { name: texts.loadingPlans })).toBeNull();
});

it('sells a plan of the market by a button, which is busy until the market is done', async () => {
  const { scope } = await open({ [plans]: aPage([plan]), [current]: running });
  await act(() => allSettled($clientId, { scope, params: '2' }));
  const name = texts.buyOf(texts.prolong, plan.title);
  const button = await screen.findByRole('button', { name });
  expect(button).not.toHaveAttribute('aria-busy');
  const requested = watchCalls(marketPurchaseRequested, scope);
  await userEvent.click(button);
  expect(requested).toEqual([{ kind: 'subscription', value: 12 }]);
  await act(() => allSettled($marketStage, { scope, params: 'sheet' }));
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true');
});

it('leaves out of the numbers what nobody knows, but not a 0', async () => {
  const unknown = { ...running, title: '', endsAt: 'soon', quotaLeft: 0 };
  await open({ [plans]: aPage([{ ...plan, intervalQuota: 0 }]), [current]: unknown });
  const panel = await screen.findByRole('region', { name: texts.runningHeading });
  expect(panel.textContent).toBe(
    [
      texts.runningHeading,
      ...[texts.quotaLeft, formatNumber(0)],
      ...[texts.intervalQuotaLeft, formatNumber(3)],
    ].join(''),
  );
  expect(screen.queryByText(texts.pace(0, plan.intervalDays))).toBeNull();
});
