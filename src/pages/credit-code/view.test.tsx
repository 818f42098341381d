import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it, test } from 'vitest';

import { sessionRestoreRequested } from '@/entities/session/model';
import { errorText } from '@/shared/api/error-text';
import { credit as texts } from '@/shared/i18n/fa/credit';
import { formatToman } from '@/shared/i18n/format';
import { heldAnswer } from '@/testing/held-answer';
import { ownRequests } from '@/testing/own-requests';
import { renderPage } from '@/testing/render-page';
import { aJwt } from '@/testing/session-fixtures';

import CreditCodePage from './view';

const redeem = 'POST /api/credit/redeem';
const session = {
  'local:access_token': aJwt(),
  'local:refresh_token': 'refresh-1',
  'local:expires_in': '4000000000000',
};

async function open(answer: unknown, search = '', storage: Record<string, string> = session) {
  const visit = { routeId: 'credit-code', path: '/credit-code', search };
  const made = await renderPage(<CreditCodePage />, visit, {
    answers: { [redeem]: answer },
    storage,
  });
  await act(async () => {
    await allSettled(sessionRestoreRequested, { scope: made.scope });
  });
  return made;
}
const field = () => screen.getByRole('textbox', { name: texts.codeField });
const submit = () => userEvent.click(screen.getByRole('button', { name: texts.codeSubmit }));

it('accepts a code with Persian digits and shows the new balance', async () => {
  const { requests } = await open({ balance: 500_000 });
  await userEvent.type(field(), ' shenidar\u06f5\u06f0 ');
  await submit();
  expect(await screen.findByText(texts.newBalance(formatToman(500_000)))).toBeVisible();
  // The pressed button is gone; a keyboard goes on from the message.
  expect(screen.getByText(texts.redeemed)).toHaveFocus();
  expect(ownRequests(requests).map(({ body }) => body)).toEqual([{ code: 'SHENIDAR50' }]);
  await userEvent.click(screen.getByRole('button', { name: texts.another }));
  expect(field()).toHaveValue('');
});

it('asks for a code when the field is empty, and sends nothing', async () => {
  const { requests } = await open({ balance: 0 });
  for (const _ of ['first', 'again']) {
    await submit();
    expect(field()).toHaveFocus();
  }
  expect(field()).toHaveAccessibleDescription(texts.codeMissing);
  expect(ownRequests(requests)).toEqual([]);
});

test.each([
  [404, texts.codeUnknown],
  [409, texts.codeUsed],
])('says at the field why a code is refused with %i', async (status, text) => {
  await open(() => {
    throw { kind: 'http', status, statusText: '', message: 'No', code: 'x' };
  });
  await userEvent.type(field(), 'OLD{Enter}');
  await expect.poll(() => field().getAttribute('aria-invalid')).toBe('true');
  expect(field()).toHaveAccessibleDescription(text);
  expect(field()).toHaveValue('OLD');
  expect(field()).toHaveFocus();
  await userEvent.type(field(), 'ER');
  expect(field()).toHaveAccessibleDescription(texts.codeHint);
});

it('is busy while the code is on its way', async () => {
  await open(heldAnswer().answer);
  await userEvent.type(field(), 'CODE{Enter}');
  const button = screen.getByRole('button', { name: texts.codeSubmit });
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
});

it('shows the offline error beside the button, and keeps the code', async () => {
  await open(() => {
    throw { kind: 'offline' };
  });
  await userEvent.type(field(), 'CODE{Enter}');
  expect(await screen.findByText(errorText({ kind: 'offline' }))).toBeVisible();
  expect(field()).toHaveValue('CODE');
});

it('leads on to the purchase that needed the credit, from which the way back skips the code', async () => {
  const { lastNavigation } = await open(
    { balance: 500_000 },
    '?returnUrl=%2Fapp-checkout%2Fplan-12',
  );
  await userEvent.type(field(), 'CODE{Enter}');
  const onwards = await screen.findByRole('link', { name: texts.goOn });
  expect(onwards).toHaveAttribute('href', '/app-checkout/plan-12');
  await userEvent.click(onwards);
  expect(lastNavigation()).toBe('REPLACE');
});

it.each([
  ['', '/credit-code'],
  ['?returnUrl=%2Fapp-checkout%2Fplan-12', '/credit-code?returnUrl=%2Fapp-checkout%2Fplan-12'],
])('sends a signed-out user to the sign-in page and back with %j', async (search, back) => {
  await open({}, search, {});
  expect(screen.getByRole('link', { name: texts.signIn })).toHaveAttribute(
    'href',
    `/auth?returnUrl=${encodeURIComponent(back)}`,
  );
});
