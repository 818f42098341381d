import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { $clientId, clientRequested } from '@/entities/client/model';
import { creditAccount, creditPackages } from '@/entities/credit/model';
import { sessionRestoreRequested } from '@/entities/session/model';
import { $marketStage, marketPurchaseRequested } from '@/features/markets/model/market-flow';
import { redeemCreditCodeFx } from '@/shared/api/endpoints/credit';
import type { ApiError } from '@/shared/api/errors';
import { common } from '@/shared/i18n/fa/common';
import { credit as texts } from '@/shared/i18n/fa/credit';
import { formatToman } from '@/shared/i18n/format';
import { formatDate } from '@/shared/i18n/format-date';
import { aPage } from '@/testing/api-fixtures';
import { ownRequests } from '@/testing/own-requests';
import { renderPage } from '@/testing/render-page';
import { aJwt } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import CreditPage from './view';

const session = {
  'local:access_token': aJwt(),
  'local:refresh_token': 'refresh-1',
  'local:expires_in': '4000000000000',
};
const load = 'GET /api/credit';
const packages = 'GET /api/credit/packages';
const transactions = Array.from({ length: 21 }, (_, index) => ({
  id: index + 1,
  title: `Line ${index + 1}`,
  amount: index % 2 === 0 ? 10_000 : -20_000,
  createdAt: '2026-01-01T00:00:00Z',
}));
const answers = {
  [load]: { balance: 700_000, transactions } as unknown,
  [packages]: aPage([{ packageId: 33, title: 'Two', price: 2_000_000, credit: 2_100_000 }]),
};

async function open(
  changes: Record<string, unknown> = {},
  { search = '', storage = session }: { search?: string; storage?: Record<string, string> } = {},
) {
  const visit = { routeId: 'credit', path: '/credit', search };
  const options = { answers: { ...answers, ...changes }, storage };
  const made = await renderPage(<CreditPage />, visit, options);
  await act(async () => {
    await allSettled(sessionRestoreRequested, { scope: made.scope });
  });
  return made;
}

it('shows the balance, the packages and the transactions', async () => {
  await open();
  expect(await screen.findByText(formatToman(700_000))).toBeVisible();
  const pay = texts.payFor(formatToman(2_000_000), 'Two');
  expect(screen.getByRole('link', { name: pay })).toHaveAttribute(
    'href',
    '/app-checkout/package-33',
  );
  expect(screen.getByText(texts.gift(formatToman(100_000)))).toBeVisible();
  expect(screen.getByRole('link', { name: texts.haveCode })).toHaveAttribute(
    'href',
    '/credit-code',
  );
});

it('shows twenty transactions first, and the others on demand', async () => {
  await open();
  const list = (await screen.findByText('Line 1')).closest('ul') as HTMLElement;
  expect(within(list).getAllByRole('listitem')).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: texts.moreTransactions }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(21);
  expect(within(list).getByText('Line 2').closest('li')).toHaveTextContent(texts.outgoing);
});

it('shows the new balance as soon as a code was redeemed elsewhere', async () => {
  let balance = 700_000;
  const { scope } = await open({
    [load]: () => ({ balance, transactions: [] }),
    'POST /api/credit/redeem': () => ({ balance: (balance = 1_200_000) }),
  });
  expect(await screen.findByText(texts.noTransactions)).toBeVisible();
  await act(async () => {
    await allSettled(redeemCreditCodeFx, { scope, params: { body: { code: 'X' } } });
  });
  expect(await screen.findByText(formatToman(1_200_000))).toBeVisible();
});

it('leads on to the purchase that needed more credit, from which the way back skips this page', async () => {
  const search = '?returnUrl=%2Fapp-checkout%2Fplan-12';
  const { lastNavigation } = await open({}, { search });
  const onwards = await screen.findByRole('link', { name: texts.goOn });
  expect(onwards).toHaveAttribute('href', '/app-checkout/plan-12');
  const pay = texts.payFor(formatToman(2_000_000), 'Two');
  expect(screen.getByRole('link', { name: pay })).toHaveAttribute(
    'href',
    `/app-checkout/package-33${search}`,
  );
  await userEvent.click(onwards);
  expect(lastNavigation()).toBe('REPLACE');
});

it.each([
  ['10', true],
  ['2', false],
])(
  'says where packages are sold unless this client sells them: %s, %s',
  async (clientId, isSaid) => {
    const { scope } = await open();
    await act(async () => {
      await allSettled(clientRequested, { scope, params: { clientId } });
    });
    expect(await screen.findByText(texts.gift(formatToman(100_000)))).toBeVisible();
    expect(screen.queryAllByText(texts.packagesElsewhere)).toHaveLength(isSaid ? 1 : 0);
  },
);

it('offers a retry', async () => {
  let isDown = true;
  await open({
    [load]: () => {
      if (isDown) throw { kind: 'offline' } satisfies ApiError;
      return { balance: 0, transactions: [] };
    },
  });
  expect(await screen.findByText(common.offlinePage)).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  expect(await screen.findByText(formatToman(0))).toBeVisible();
});

it('tells once that nothing could be loaded, and loads everything again', async () => {
  let isDown = true;
  const orFail = (answer: unknown) => () => {
    if (isDown) throw { kind: 'network' } satisfies ApiError;
    return answer;
  };
  await open({ [load]: orFail(answers[load]), [packages]: orFail(answers[packages]) });
  expect(await screen.findAllByText(common.failed)).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: common.retry })).toHaveLength(1);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  expect(await screen.findByText(formatToman(700_000))).toBeVisible();
  expect(await screen.findByText(texts.gift(formatToman(100_000)))).toBeVisible();
});

it('says that no package is for sale, with a picture', async () => {
  await open({ [packages]: aPage([]) });
  const message = (await screen.findByText(texts.noPackages)).closest('[role="status"]');
  expect(message?.querySelector('svg')).toBeInTheDocument();
});

it('requests nothing while signed out', async () => {
  const { requests } = await open({}, { storage: {} });
  expect(screen.getByText(texts.visitor)).toBeVisible();
  expect(ownRequests(requests)).toEqual([]);
});

it('sells a package of the market by a button, which is busy until the market is done', async () => {
  const { scope } = await open();
  await act(() => allSettled($clientId, { scope, params: '2' }));
  const name = texts.payFor(formatToman(2_000_000), 'Two');
  const button = await screen.findByRole('button', { name });
  expect(button).not.toHaveAttribute('aria-busy');
  const requested = watchCalls(marketPurchaseRequested, scope);
  await userEvent.click(button);
  expect(requested).toEqual([{ kind: 'credit', value: 33 }]);
  await act(() => allSettled($marketStage, { scope, params: 'sheet' }));
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true');
});

const day = '2026-03-22T12:00:00Z';
it.each([
  [10_000, 'Gift', ['Gift', formatDate(day), `${texts.incoming} `, '+', formatToman(10_000)]],
  [-20_000, 'Book', ['Book', formatDate(day), `${texts.outgoing} `, '\u2212', formatToman(20_000)]],
  [0, '', [texts.untitled, formatDate(day), `${texts.incoming} `, '+', formatToman(0)]],
])('tells what, when and how much a transaction of %i rial was', async (amount, title, told) => {
  const transaction = { id: 1, title, amount, createdAt: day };
  await open({ [load]: { balance: 700_000, transactions: [transaction] } });
  const section = within(await screen.findByRole('region', { name: texts.transactions }));
  const line = section.getByRole('listitem');
  const parts = [...line.querySelectorAll('*')].filter(({ children }) => children.length === 0);
  expect(parts.map(({ textContent }) => textContent)).toEqual(told);
});

it('promises no gift with a package that gives what it costs', async () => {
  const even = { packageId: 33, title: 'Two', price: 2_000_000, credit: 2_000_000 };
  await open({ [packages]: aPage([even]) });
  expect(await screen.findByText(texts.gives(formatToman(2_000_000)))).toBeVisible();
  expect(screen.queryByText(texts.gift(formatToman(0)))).toBeNull();
});

it('keeps the balance and the packages in sight when they cannot be read again', async () => {
  const pay = texts.payFor(formatToman(2_000_000), 'Two');
  for (const [call, again] of [
    [load, creditAccount],
    [packages, creditPackages],
  ] as const) {
    const lists = [() => answers[call]];
    const { scope } = await open({
      [call]: () => {
        const first = lists.shift();
        if (!first) throw { kind: 'network' } satisfies ApiError;
        return first();
      },
    });
    await screen.findByRole('link', { name: pay });
    await act(() => allSettled(again.requested, { scope, params: undefined }));
    expect(scope.getState(again.$error)).not.toBeNull();
    expect(screen.getByText(formatToman(700_000))).toBeVisible();
    expect(screen.getByRole('link', { name: pay })).toBeVisible();
    cleanup();
  }
});
