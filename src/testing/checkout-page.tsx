import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';

import { sessionRestoreRequested } from '@/entities/session/model';
import CheckoutPage from '@/pages/app-checkout/view';
import { appCheckout as texts } from '@/shared/i18n/fa/app-checkout';
import { formatToman } from '@/shared/i18n/format';

import { aDetail, aPage } from './api-fixtures';
import { bookState, detailOf, stateOf } from './checkout-fixtures';
import { renderPage } from './render-page';
import { aJwt } from './session-fixtures';

const session = {
  'local:access_token': aJwt(),
  'local:refresh_token': 'refresh-1',
  'local:expires_in': '4000000000000',
};
/** The call of the subscription that runs. */
export const currentSubscription = 'GET /api/subscription/current';
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
/** A subscription by the plan for sale. */
export const running = {
  planId: 12,
  title: 'Season',
  endsAt: '2027-01-01T00:00:00Z',
  quotaLeft: 15,
};
/** The account of credit, with a balance in rial. */
export const credit = (balance: number) => ({ balance, transactions: [] });

const answers = {
  [detailOf(1001)]: aDetail(),
  [stateOf(1001)]: bookState(3) as unknown,
  'GET /api/credit': credit(5_000_000) as unknown,
  'GET /api/subscription/plans': aPage([plan]),
  [currentSubscription]: (): unknown => null,
  'GET /api/credit/packages': aPage([
    { packageId: 33, title: 'Two', price: 2_000_000, credit: 2_100_000 },
  ]),
};

/** Renders the checkout at `address`, the last part of its path with a query, for a user with 500,000 Toman. */
export async function renderCheckout(
  address: string,
  changes: Record<string, unknown> = {},
  storage: Record<string, string> = session,
) {
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

/** The button that pays this price, in rial. */
export const payButton = (rial: number) =>
  screen.findByRole('button', { name: texts.pay(formatToman(rial)) });
