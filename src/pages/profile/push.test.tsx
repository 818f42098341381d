import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { sessionRestoreRequested } from '@/entities/session/model';
import { notificationRequested } from '@/features/notifications/model';
import { push } from '@/shared/i18n/fa/push';
import { renderPage } from '@/testing/render-page';
import { watchCalls } from '@/testing/watch-calls';

import './push-notices';
import ProfilePage from './view';

it('asks for push messages by a tap alone, and says that this browser has none', async () => {
  const { scope } = await renderPage(<ProfilePage />, { routeId: 'profile', path: '/profile' });
  await act(async () => {
    await allSettled(sessionRestoreRequested, { scope });
  });
  const notices = watchCalls(notificationRequested, scope);
  const row = await screen.findByRole('button', { name: new RegExp(push.title) });
  expect(notices).toEqual([]);
  await userEvent.click(row);
  await waitFor(() => {
    expect(notices).toEqual([{ kind: 'error', text: push.unsupported }]);
  });
});
