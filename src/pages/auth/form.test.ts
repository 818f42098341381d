import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { $clientId } from '@/entities/client/model';
import { $environment } from '@/shared/config/environment';
import { environments } from '@/shared/config/environments';
import { toPersianDigits } from '@/shared/i18n/format';
import { heldAnswer } from '@/testing/held-answer';
import { openAtCode, openAuthPage, refuse, settle, tell, type } from '@/testing/open-auth-page';

import {
  $fields,
  $hasGoogle,
  $signInBusy,
  $signInProblem,
  $step,
  googleClicked,
  resendClicked,
  signInSubmitted,
  stepChosen,
} from './form';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows a refused number and a refused address at their fields', async () => {
  const { scope } = await openAuthPage({
    'POST /api/UserAccount/register': refuse,
    'PUT /api/UserAccount/sendResetPassword': refuse,
  });
  await type(scope, 'mobile', '09120000001');
  await tell(scope, signInSubmitted, undefined);
  expect(scope.getState($signInProblem)).toEqual({ field: 'mobile', text: 'No such code' });
  await tell(scope, stepChosen, 'reset');
  expect(scope.getState($signInProblem)).toBeNull();
  await type(scope, 'email', 'a@b.cd');
  await tell(scope, signInSubmitted, undefined);
  expect(scope.getState($signInProblem)).toEqual({ field: 'email', text: 'No such code' });
  expect(scope.getState($step)).toBe('reset');
});

it('empties the field for another code, and shows at it why none could be sent', async () => {
  const send = vi.fn<() => unknown>().mockReturnValueOnce(undefined).mockImplementation(refuse);
  const { scope } = await openAtCode({ 'POST /api/UserAccount/register': send });
  await type(scope, 'code', `${toPersianDigits('12')} a`);
  expect(scope.getState($fields).code).toBe(toPersianDigits('12'));
  await vi.advanceTimersByTimeAsync(120_000);
  await tell(scope, resendClicked, undefined);
  expect(scope.getState($signInProblem)).toEqual({ field: 'code', text: 'No such code' });
  expect(scope.getState($fields).code).toBe(toPersianDigits('12'));
  send.mockReturnValue(undefined);
  await tell(scope, resendClicked, undefined);
  expect(scope.getState($fields).code).toBe('');
});

it('shows the spinner in the button that was pressed', async () => {
  const held = {
    code: heldAnswer(),
    again: heldAnswer(),
    reset: heldAnswer(),
    token: heldAnswer(),
  };
  const send = vi.fn<() => unknown>();
  send.mockImplementationOnce(held.code.answer).mockImplementationOnce(held.again.answer);
  const { scope, requests } = await openAuthPage({
    'POST /api/UserAccount/register': send,
    'PUT /api/UserAccount/sendResetPassword': held.reset.answer,
    'POST /connect/token': held.token.answer,
  });
  const mocked = environments.find(({ api }) => api === 'mock')!;
  await allSettled($environment, { scope, params: mocked });
  const busy = () => scope.getState($signInBusy);
  const give = async (answer: { give: (value: unknown) => void }) => {
    answer.give(undefined);
    await settle(scope);
    expect(busy()).toBeNull();
  };
  await type(scope, 'mobile', '09120000001');
  await tell(scope, signInSubmitted, undefined);
  expect(busy()).toBe('submit');
  await give(held.code);
  await vi.advanceTimersByTimeAsync(120_000);
  for (const _ of ['first', 'again']) await tell(scope, resendClicked, undefined);
  expect(busy()).toBe('resend');
  expect(send).toHaveBeenCalledTimes(2);
  await give(held.again);
  await tell(scope, stepChosen, 'reset');
  await type(scope, 'email', 'a@b.cd');
  await tell(scope, signInSubmitted, undefined);
  expect(busy()).toBe('submit');
  await give(held.reset);
  const sent = requests.length;
  for (const _ of ['first', 'again']) await tell(scope, googleClicked, undefined);
  expect(busy()).toBe('google');
  expect(requests).toHaveLength(sent + 1);
});

it('leaves the spinner of a password in its own button when Google is pressed meanwhile', async () => {
  const held = heldAnswer<unknown>();
  const { scope } = await openAuthPage({
    'POST /connect/token': held.answer,
    'POST /token': held.answer,
  });
  const mocked = environments.find(({ api }) => api === 'mock')!;
  await allSettled($environment, { scope, params: mocked });
  await tell(scope, stepChosen, 'password');
  await type(scope, 'mobile', '09120000001');
  await type(scope, 'password', 'secret-1');
  await tell(scope, signInSubmitted, undefined);
  await tell(scope, googleClicked, undefined);
  expect(scope.getState($signInBusy)).toBe('submit');
});

it('blames no field for a refused Google account', async () => {
  const { scope, requests } = await openAuthPage({ 'POST /connect/token': refuse });
  const mocked = environments.find(({ api }) => api === 'mock')!;
  await allSettled($environment, { scope, params: mocked });
  await tell(scope, googleClicked, undefined);
  expect(Object.fromEntries(requests[0]?.body as URLSearchParams)).toMatchObject({
    grant_type: 'external',
  });
  expect(scope.getState($signInProblem)).toEqual({ field: null, text: 'No such code' });
});

it('shows the spinner of a password in its own button, also after a refused Google account', async () => {
  const held = heldAnswer<unknown>();
  const answer = vi.fn<() => unknown>().mockImplementationOnce(refuse);
  answer.mockImplementation(held.answer);
  const { scope } = await openAuthPage({ 'POST /connect/token': answer, 'POST /token': answer });
  const mocked = environments.find(({ api }) => api === 'mock')!;
  await allSettled($environment, { scope, params: mocked });
  await tell(scope, stepChosen, 'password');
  await type(scope, 'mobile', '09120000001');
  await type(scope, 'password', 'secret-1');
  await tell(scope, googleClicked, undefined);
  expect(scope.getState($signInBusy)).toBeNull();
  await tell(scope, signInSubmitted, undefined);
  expect(scope.getState($signInBusy)).toBe('submit');
});

it.each([
  ['native', 'client', false],
  ['web', '', false],
  ['web', 'client', true],
  ['landing', 'client', true],
] as const)(
  'offers Google in the shell %s with the client %j: %s',
  async (shell, id, isOffered) => {
    const { scope } = await openAuthPage();
    const params = { ...environments[0], shell, googleClientId: id };
    await allSettled($environment, { scope, params });
    expect(scope.getState($hasGoogle)).toBe(isOffered);
  },
);

it.each([
  ['10', true],
  ['8', false],
  ['12', false],
])('offers Google to the client %s, which may use it: %s', async (id, isOffered) => {
  const { scope } = await openAuthPage();
  const landing = environments.find(({ name }) => name === 'landing-webview-dev')!;
  await allSettled($environment, { scope, params: landing });
  await allSettled($clientId, { scope, params: id });
  expect(scope.getState($hasGoogle)).toBe(isOffered);
});

it('stays where the user went when the reset link is sent late', async () => {
  const held = heldAnswer<unknown>();
  const { scope } = await openAuthPage({ 'PUT /api/UserAccount/sendResetPassword': held.answer });
  await tell(scope, stepChosen, 'reset');
  await type(scope, 'email', 'a@b.cd');
  await tell(scope, signInSubmitted, undefined);
  await tell(scope, stepChosen, 'mobile');
  held.give(undefined);
  await settle(scope);
  expect(scope.getState($step)).toBe('mobile');
});

it('counts no seconds once they are over, or once the user has left', async () => {
  const first = await openAtCode();
  await vi.advanceTimersByTimeAsync(119_000);
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(2000);
  expect(vi.getTimerCount()).toBe(0);
  await tell(first.scope, resendClicked, undefined);
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  first.router.visit({ routeId: 'shop' });
  await settle(first.scope);
  expect(vi.getTimerCount()).toBe(0);
});
