import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { heldAnswer } from '@/testing/held-answer';
import { openAuthPage, refuse, settle, tell, type } from '@/testing/open-auth-page';

import {
  $signInProblem,
  fieldChanged,
  googleClicked,
  resendClicked,
  signInSubmitted,
  stepChosen,
} from './form';
import './model';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('forgets a problem as soon as the form is sent again', async () => {
  const held = heldAnswer();
  const send = vi
    .fn<() => unknown>()
    .mockImplementationOnce(refuse)
    .mockImplementation(held.answer);
  const { scope } = await openAuthPage({ 'POST /api/UserAccount/register': send });
  await type(scope, 'mobile', '09120000001');
  await tell(scope, signInSubmitted, undefined);
  expect(scope.getState($signInProblem)).not.toBeNull();
  await tell(scope, signInSubmitted, undefined);
  expect(scope.getState($signInProblem)).toBeNull();
});

it.each([
  ['typing', fieldChanged.prepend(() => ({ field: 'code' as const, text: '1' }))],
  ['another step', stepChosen.prepend(() => 'password' as const)],
  ['a request for another code', resendClicked],
  ['Google', googleClicked],
])('forgets a problem by %s', async (_, unit) => {
  const held = heldAnswer();
  const { scope } = await openAuthPage({
    'POST /api/UserAccount/register': held.answer,
    'POST /connect/token': held.answer,
  });
  await type(scope, 'mobile', '09120000001');
  await allSettled($signInProblem, { scope, params: { field: null, text: 'Sorry' } });
  await tell(scope, unit, undefined);
  expect(scope.getState($signInProblem)).toBeNull();
});

it('shows a late refusal of the reset link at no other step', async () => {
  const held = heldAnswer<unknown>();
  const { scope } = await openAuthPage({ 'PUT /api/UserAccount/sendResetPassword': held.answer });
  await tell(scope, stepChosen, 'reset');
  await type(scope, 'email', 'a@b.cd');
  await tell(scope, signInSubmitted, undefined);
  await tell(scope, stepChosen, 'mobile');
  held.fail({ kind: 'network' });
  await settle(scope);
  expect(scope.getState($signInProblem)).toBeNull();
});
