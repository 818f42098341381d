import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { afterEach, expect, it, vi } from 'vitest';

import { $environment } from '@/shared/config/environment';
import { environments } from '@/shared/config/environments';
import { auth } from '@/shared/i18n/fa/auth';
import { common } from '@/shared/i18n/fa/common';
import { formatClock } from '@/shared/i18n/format';
import { heldAnswer } from '@/testing/held-answer';
import { outlineOf } from '@/testing/outline';
import { renderPage } from '@/testing/render-page';

import { $fields, $step } from './form';
import type { Fields, Step } from './lib/check-form';
import './model';
import AuthPage from './view';

afterEach(() => void vi.useRealTimers());

const number = '09120000001';
const typed: Fields = { mobile: number, code: '', password: '', email: 'a@b.cd' };

/** The page at a step, where Google is offered. */
async function openAt(step: Step, mobile = number, answers: Record<string, unknown> = {}) {
  const visit = { routeId: 'auth', path: '/auth' };
  const { scope } = await renderPage(<AuthPage />, visit, { answers });
  const mocked = environments.find(({ api }) => api === 'mock')!;
  await act(async () => {
    await allSettled($environment, { scope, params: mocked });
    await allSettled($fields, { scope, params: { ...typed, mobile } });
    // A step that the user comes to from another one may take the focus.
    if (mobile !== '') await allSettled($step, { scope, params: 'reset' });
    await allSettled($step, { scope, params: step });
  });
  return scope;
}

it.each<[Step, string]>([
  ['mobile', ''],
  ['mobile', number],
  ['code', number],
  ['password', ''],
  ['password', number],
  ['reset', ''],
  ['resetSent', number],
])('has the words, fields and focus of the step %s with the number "%s"', async (step, mobile) => {
  await openAt(step, mobile);
  const { activeElement } = document;
  const focus = activeElement instanceof HTMLInputElement ? activeElement.name : '';
  const page = outlineOf(document.body);
  expect(`${page}\nfocus: ${focus || activeElement?.tagName}`).toMatchSnapshot();
});

it.each<[Step, string, Step]>([
  ['mobile', auth.withPassword, 'password'],
  ['code', auth.changeNumber, 'mobile'],
  ['code', auth.withPassword, 'password'],
  ['password', auth.withCode, 'mobile'],
  ['password', auth.forgotten, 'reset'],
  ['reset', auth.withPassword, 'password'],
  ['resetSent', auth.withPassword, 'password'],
])('leads from the step %s by "%s" to the step %s', async (step, name, next) => {
  const scope = await openAt(step);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(scope.getState($step)).toBe(next);
});

const register = 'POST /api/UserAccount/register';
it.each<[Step, string, string]>([
  ['mobile', auth.sendCode, register],
  ['reset', auth.sendLink, 'PUT /api/UserAccount/sendResetPassword'],
  ['mobile', auth.withGoogle, 'POST /connect/token'],
])('at the step %s only the pressed "%s" is busy', async (step, name, call) => {
  await openAt(step, number, { [call]: heldAnswer().answer });
  await userEvent.click(screen.getByRole('button', { name }));
  const busy = () => document.querySelectorAll('[aria-busy="true"]');
  await expect.poll(() => busy().length).toBe(1);
  expect(screen.getByRole('button', { name })).toBe(busy()[0]);
});

it('counts down to another code', async () => {
  await openAt('mobile', number, { [register]: () => undefined });
  await userEvent.click(screen.getByRole('button', { name: auth.sendCode }));
  expect(await screen.findByText(auth.resendIn(formatClock(120)))).toBeVisible();
  expect(screen.queryByRole('button', { name: auth.resend })).toBeNull();
});

it('offers another code once the last one has expired, and is busy with it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const answers = [() => undefined, heldAnswer().answer];
  await openAt('mobile', number, { [register]: () => answers.shift()?.() });
  await userEvent.click(screen.getByRole('button', { name: auth.sendCode }));
  await screen.findByText(auth.resendIn(formatClock(120)));
  vi.setSystemTime(Date.now() + 120_000);
  await expect.poll(() => screen.queryByRole('button', { name: auth.resend })).not.toBeNull();
  const resend = screen.getByRole('button', { name: auth.resend });
  await userEvent.click(resend);
  await expect.poll(() => resend.getAttribute('aria-busy')).toBe('true');
});

it('tells above the button what no field is to blame for', async () => {
  await openAt('mobile', number, {
    [register]: () => {
      throw { kind: 'network' };
    },
  });
  await userEvent.click(screen.getByRole('button', { name: auth.sendCode }));
  await expect.poll(() => screen.getByRole('alert').textContent).toBe(common.failed);
});
