import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';

import { $isLoggedIn, $user, sessionRestoreRequested } from '@/entities/session/model';
import { tokensReceived } from '@/entities/session/sign-in';
import { PARTNER_SIGN_IN_MS } from '@/shared/config/constants';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { watchCalls } from '@/testing/watch-calls';

import {
  $isExchanging,
  $isSwapQuestionOpen,
  partnerSignInFailed,
  partnerTokenFound,
  swapConfirmed,
  swapDeclined,
} from './model';

const exchange = 'POST /api/UserAccount/external-login';
const credential = { token: 'abc', kind: 'zarebin' } as const;

const tokensOf = (sub: string) => ({
  access_token: `h.${btoa(JSON.stringify({ sub, name: sub }))}.s`,
  refresh_token: `refresh-${sub}`,
  expires_in: 3600,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Advances the time without waiting for pending calls. */
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

async function openLink(answer: unknown, user?: string) {
  const made = await createTestScope({ answers: { [exchange]: answer } });
  const { scope, requests } = made;
  const failures = watchCalls(partnerSignInFailed, scope);
  void allSettled(sessionRestoreRequested, { scope });
  await pass();
  if (user) void allSettled(tokensReceived, { scope, params: tokensOf(user) });
  await pass();
  made.router.visit({ routeId: 'shop', path: '/', search: '?clientId=9' });
  void allSettled(partnerTokenFound, { scope, params: credential });
  await pass();
  const exchanges = () => requests.filter(({ url }) => url.includes('external-login'));
  return { ...made, failures, exchanges, currentUser: () => scope.getState($user)?.sub };
}

it('signs in silently, with the credential in the body and once', async () => {
  const { exchanges, currentUser, router, failures } = await openLink(tokensOf('partner'));
  expect(exchanges().map(({ body, url }) => ({ body, url }))).toEqual([
    { body: credential, url: '/api/UserAccount/external-login' },
  ]);
  expect(currentUser()).toBe('partner');
  // Nobody was asked.
  expect(router.navigations).toEqual([]);
  router.visit({ routeId: 'product', path: '/pdp/1001' });
  router.visit({ routeId: 'shop', path: '/' });
  await pass(PARTNER_SIGN_IN_MS);
  expect(exchanges()).toHaveLength(1);
  expect(failures).toEqual([]);
});

it('waits until the session is restored and the location is known', async () => {
  const made = await createTestScope({ answers: { [exchange]: tokensOf('partner') } });
  void allSettled(partnerTokenFound, { scope: made.scope, params: credential });
  await pass();
  void allSettled(sessionRestoreRequested, { scope: made.scope });
  await pass();
  expect(made.requests).toEqual([]);
  made.router.visit({ routeId: 'shop', path: '/' });
  await pass();
  expect(made.requests).toHaveLength(1);
  expect(made.scope.getState($isLoggedIn)).toBe(true);
});

it('asks a user whose session is still being renewed', async () => {
  const { scope, requests, router } = await createTestScope({
    answers: { 'POST /connect/token': heldAnswer<unknown>().answer },
    storage: {
      'local:access_token': tokensOf('mine').access_token,
      'local:refresh_token': 'refresh-mine',
      'local:expires_in': '1',
    },
  });
  void allSettled(partnerTokenFound, { scope, params: credential });
  void allSettled(sessionRestoreRequested, { scope });
  await pass();
  router.visit({ routeId: 'shop', path: '/' });
  await pass();
  expect(scope.getState($isSwapQuestionOpen)).toBe(true);
  expect(requests.filter(({ url }) => url.includes('external-login'))).toEqual([]);
});

test.each([400, 401, 403, 500])('stays signed out after a %s, with one notice', async (status) => {
  const { failures, exchanges, scope } = await openLink(() => {
    throw { kind: 'http', status, statusText: '', message: null, code: null };
  });
  await pass(PARTNER_SIGN_IN_MS * 2);
  expect(failures).toMatchObject([{ kind: 'http', status }]);
  expect(exchanges()).toHaveLength(1);
  expect(scope.getState($isLoggedIn)).toBe(false);
});

it('times out after ten seconds, and ignores a later answer', async () => {
  const held = heldAnswer<unknown>();
  const { failures, scope } = await openLink(held.answer);
  await pass(PARTNER_SIGN_IN_MS - 1);
  expect(failures).toEqual([]);
  await pass(1);
  expect(failures).toEqual([{ kind: 'network' }]);
  held.give(tokensOf('partner'));
  await pass();
  expect(scope.getState($isLoggedIn)).toBe(false);
});

it('uses the later of two links, and ignores a failure of the earlier one', async () => {
  const first = heldAnswer<unknown>();
  const second = heldAnswer<unknown>();
  const answers = [first, second];
  const { scope, failures, currentUser } = await openLink(() => answers.shift()?.answer());
  void allSettled(partnerTokenFound, { scope, params: { ...credential, token: 'def' } });
  await pass();
  first.fail({ kind: 'network' });
  await pass();
  expect(failures).toEqual([]);
  second.give(tokensOf('partner'));
  await pass();
  expect(currentUser()).toBe('partner');
  await pass(PARTNER_SIGN_IN_MS);
  expect(failures).toEqual([]);
});

it('gives the later of two links ten seconds of its own', async () => {
  const answers = [heldAnswer<unknown>(), heldAnswer<unknown>()];
  const waiting = [...answers];
  const { scope, failures, currentUser } = await openLink(() => waiting.shift()?.answer());
  await pass(PARTNER_SIGN_IN_MS - 1);
  void allSettled(partnerTokenFound, { scope, params: { ...credential, token: 'def' } });
  await pass(PARTNER_SIGN_IN_MS - 1);
  expect(failures).toEqual([]);
  expect(scope.getState($isExchanging)).toBe(true);
  answers[1]?.give(tokensOf('partner'));
  await pass();
  expect(currentUser()).toBe('partner');
});

it('does not replace a user who signed in meanwhile', async () => {
  const held = heldAnswer<unknown>();
  const { scope, currentUser, failures } = await openLink(held.answer);
  void allSettled(tokensReceived, { scope, params: tokensOf('sara') });
  await pass();
  held.give(tokensOf('partner'));
  await pass(PARTNER_SIGN_IN_MS);
  expect(currentUser()).toBe('sara');
  expect(failures).toEqual([]);
});

it('asks a signed-in user, and sends nothing before the answer', async () => {
  const { scope, router, exchanges, currentUser } = await openLink(tokensOf('partner'), 'sara');
  expect(router.navigations).toEqual([{ to: '/?clientId=9#partnerSignIn' }]);
  router.visit({ routeId: 'shop', path: '/', search: '?clientId=9', hash: '#partnerSignIn' });
  expect(scope.getState($isSwapQuestionOpen)).toBe(true);
  expect(exchanges()).toEqual([]);

  void allSettled(swapConfirmed, { scope });
  await pass();
  expect(currentUser()).toBe('partner');
  expect(router.navigations.at(-1)).toEqual({ to: -1 });
  expect(scope.getState($isSwapQuestionOpen)).toBe(false);
});

it('keeps the account when the swap is declined, by button or by the back key', async () => {
  const { scope, router, exchanges, currentUser } = await openLink(tokensOf('partner'), 'sara');
  router.visit({ routeId: 'shop', path: '/', hash: '#partnerSignIn' });
  router.visit({ routeId: 'shop', path: '/' });
  expect(scope.getState($isSwapQuestionOpen)).toBe(false);
  void allSettled(swapConfirmed, { scope });
  void allSettled(partnerTokenFound, { scope, params: credential });
  await pass();
  router.visit({ routeId: 'shop', path: '/', hash: '#partnerSignIn' });
  void allSettled(swapDeclined, { scope });
  await pass();
  expect(scope.getState($isSwapQuestionOpen)).toBe(false);
  // The question leaves the history, so that the back key leads on from the page.
  expect(router.navigations.at(-1)).toEqual({ to: -1 });
  expect(exchanges()).toEqual([]);
  expect(currentUser()).toBe('sara');
});

it('keeps the account when the confirmed swap fails', async () => {
  const { scope, failures, currentUser } = await openLink(() => {
    throw { kind: 'http', status: 403, statusText: '', message: null, code: null };
  }, 'sara');
  void allSettled(swapConfirmed, { scope });
  await pass();
  expect(failures).toHaveLength(1);
  expect(currentUser()).toBe('sara');
});

it('ignores the answer for an earlier token while a later one is exchanged', async () => {
  const [first, second] = [heldAnswer<unknown>(), heldAnswer<unknown>()];
  const answers = [first, second];
  const { scope, currentUser } = await openLink(() => answers.shift()?.answer());
  void allSettled(partnerTokenFound, { scope, params: { ...credential, token: 'def' } });
  await pass();
  first.give(tokensOf('first'));
  await pass();
  expect(currentUser()).toBeUndefined();
  second.give(tokensOf('second'));
  await pass();
  expect(currentUser()).toBe('second');
});

it('signs the same user in again, and stops waiting', async () => {
  const { scope, failures } = await openLink(tokensOf('sara'), 'sara');
  void allSettled(swapConfirmed, { scope });
  await pass();
  expect(scope.getState($isExchanging)).toBe(false);
  await pass(PARTNER_SIGN_IN_MS * 2);
  expect(failures).toEqual([]);
});
