import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { heldAnswer } from '@/testing/held-answer';
import { openAtCode, settle, tell, type } from '@/testing/open-auth-page';

import { $fields, $signInProblem, $step, stepChosen } from './form';
import './model';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('goes on with the code when the number was only spelled in another way meanwhile', async () => {
  const held = heldAnswer<unknown>();
  const { scope } = await openAtCode({ 'POST /api/UserAccount/register': held.answer });
  await type(scope, 'mobile', '+98 912 000 0001');
  held.give(undefined);
  await settle(scope);
  expect(scope.getState($step)).toBe('code');
  expect(scope.getState($fields).mobile).toBe('09120000001');
});

it.each(['mobile', 'password'] as const)(
  'keeps another number that was typed at the step %s when the code is sent late',
  async (step) => {
    const held = heldAnswer<unknown>();
    const { scope } = await openAtCode({ 'POST /api/UserAccount/register': held.answer });
    await tell(scope, stepChosen, step);
    await type(scope, 'mobile', '0912');
    held.give(undefined);
    await settle(scope);
    expect(scope.getState($step)).toBe(step);
    expect(scope.getState($fields).mobile).toBe('0912');
  },
);

it.each([
  { step: 'mobile', mobile: '09120000002' },
  { step: 'password', mobile: '09120000001' },
] as const)(
  'says nothing of a late refusal to a user who is at the step $step with the number $mobile by then',
  async ({ step, mobile }) => {
    const held = heldAnswer<unknown>();
    const { scope } = await openAtCode({ 'POST /api/UserAccount/register': held.answer });
    await tell(scope, stepChosen, step);
    await type(scope, 'mobile', mobile);
    held.fail({ kind: 'http', status: 429, statusText: '', message: 'Later', code: null });
    await settle(scope);
    expect(scope.getState($signInProblem)).toBeNull();
  },
);

it('stays at the password step when the code is sent late', async () => {
  const held = heldAnswer<unknown>();
  const { scope } = await openAtCode({ 'POST /api/UserAccount/register': held.answer });
  await tell(scope, stepChosen, 'password');
  held.give(undefined);
  await settle(scope);
  expect(scope.getState($step)).toBe('password');
});

it('says nothing on the next visit of a refusal that came after the page was left', async () => {
  const held = heldAnswer<unknown>();
  const { scope, router } = await openAtCode({ 'POST /connect/token': held.answer });
  await type(scope, 'code', '12345');
  router.visit({ routeId: 'shop', path: '/' });
  held.fail({ kind: 'http', status: 400, statusText: '', message: 'No', code: null });
  await settle(scope);
  router.visit({ routeId: 'auth', path: '/auth' });
  await settle(scope);
  expect(scope.getState($signInProblem)).toBeNull();
});
