import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'effector-react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { MARKETS_DIALOG_DELAY_MS } from '@/shared/config/purchase';
import { common } from '@/shared/i18n/fa/common';
import { markets } from '@/shared/i18n/fa/purchase';
import { formatNumber } from '@/shared/i18n/format';
import { aLibraryState, aPurchaseBook, createPurchaseScope } from '@/testing/purchase-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { mainButtonClicked } from '../model/buttons';
import { popUpRequested } from '../model/library-state';
import { $isDialogOpen, dialogPressed } from '../model/markets-dialog';

import MarketsDialog from './markets-dialog';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The dialog of a book in Cafe Bazaar, whose main button has this action. */
async function open(action: 6 | 7) {
  const { scope, fire } = await createPurchaseScope({
    clientId: '2',
    answers: { 'POST /api/library/state/1001': aLibraryState(action, 0, 900_000) },
  });
  render(
    <Provider value={scope}>
      <MarketsDialog />
    </Provider>,
  );
  fire(popUpRequested, aPurchaseBook());
  await pass();
  fire(mainButtonClicked);
  await pass(MARKETS_DIALOG_DELAY_MS);
  expect(scope.getState($isDialogOpen)).toBe(true);
  return { scope, pressed: watchCalls(dialogPressed, scope) };
}

it.each([
  [6, markets.confirmation(formatNumber(90_000))],
  [7, markets.notEnough],
] as const)('says of which book it is, and what it asks: %i', async (action, message) => {
  await open(action);
  const dialog = screen.getByRole('dialog', { name: markets.title });
  expect(dialog).toHaveTextContent('Divan');
  expect(dialog).toHaveTextContent(message);
});

it.each([
  [markets.confirm, 'confirm'],
  [markets.increaseCredit, 'increaseCredit'],
  [markets.cancel, 'cancel'],
  [common.close, 'cancel'],
])('takes a press on “%s” for %s', async (name, button) => {
  const { pressed } = await open(6);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(pressed.map((each) => each.button)).toEqual([button]);
});
