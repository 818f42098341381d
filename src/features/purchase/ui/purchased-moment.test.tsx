import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { tokensChanged } from '@/shared/api/tokens';
import { purchase } from '@/shared/i18n/fa/purchase';
import { aLibraryState, aPurchaseBook } from '@/testing/purchase-fixtures';
import { renderPage } from '@/testing/render-page';
import { someTokens } from '@/testing/session-fixtures';

import { popUpRequested } from '../model/library-state';
import { succeeded } from '../model/outcome';

import PurchasePopup from './purchase-popup';

const visit = { routeId: 'product', path: '/pdp/1001', params: { id: '1001' } };
const answers = {
  'POST /api/library/state/1001': aLibraryState(1),
  'POST /api/library/state/1002': aLibraryState(3),
  'GET /api/subscription/current': () => null,
};

it('celebrates the book that was got, and offers the next one', async () => {
  const [got, next] = [aPurchaseBook(), aPurchaseBook({ audioBookId: 1002, title: 'Masnavi' })];
  const { scope, router } = await renderPage(<PurchasePopup />, visit, { answers });
  await allSettled(tokensChanged, { scope, params: someTokens() });
  await allSettled(popUpRequested, { scope, params: got });
  router.visit({ ...visit, hash: '#modalOpened' });
  await allSettled(succeeded, { scope, params: { book: got, how: 'credit' } });
  expect(await screen.findByText(purchase.owned)).toBeVisible();
  await allSettled(popUpRequested, { scope, params: next });
  expect(await screen.findByRole('button', { name: 'get' })).toBeEnabled();
  expect(screen.queryByText(purchase.owned)).toBeNull();
});

it('goes on offering a book when another one is got late', async () => {
  const [late, shown] = [aPurchaseBook(), aPurchaseBook({ audioBookId: 1002, title: 'Masnavi' })];
  const { scope, router } = await renderPage(<PurchasePopup />, visit, { answers });
  await allSettled(tokensChanged, { scope, params: someTokens() });
  await allSettled(popUpRequested, { scope, params: shown });
  router.visit({ ...visit, hash: '#modalOpened' });
  await act(() => allSettled(succeeded, { scope, params: { book: late, how: 'credit' } }));
  expect(await screen.findByRole('button', { name: 'get' })).toBeEnabled();
  expect(screen.queryByText(purchase.owned)).toBeNull();
});
