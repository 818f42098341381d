import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it, onTestFinished, vi } from 'vitest';

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

it('keeps the focus on the row whose messages are turned on and off', async () => {
  let subscription: object | null = null;
  const unsubscribe = async () => {
    subscription = null;
    return true;
  };
  const made = { toJSON: () => ({}), unsubscribe };
  const subscribe = async () => (subscription = made);
  const registration = { pushManager: { getSubscription: async () => subscription, subscribe } };
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: () => 'granted' });
  const serviceWorker = { getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  const { scope } = await renderPage(
    <ProfilePage />,
    { routeId: 'profile', path: '/profile' },
    { answers: { 'POST /api/push/subscriptions': null } },
  );
  await act(() => allSettled(sessionRestoreRequested, { scope }));
  const row = await screen.findByRole('button', { name: new RegExp(push.title) });
  expect(row).toHaveTextContent(push.off);
  for (const note of [push.on, push.off]) {
    await userEvent.click(row);
    await waitFor(() => expect(row).toHaveTextContent(note));
    expect(row).toHaveFocus();
  }
});
