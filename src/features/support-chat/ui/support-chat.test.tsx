import { act, fireEvent, render, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { expect, it } from 'vitest';

import { tokensChanged } from '@/shared/api/tokens';
import { common } from '@/shared/i18n/fa/common';
import { supportChat as texts } from '@/shared/i18n/fa/support-chat';
import { formatNumber } from '@/shared/i18n/format';
import { createTestScope } from '@/testing/create-scope';
import { someTokens } from '@/testing/session-fixtures';

import { $chatFrame, $hasChatFailed, chatMessagePosted } from '../model';

import { ChatInvitation } from './chat-invitation';
import SupportChat from './support-chat';

it('is busy, with a loader, until the chat is ready', async () => {
  const { scope, router } = await createTestScope();
  router.visit({ routeId: 'profile', path: '/profile', hash: '#support-chat' });
  await allSettled(tokensChanged, { scope, params: someTokens() });
  render(
    <Provider value={scope}>
      <SupportChat />
    </Provider>,
  );
  const place = () => screen.getByTitle(texts.title).parentElement;
  expect(place()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('img', { name: texts.loading })).toBeVisible();
  await act(() => allSettled(chatMessagePosted, { scope, params: { type: 'unread', count: 0 } }));
  expect(place()).toHaveAttribute('aria-busy', 'false');
  expect(screen.queryByRole('img', { name: texts.loading })).toBeNull();
});

it('loads again from its failure, and is not busy with it', async () => {
  const { scope, router } = await createTestScope();
  router.visit({ routeId: 'profile', path: '/profile', hash: '#support-chat' });
  await allSettled(tokensChanged, { scope, params: someTokens() });
  await allSettled($hasChatFailed, { scope, params: true });
  await allSettled($chatFrame, { scope, params: null });
  render(
    <Provider value={scope}>
      <SupportChat />
    </Provider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(texts.failed);
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: common.retry })));
  expect(screen.queryByText(texts.failed)).toBeNull();
  expect(screen.getByTitle(texts.title)).toHaveAttribute(
    'sandbox',
    scope.getState($chatFrame)?.sandbox,
  );
});

it('invites to the chat where there is one, with the number of unread messages', async () => {
  const { scope, router } = await createTestScope();
  router.visit({ routeId: 'feedback', path: '/feedback' });
  render(
    <Provider value={scope}>
      <ChatInvitation />
    </Provider>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  await act(() => allSettled(tokensChanged, { scope, params: someTokens() }));
  expect(screen.getByText(texts.quicker)).toBeVisible();
  await act(() => allSettled(chatMessagePosted, { scope, params: { type: 'unread', count: 3 } }));
  expect(screen.getByText(texts.unread(formatNumber(3)))).toBeVisible();
  expect(screen.queryByText(texts.quicker)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: texts.title }));
  expect(router.navigations).toEqual([{ to: '/feedback#support-chat' }]);
});
