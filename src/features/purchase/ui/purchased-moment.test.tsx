import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { purchase } from '@/shared/i18n/fa/purchase';
import { aLibraryState, aPurchaseBook } from '@/testing/purchase-fixtures';
import { renderPage } from '@/testing/render-page';
import { someTokens } from '@/testing/session-fixtures';

import { popUpRequested } from '../model/library-state';
import { succeeded, successDismissed } from '../model/outcome';

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

/** The pop-up of a book that was got just now. */
async function celebrate() {
  const got = aPurchaseBook();
  const { scope, router } = await renderPage(<PurchasePopup />, visit, { answers });
  await allSettled(tokensChanged, { scope, params: someTokens() });
  await allSettled(popUpRequested, { scope, params: got });
  router.visit({ ...visit, hash: '#modalOpened' });
  await allSettled(succeeded, { scope, params: { book: got, how: 'credit' } });
  expect(await screen.findByText(purchase.owned)).toBeVisible();
  // Screen readers announce it.
  expect(screen.getByText(purchase.owned).closest('[role="status"]')).not.toBeNull();
  return { scope, router, got };
}

it('goes on celebrating while it closes to play the book', async () => {
  const { scope } = await celebrate();
  await act(() => allSettled(successDismissed, { scope }));
  expect(screen.getByText(purchase.owned)).toBeVisible();
});

it.each([true, false])(
  'does not tell a signed-out visitor that the book is theirs (closed meanwhile: %s)',
  async (isClosed) => {
    const { scope, router, got } = await celebrate();
    if (isClosed) act(() => router.visit(visit));
    await act(() => allSettled(sessionEnded, { scope }));
    if (isClosed) {
      await act(() => allSettled(popUpRequested, { scope, params: got }));
      act(() => router.visit({ ...visit, hash: '#modalOpened' }));
    }
    expect(await screen.findByRole('button', { name: purchase.signInAndGet })).toBeVisible();
    expect(screen.queryByText(purchase.owned)).toBeNull();
    expect(screen.queryByRole('button', { name: purchase.startListening })).toBeNull();
  },
);
