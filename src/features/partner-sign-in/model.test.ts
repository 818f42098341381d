import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';

import { $isLoggedIn, $person, sessionRestoreRequested } from '@/entities/session/model';
import { tokensReceived } from '@/entities/session/sign-in';
import { PARTNER_SIGN_IN_MS } from '@/shared/config/constants';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { watchCalls } from '@/testing/watch-calls';

import {
  $isAsking,
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

/** Time passes; nothing that is still under way is waited for. */
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

async function openLink(answer: unknown, person?: string) {
  const made = await createTestScope({ answers: { [exchange]: answer } });
  const { scope, requests } = made;
  const failures = watchCalls(partnerSignInFailed, scope);
  void allSettled(sessionRestoreRequested, { scope });
  await pass();
  if (person) void allSettled(tokensReceived, { scope, params: tokensOf(person) });
  await pass();
  made.router.visit({ routeId: 'shop', path: '/', search: '?clientId=9' });
  void allSettled(partnerTokenFound, { scope, params: credential });
  await pass();
  const exchanges = () => requests.filter(({ url }) => url.includes('external-login'));
  return { ...made, failures, exchanges, personNow: () => scope.getState($person)?.sub };
}

it('signs in silently, with the credential in the body and once', async () => {
  const { exchanges, personNow, router, failures } = await openLink(tokensOf('partner'));
  expect(exchanges().map(({ body, url }) => ({ body, url }))).toEqual([
    { body: credential, url: '/api/UserAccount/external-login' },
  ]);
  expect(personNow()).toBe('partner');
  router.visit({ routeId: 'product', path: '/pdp/1001' });
  router.visit({ routeId: 'shop', path: '/' });
  await pass(PARTNER_SIGN_IN_MS);
  expect(exchanges()).toHaveLength(1);
  expect(failures).toEqual([]);
});

it('waits until it is known who is here, and where', async () => {
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

test.each([400, 401, 403, 500])(
  'a %s leaves the shop logged out, with one notice',
  async (status) => {
    const { failures, exchanges, scope } = await openLink(() => {
      throw { kind: 'http', status, statusText: '', message: null, code: null };
    });
    await pass(PARTNER_SIGN_IN_MS * 2);
    expect(failures).toMatchObject([{ kind: 'http', status }]);
    expect(exchanges()).toHaveLength(1);
    expect(scope.getState($isLoggedIn)).toBe(false);
  },
);

it('gives up after ten seconds, and drops an answer that comes later', async () => {
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

it('of two links the later one counts, and the earlier one fails in silence', async () => {
  const first = heldAnswer<unknown>();
  const second = heldAnswer<unknown>();
  const answers = [first, second];
  const { scope, failures, personNow } = await openLink(() => answers.shift()?.answer());
  void allSettled(partnerTokenFound, { scope, params: { ...credential, token: 'def' } });
  await pass();
  first.fail({ kind: 'network' });
  await pass();
  expect(failures).toEqual([]);
  second.give(tokensOf('partner'));
  await pass();
  expect(personNow()).toBe('partner');
  await pass(PARTNER_SIGN_IN_MS);
  expect(failures).toEqual([]);
});

it('leaves alone who signed in by hand meanwhile', async () => {
  const held = heldAnswer<unknown>();
  const { scope, personNow, failures } = await openLink(held.answer);
  void allSettled(tokensReceived, { scope, params: tokensOf('sara') });
  await pass();
  held.give(tokensOf('partner'));
  await pass(PARTNER_SIGN_IN_MS);
  expect(personNow()).toBe('sara');
  expect(failures).toEqual([]);
});

it('asks somebody who is logged in, and sends nothing before the answer', async () => {
  const { scope, router, exchanges, personNow } = await openLink(tokensOf('partner'), 'sara');
  expect(router.navigations).toEqual([{ to: '/?clientId=9#partnerSignIn' }]);
  router.visit({ routeId: 'shop', path: '/', search: '?clientId=9', hash: '#partnerSignIn' });
  expect(scope.getState($isAsking)).toBe(true);
  expect(exchanges()).toEqual([]);

  void allSettled(swapConfirmed, { scope });
  await pass();
  expect(personNow()).toBe('partner');
  expect(router.navigations.at(-1)).toEqual({ to: -1 });
  expect(scope.getState($isAsking)).toBe(false);
});

it('keeps the account when the swap is declined, by button or by the back key', async () => {
  const { scope, router, exchanges, personNow } = await openLink(tokensOf('partner'), 'sara');
  router.visit({ routeId: 'shop', path: '/', hash: '#partnerSignIn' });
  router.visit({ routeId: 'shop', path: '/' });
  expect(scope.getState($isAsking)).toBe(false);
  void allSettled(swapConfirmed, { scope });
  void allSettled(partnerTokenFound, { scope, params: credential });
  await pass();
  void allSettled(swapDeclined, { scope });
  await pass();
  expect(scope.getState($isAsking)).toBe(false);
  expect(exchanges()).toEqual([]);
  expect(personNow()).toBe('sara');
});

it('keeps the account when the confirmed swap fails', async () => {
  const { scope, failures, personNow } = await openLink(() => {
    throw { kind: 'http', status: 403, statusText: '', message: null, code: null };
  }, 'sara');
  void allSettled(swapConfirmed, { scope });
  await pass();
  expect(failures).toHaveLength(1);
  expect(personNow()).toBe('sara');
});
