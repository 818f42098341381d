import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import type { ApiError } from '@/shared/api/errors';
import type { ApiRequest } from '@/shared/api/send';
import { appCheckout as texts } from '@/shared/i18n/fa/app-checkout';
import { subscription as subscriptionTexts } from '@/shared/i18n/fa/subscription';
import { formatToman } from '@/shared/i18n/format';
import { formatDate } from '@/shared/i18n/format-date';
import { offline, payCall } from '@/testing/checkout-fixtures';
import {
  credit,
  currentSubscription,
  payButton,
  renderCheckout,
  running,
} from '@/testing/checkout-page';

it('buys a plan, and leads to the subscription, from which the way back skips it', async () => {
  let isBought = false;
  const { orders, lastNavigation } = await renderCheckout('plan-12', {
    [currentSubscription]: () => (isBought ? running : null),
    [payCall]: () => {
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
  await userEvent.click(screen.getByRole('link', { name: texts.toSubscription }));
  expect(lastNavigation()).toBe('REPLACE');
});

it('detects that a plan was bought although the answer was lost', async () => {
  let isBought = false;
  const { orders } = await renderCheckout('plan-12', {
    [currentSubscription]: () => (isBought ? running : null),
    [payCall]: () => {
      isBought = true;
      return offline();
    },
  });
  await userEvent.click(await payButton(3_000_000));
  expect(await screen.findByText(texts.planDone)).toBeVisible();
  expect(orders()).toHaveLength(1);
});

it('blocks a second payment until the outcome of the first is known', async () => {
  let isDown = false;
  const { orders } = await renderCheckout('plan-12', {
    [currentSubscription]: () => (isDown ? offline() : null),
    [payCall]: () => {
      isDown = true;
      return offline();
    },
  });
  await userEvent.click(await payButton(3_000_000));
  expect(await screen.findByText(texts.unknown)).toBeVisible();
  // The pressed button is gone, and the keyboard goes on at what stands in its place.
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toHaveTextContent(texts.unknown);
  for (const gone of [texts.balance, texts.after]) expect(screen.queryByText(gone)).toBeNull();
  expect(screen.queryByRole('button', { name: texts.pay(formatToman(3_000_000)) })).toBeNull();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: texts.check }));
  expect(await payButton(3_000_000)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(texts.notCharged);
  expect(document.body).not.toHaveFocus();
  expect(orders()).toHaveLength(1);
});

it('does not buy a second plan after another tab has bought one', async () => {
  let isElsewhere = false;
  const { orders } = await renderCheckout('plan-12', {
    [currentSubscription]: () => (isElsewhere ? running : null),
  });
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
  await renderCheckout('plan-12', {
    [currentSubscription]: () => (isBought ? longer : running),
    [payCall]: () => {
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
  const { orders } = await renderCheckout('plan-12', { [currentSubscription]: guarded(null) });
  const button = await payButton(3_000_000);
  isOffline = true;
  await userEvent.click(button);
  expect(await screen.findByText(texts.offline)).toBeVisible();
  expect(orders()).toEqual([]);
});

it('links to the credit page and back when the balance is too low', async () => {
  await renderCheckout('plan-12', { 'GET /api/credit': credit(1_000_000) });
  expect(await screen.findByText(texts.short(formatToman(2_000_000)))).toBeVisible();
  expect(document.body).toHaveFocus();
  expect(screen.getByRole('link', { name: texts.raise })).toHaveAttribute(
    'href',
    '/credit?returnUrl=%2Fapp-checkout%2Fplan-12',
  );
});

it('links to the credit page when the server reports a lower balance', async () => {
  const { requests } = await renderCheckout('plan-12', {
    [payCall]: ({ method }: ApiRequest): never => {
      throw { kind: 'http', status: 402, statusText: method, message: 'No', code: 'x' };
    },
  });
  await userEvent.click(await payButton(3_000_000));
  expect(await screen.findByText(texts.notEnough)).toBeVisible();
  expect(requests.filter(({ url }) => url === '/api/credit').length).toBeGreaterThan(1);
});
