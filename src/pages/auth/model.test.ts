import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';

import { $isLoggedIn } from '@/entities/session/model';
import { $environment } from '@/shared/config/environment';
import { environments } from '@/shared/config/environments';
import { auth } from '@/shared/i18n/fa/auth';
import { common } from '@/shared/i18n/fa/common';
import { errors } from '@/shared/i18n/fa/errors';
import { toPersianDigits } from '@/shared/i18n/format';
import { $tokens } from '@/shared/api/tokens';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import {
  openAtCode,
  openAuthPage,
  refuse,
  settle,
  tell,
  tokenAnswer,
  type,
} from '@/testing/open-auth-page';
import { ownRequests } from '@/testing/own-requests';
import { someTokens } from '@/testing/session-fixtures';

import {
  $signInBusy,
  $fields,
  $signInProblem,
  $step,
  googleClicked,
  resendClicked,
  stepChosen,
  signInSubmitted,
} from './form';
import './model';
import { $resendSeconds } from './resend';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('sends a code to a number in Persian, Arabic or ASCII digits', async () => {
  const { scope, requests } = await openAtCode();
  expect(requests.map(({ body }) => body)).toEqual([{ mobileNo: '09120000001' }]);
  expect(scope.getState($step)).toBe('code');
});

it('signs in with the number that the code was sent to', async () => {
  const { scope, requests } = await openAtCode();
  await type(scope, 'code', '14040');
  expect(Object.fromEntries(requests[1]?.body as URLSearchParams)).toMatchObject({
    username: '09120000001',
  });
});

it('submits with the last digit, and returns to the previous page', async () => {
  const { scope, requests, router } = await openAtCode();
  await type(scope, 'code', toPersianDigits('1404'));
  expect(requests).toHaveLength(1);
  expect(scope.getState($signInProblem)).toBeNull();
  await type(scope, 'code', toPersianDigits('14040'));
  expect(Object.fromEntries(requests[1]?.body as URLSearchParams)).toMatchObject({
    username: '09120000001',
    password: '14040',
  });
  expect(router.navigations).toEqual([{ to: '/pdp/1001', replace: true }]);
});

it('shows a refused code at its field, and accepts the next one', async () => {
  const answer = vi.fn<() => unknown>().mockImplementationOnce(refuse).mockReturnValue(tokenAnswer);
  const { scope, router } = await openAtCode({ 'POST /connect/token': answer });
  await type(scope, 'code', '11111');
  expect(scope.getState($signInProblem)).toEqual({ field: 'code', text: 'No such code' });
  expect(router.navigations).toEqual([]);
  await type(scope, 'code', '14040');
  expect(scope.getState($signInProblem)).toBeNull();
  expect(router.navigations).toHaveLength(1);
});

it('sends one request however often the form is submitted', async () => {
  const held = heldAnswer<unknown>();
  const { scope, requests } = await openAtCode({ 'POST /connect/token': held.answer });
  await type(scope, 'code', '14040');
  await tell(scope, signInSubmitted, undefined);
  expect(scope.getState($signInBusy)).toBe('submit');
  expect(requests).toHaveLength(2);
  held.give(tokenAnswer);
  await settle(scope);
  expect(scope.getState($signInBusy)).toBeNull();
});

it('offers another code after two minutes, also when the page was suspended meanwhile', async () => {
  const { scope, requests } = await openAtCode();
  expect(scope.getState($resendSeconds)).toBe(120);
  await tell(scope, resendClicked, undefined);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(scope.getState($resendSeconds)).toBe(90);
  vi.setSystemTime(Date.now() + 100_000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(scope.getState($resendSeconds)).toBe(0);
  await tell(scope, resendClicked, undefined);
  expect(requests).toHaveLength(2);
  expect(scope.getState($resendSeconds)).toBe(120);
});

test.each([
  ['mobile', 'mobile', auth.mobileWrong],
  ['password', 'mobile', auth.mobileWrong],
  ['reset', 'email', auth.emailWrong],
] as const)('an empty form of the step %s is sent nowhere', async (step, field, text) => {
  const { scope, requests } = await openAuthPage();
  await tell(scope, stepChosen, step);
  await tell(scope, signInSubmitted, undefined);
  expect(scope.getState($signInProblem)).toEqual({ field, text });
  expect(requests).toEqual([]);
});

it('signs in with a password', async () => {
  const { scope, router, requests } = await openAuthPage();
  await tell(scope, stepChosen, 'password');
  await type(scope, 'mobile', '+98 912 000 0001');
  await tell(scope, signInSubmitted, undefined);
  expect(scope.getState($signInProblem)).toEqual({ field: 'password', text: auth.passwordMissing });
  await type(scope, 'password', ' p ');
  await tell(scope, signInSubmitted, undefined);
  expect(Object.fromEntries(requests[0]?.body as URLSearchParams)).toMatchObject({
    username: '09120000001',
    password: ' p ',
  });
  expect(ownRequests(requests)).toHaveLength(1);
  expect(router.navigations).toEqual([{ to: '/pdp/1001', replace: true }]);
});

it.each([
  [{ kind: 'network' }, common.failed],
  [{ kind: 'http', status: 500, statusText: '', message: 'Sorry', code: null }, 'Sorry'],
])('blames no field for %j', async (error, text) => {
  const fail = () => {
    throw error;
  };
  const { scope } = await openAtCode({ 'POST /api/UserAccount/register': fail });
  expect(scope.getState($signInProblem)).toEqual({ field: null, text });
  expect(scope.getState($step)).toBe('mobile');
});

it('shows no form error while offline', async () => {
  const { scope } = await openAtCode({
    'POST /api/UserAccount/register': () => {
      throw { kind: 'offline' };
    },
  });
  expect(scope.getState($signInProblem)).toBeNull();
  expect(scope.getState($step)).toBe('mobile');
});

it('shows an error when the received token cannot be decoded', async () => {
  const { scope, router, storage } = await openAtCode({
    'POST /connect/token': { ...tokenAnswer, access_token: 'a.b' },
  });
  await type(scope, 'code', '14040');
  expect(scope.getState($signInProblem)).toEqual({ field: null, text: errors.server });
  expect(scope.getState($signInBusy)).toBeNull();
  expect(router.navigations).toEqual([]);
  expect(storage.has('local:access_token')).toBe(false);
});

it('sends a password reset link to an e-mail address', async () => {
  const { scope, requests } = await openAuthPage({
    'PUT /api/UserAccount/sendResetPassword': () => undefined,
  });
  await tell(scope, stepChosen, 'reset');
  await type(scope, 'email', ' a@b.cd ');
  await tell(scope, signInSubmitted, undefined);
  expect(requests.map(({ body }) => body)).toEqual([{ email: 'a@b.cd' }]);
  expect(scope.getState($step)).toBe('resetSent');
});

it('signs in with a Google token where the API is the mock', async () => {
  const { scope, router } = await openAuthPage();
  const mocked = environments.find(({ api }) => api === 'mock')!;
  await allSettled($environment, { scope, params: mocked });
  await tell(scope, googleClicked, undefined);
  expect(router.navigations).toHaveLength(1);
});

it('redirects a signed-in user, and only to pages of this app', async () => {
  const { scope, router } = await createTestScope();
  await allSettled($tokens, { scope, params: someTokens() });
  router.visit({ routeId: 'auth', path: '/auth', search: '?returnUrl=%2F%2Fevil.example' });
  await settle(scope);
  expect(router.navigations).toEqual([{ to: '/', replace: true }]);
});

it('redirects nobody who signs in after leaving the page', async () => {
  const held = heldAnswer<unknown>();
  const { scope, router } = await openAtCode({ 'POST /connect/token': held.answer });
  await type(scope, 'code', '14040');
  router.visit({ routeId: 'shop', path: '/' });
  held.give(tokenAnswer);
  await settle(scope);
  expect(scope.getState($isLoggedIn)).toBe(true);
  expect(router.navigations).toEqual([]);
});

it('clears the form when the user leaves the page', async () => {
  const { scope, router } = await openAuthPage();
  await type(scope, 'password', 'secret');
  router.visit({ routeId: 'shop' });
  expect(scope.getState($fields)).toEqual({ mobile: '', code: '', password: '', email: '' });
});

it('counts the two minutes of a code from the answer on', async () => {
  const answer = heldAnswer<unknown>();
  const { scope } = await openAuthPage({ 'POST /api/UserAccount/register': answer.answer });
  await type(scope, 'mobile', '09120000001');
  await tell(scope, signInSubmitted, undefined);
  await vi.advanceTimersByTimeAsync(5000);
  answer.give(undefined);
  await vi.advanceTimersByTimeAsync(1000);
  expect(scope.getState($resendSeconds)).toBe(119);
});
