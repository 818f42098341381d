import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { $isLoggedIn } from '@/entities/session/model';
import { $environment } from '@/shared/config/environment';
import { environments } from '@/shared/config/environments';
import { auth } from '@/shared/i18n/fa/auth';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { renderPage } from '@/testing/render-page';
import { aJwt } from '@/testing/session-fixtures';

import './model';
import AuthPage from './view';

const tokens = { access_token: aJwt(), refresh_token: 'refresh-1', expires_in: 3600 };
const open = (answers: Record<string, unknown> = {}) =>
  renderPage(
    <AuthPage />,
    { routeId: 'auth', path: '/auth' },
    {
      answers: {
        'POST /api/UserAccount/register': () => undefined,
        'POST /connect/token': tokens,
        ...answers,
      },
    },
  );
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

it('signs in by keyboard with a pasted code', async () => {
  const { scope } = await open();
  expect(screen.getByRole('heading', { level: 1, name: pageTitles.auth })).toBeVisible();
  await userEvent.type(field(auth.mobile), '09120000001{Enter}');
  const code = await screen.findByRole('textbox', { name: auth.code });
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  await userEvent.paste('Shenidar: 14040');
  await expect.poll(() => scope.getState($isLoggedIn)).toBe(true);
});

it("shows the server's message at the code field, and selects the code to be typed over", async () => {
  const refuse = () => {
    throw { kind: 'http', status: 400, statusText: '', message: 'No such code', code: null };
  };
  await open({ 'POST /connect/token': refuse });
  await userEvent.type(field(auth.mobile), '09120000001{Enter}');
  await userEvent.type(await screen.findByRole('textbox', { name: auth.code }), '11111');
  const code = await screen.findByRole<HTMLInputElement>('textbox', {
    description: 'No such code',
  });
  expect(code).toHaveValue('۱۱۱۱۱');
  expect(code).toHaveFocus();
  expect([code.selectionStart, code.selectionEnd]).toEqual([0, 5]);
  expect(code).toBeInvalid();
});

it('does not blame the password for a wrong code', async () => {
  const refuse = () => {
    const message = 'Wrong user name or password';
    throw { kind: 'http', status: 400, statusText: '', message, code: 'invalid-credentials' };
  };
  await open({ 'POST /connect/token': refuse });
  await userEvent.type(field(auth.mobile), '09120000001{Enter}');
  await userEvent.type(await screen.findByRole('textbox', { name: auth.code }), '11111');
  await screen.findByRole('textbox', { description: auth.codeRefused });
});

it('focuses the invalid field, each time', async () => {
  await open();
  for (const _ of ['first', 'again']) {
    await userEvent.click(button(auth.sendCode));
    expect(field(auth.mobile)).toHaveFocus();
  }
  expect(field(auth.mobile)).toHaveAccessibleDescription(auth.mobileWrong);
});

it('keeps the mobile number when switching to the password', async () => {
  await open();
  await userEvent.type(field(auth.mobile), '0912');
  await userEvent.click(button(auth.withPassword));
  expect(field(auth.mobile)).toHaveValue('۰۹۱۲');
  expect(field(auth.password)).toHaveAttribute('autocomplete', 'current-password');
  expect(field(auth.password)).toHaveFocus();
});

it('confirms that a password reset link was sent', async () => {
  await open({ 'PUT /api/UserAccount/sendResetPassword': () => undefined });
  await userEvent.click(button(auth.withPassword));
  await userEvent.click(button(auth.forgotten));
  await userEvent.type(field(auth.email), 'a@b.cd{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent('a@b.cd');
  expect(button(auth.withPassword)).toHaveFocus();
});

it('offers Google only where a client id for it is configured, and not in a native web view', async () => {
  const { scope } = await open();
  for (const environment of environments) {
    await act(() => allSettled($environment, { scope, params: environment }));
    const isOffered = environment.googleClientId !== '' && environment.shell !== 'native';
    expect(screen.queryAllByRole('button', { name: auth.withGoogle })).toHaveLength(
      isOffered ? 1 : 0,
    );
  }
  expect(environments.filter(({ googleClientId }) => googleClientId !== '')).toEqual(
    environments.filter(({ api }) => api === 'mock'),
  );
});
