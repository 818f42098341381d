import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { profile as texts } from '@/shared/i18n/fa/profile';
import { load, numbers, openProfilePage, sara } from '@/testing/profile-page';

it('opens with the numbers of the account', async () => {
  await openProfilePage({ [load]: sara, ...numbers });
  const subscription = await screen.findByRole('link', { name: /Three months/ });
  expect(subscription).toHaveTextContent(texts.days('۴۱'));
  expect(subscription).toHaveTextContent(texts.booksLeft('۳'));
  const credit = screen.getByRole('link', { name: new RegExp(texts.addCredit) });
  expect(credit).toHaveTextContent('۱۲۶٬۰۰۰');
  expect(credit).toHaveTextContent(texts.toman);
});

it('counts the last day of a subscription as none that is left', async () => {
  const current = 'GET /api/subscription/current';
  const endsAt = new Date(Date.now() - 1000).toISOString();
  await openProfilePage({ [load]: sara, ...numbers, [current]: { ...numbers[current], endsAt } });
  const subscription = await screen.findByRole('link', { name: /Three months/ });
  expect(subscription).toHaveTextContent(texts.days('۰'));
});

it('offers the plans where no subscription runs', async () => {
  await openProfilePage({ [load]: sara, ...numbers, 'GET /api/subscription/current': () => null });
  const tile = await screen.findByRole('link', { name: new RegExp(texts.seePlans) });
  expect(tile).toHaveAttribute('href', '/subscription');
  expect(tile).toHaveTextContent(texts.noSubscription);
});

it('loads a number again that failed, and shows the others meanwhile', async () => {
  let requestCount = 0;
  await openProfilePage({
    [load]: sara,
    ...numbers,
    'GET /api/credit': () => {
      requestCount += 1;
      if (requestCount === 1) throw { kind: 'network' };
      return numbers['GET /api/credit'];
    },
  });
  expect(await screen.findByRole('link', { name: /Three months/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: texts.retryOf(texts.credit) }));
  expect(await screen.findByText('۱۲۶٬۰۰۰')).toBeVisible();
  expect(requestCount).toBe(2);
});
