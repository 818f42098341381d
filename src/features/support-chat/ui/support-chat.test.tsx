import { act, render, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { expect, it } from 'vitest';

import { tokensChanged } from '@/shared/api/tokens';
import { supportChat as texts } from '@/shared/i18n/fa/support-chat';
import { createTestScope } from '@/testing/create-scope';
import { someTokens } from '@/testing/session-fixtures';

import { chatMessagePosted } from '../model';

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
