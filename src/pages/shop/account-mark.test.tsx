import { act, screen, waitFor } from '@testing-library/react';
import { allSettled } from 'effector';
import { beforeEach, expect, it, vi } from 'vitest';

import { getProfileFx } from '@/shared/api/endpoints/account';
import { tokensChanged } from '@/shared/api/tokens';
import { $environment } from '@/shared/config/environment';
import { environments } from '@/shared/config/environments';
import { profile as texts } from '@/shared/i18n/fa/profile';
import { formatNumber } from '@/shared/i18n/format';

import { aBookCard } from '@/testing/api-fixtures';
import { renderPage } from '@/testing/render-page';
import { someTokens } from '@/testing/session-fixtures';

import ShopPage from './view';

const DAY_MS = 86_400_000;
const sections = [{ id: 'n', kind: 'shelf', title: 'New', listId: 1, items: [aBookCard()] }];
const runningFor = (days: number): object | null => ({
  planId: 1,
  title: 'Monthly',
  startedAt: new Date(Date.now() - DAY_MS).toISOString(),
  endsAt: new Date(Date.now() + days * DAY_MS - 1000).toISOString(),
  quotaLeft: 1,
  intervalQuotaLeft: 1,
});
const current = 'GET /api/subscription/current';

async function openShop({
  subscription = runningFor(41),
  isDesktop = true,
  tokens = true,
  firstName = 'Sara',
} = {}) {
  vi.stubGlobal('matchMedia', () =>
    Object.assign(new EventTarget(), { matches: isDesktop, media: '' }),
  );
  const test = await renderPage(
    <ShopPage />,
    { routeId: 'shop', path: '/' },
    {
      ...(tokens && { tokens: someTokens() }),
      answers: {
        'GET /api/storefront': { sections },
        [current]: () => subscription,
        'GET /api/account/editprofile': {
          firstName,
          lastName: '',
          email: '',
          mobileNo: '',
        },
      },
    },
  );
  const asked = () => test.requests.filter(({ url }) => url === '/api/subscription/current').length;
  return { ...test, asked };
}
const account = () => screen.queryByRole('link', { name: texts.yourAccount });

beforeEach(() => () => vi.unstubAllGlobals());

it('shows the days left and the way to the account, and asks for the subscription once', async () => {
  const { asked } = await openShop();
  const days = await screen.findByRole('link', { name: texts.subscriptionDays(formatNumber(41)) });
  expect(days).toHaveAttribute('href', '/subscription');
  expect(account()).toHaveAttribute('href', '/profile');
  expect(asked()).toBe(1);
});

it('shows that no day is left once the subscription has ended', async () => {
  await openShop({ subscription: runningFor(-1) });
  const days = texts.subscriptionDays(formatNumber(0));
  expect(await screen.findByRole('link', { name: days })).toBeVisible();
});

it('draws the first letter of the name once a page has loaded it, and a figure until then', async () => {
  const { scope } = await openShop();
  await screen.findByRole('link', { name: texts.yourAccount });
  expect(account()?.querySelector('svg')).toBeVisible();
  expect(account()).toHaveTextContent(/^$/);
  await act(() => allSettled(getProfileFx, { scope, params: {} }));
  expect(account()).toHaveTextContent(/^S$/);
});

it('keeps the figure for a listener without a name', async () => {
  const { scope } = await openShop({ firstName: '' });
  await act(() => allSettled(getProfileFx, { scope, params: {} }));
  expect(account()?.querySelector('[aria-hidden] svg path')).toBeVisible();
});

it('shows only the way to the account without a subscription', async () => {
  const { asked } = await openShop({ subscription: null });
  await waitFor(() => expect(asked()).toBe(1));
  expect(account()).toBeVisible();
  expect(screen.queryByText(/از اشتراک/)).toBeNull();
});

it('stays away where a wrapper or a partner has its own way to the account', async () => {
  const { scope } = await openShop();
  expect(await screen.findByRole('link', { name: texts.yourAccount })).toBeVisible();
  const params = environments.find(({ showsBottomBar }) => !showsBottomBar)!;
  await act(() => allSettled($environment, { scope, params }));
  expect(account()).toBeNull();
});

it('stays away, and asks for nothing, where nobody is signed in and on a phone', async () => {
  const { scope, asked } = await openShop({ tokens: false });
  await screen.findByText('New');
  expect([account(), asked()]).toEqual([null, 0]);
  await act(() => allSettled(tokensChanged, { scope, params: someTokens() }));
  expect(await screen.findByRole('link', { name: texts.yourAccount })).toBeVisible();
  const phone = await openShop({ isDesktop: false });
  expect(phone.asked()).toBe(0);
});
