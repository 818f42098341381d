import { act, render, screen } from '@testing-library/react';
import { Provider } from 'effector-react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { MARKETS_DIALOG_DELAY_MS } from '@/shared/config/purchase';
import { aLibraryState, aPurchaseBook, createPurchaseScope } from '@/testing/purchase-fixtures';

import { mainButtonClicked } from '../model/buttons';
import { popUpRequested } from '../model/library-state';
import { $isDialogOpen } from '../model/markets-dialog';

import { PopupButtons } from './popup-buttons';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

it('is busy until the markets dialog asks, and not while it waits for an answer', async () => {
  const { scope, fire } = await createPurchaseScope({
    clientId: '2',
    answers: { 'POST /api/library/state/1001': aLibraryState(6) },
  });
  render(
    <Provider value={scope}>
      <PopupButtons />
    </Provider>,
  );
  fire(popUpRequested, aPurchaseBook());
  await pass();
  const main = screen.getByRole('button', { name: 'get' });
  expect(main).not.toHaveAttribute('aria-busy');
  fire(mainButtonClicked);
  await pass(MARKETS_DIALOG_DELAY_MS - 1);
  expect(main).toHaveAttribute('aria-busy', 'true');
  await pass(1);
  expect(scope.getState($isDialogOpen)).toBe(true);
  expect(main).not.toHaveAttribute('aria-busy');
});
