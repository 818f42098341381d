import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Notifications } from '@/features/notifications/view';
import { popUpRequested } from '@/features/purchase/model/library-state';
import PurchasePopup from '@/features/purchase/ui/purchase-popup';
import type { ApiError } from '@/shared/api/errors';
import { tokensChanged } from '@/shared/api/tokens';
import { NOTIFICATION_TIMEOUT_MS } from '@/shared/config/constants';
import { purchase } from '@/shared/i18n/fa/purchase';
import { aLibraryState } from '@/testing/purchase-fixtures';
import { renderPage } from '@/testing/render-page';
import { someTokens } from '@/testing/session-fixtures';

import './purchase-notifications';

const book = {
  audioBookId: 1001,
  productId: 7,
  title: 'Divan',
  identifier: 'divan',
  recordVersion: 3,
  author: 'Hafez',
};
const visit = { routeId: 'product', path: '/pdp/1001', params: { id: '1001' } };
const GET_FREE = 2;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens the pop-up of a free book, and presses its main button, which fails. */
async function failToGet(error: ApiError) {
  const { scope, router } = await renderPage(
    <>
      <Notifications />
      <PurchasePopup />
    </>,
    visit,
    {
      answers: {
        'POST /api/library/state/1001': aLibraryState(GET_FREE, 0),
        'POST /api/orders/app-nopayment': () => {
          throw error;
        },
      },
    },
  );
  void allSettled(tokensChanged, { scope, params: someTokens() });
  void allSettled(popUpRequested, { scope, params: book });
  router.visit({ ...visit, hash: '#modalOpened' });
  const dialog = await screen.findByRole('dialog', { name: purchase.popup('Divan') });
  const buttons = await within(dialog).findAllByRole('button');
  await userEvent.click(buttons.at(-1)!);
  return dialog;
}

it('tells a refusal once: in the notification, and beside the buttons when that has gone', async () => {
  const message = 'This book is not free';
  const dialog = await failToGet({
    kind: 'http',
    status: 409,
    statusText: '',
    message,
    code: null,
  });
  expect(await screen.findAllByText(message)).toHaveLength(1);
  expect(within(dialog).queryByText(message)).toBeNull();

  await act(() => vi.advanceTimersByTimeAsync(NOTIFICATION_TIMEOUT_MS));
  expect(screen.getAllByText(message)).toEqual([within(dialog).getByText(message)]);
  // It has been announced already.
  expect(within(dialog).queryByRole('alert')).toBeNull();
});

it('tells a failure without a notification beside the buttons at once', async () => {
  const dialog = await failToGet({
    kind: 'http',
    status: 500,
    statusText: '',
    message: null,
    code: null,
  });
  expect(await within(dialog).findByRole('alert')).toBeVisible();
});
