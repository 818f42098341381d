import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { expect, it } from 'vitest';

import { sessionRestoreRequested } from '@/entities/session/model';
import { tokensReceived } from '@/entities/session/sign-in';
import { common } from '@/shared/i18n/fa/common';
import { partner } from '@/shared/i18n/fa/partner';
import { createTestScope } from '@/testing/create-scope';
import { watchCalls } from '@/testing/watch-calls';

import { partnerTokenFound, swapConfirmed, swapDeclined } from '../model';

import SwapQuestion from './swap-question';

const tokensOf = (claims: object) => ({
  access_token: `h.${btoa(JSON.stringify(claims))}.s`,
  refresh_token: 'refresh',
  expires_in: 3600,
});

/** A user with these claims has followed the link of a partner. */
async function open(claims: object) {
  const { scope, router } = await createTestScope({
    answers: {
      'POST /api/UserAccount/external-login': tokensOf({ sub: 'partner' }),
      'POST /api/wishlist/items/ids': [],
    },
  });
  await allSettled(sessionRestoreRequested, { scope });
  await allSettled(tokensReceived, { scope, params: tokensOf(claims) });
  router.visit({ routeId: 'shop', path: '/', search: '?clientId=9' });
  const confirmed = watchCalls(swapConfirmed, scope);
  const declined = watchCalls(swapDeclined, scope);
  render(
    <Provider value={scope}>
      <SwapQuestion />
    </Provider>,
  );
  await act(() =>
    allSettled(partnerTokenFound, { scope, params: { token: 'abc', kind: 'zarebin' } }),
  );
  await screen.findByRole('dialog', { name: partner.title });
  return () => [confirmed.length, declined.length];
}

it.each([
  [{ sub: 'user', name: 'Sara' }, partner.questionTo('Sara')],
  [{ sub: 'user', name: '' }, partner.question],
  [{ sub: 'user' }, partner.question],
])('names the account that would be left, where it has a name: %o', async (claims, question) => {
  await open(claims);
  expect(screen.getByRole('dialog')).toHaveTextContent(question);
});

it.each([
  [partner.swap, [1, 0]],
  [partner.stay, [0, 1]],
  [common.close, [0, 1]],
])('takes a press on “%s” for what it says', async (name, expected) => {
  const answers = await open({ sub: 'user' });
  await userEvent.click(screen.getByRole('button', { name }));
  expect(answers()).toEqual(expected);
});
