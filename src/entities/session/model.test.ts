import { allSettled } from 'effector';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { httpError } from '@/shared/api/errors';
import { renewSessionFx } from '@/shared/api/renew-session';
import { sessionEnded } from '@/shared/api/tokens';
import { $sessionPort, type SessionPort } from '@/shared/bridge/session-port';
import { createTestScope } from '@/testing/create-scope';
import { aJwt, someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import {
  $isLoggedIn,
  $isSessionKnown,
  $user,
  loggedIn,
  loggedOut,
  sessionRestored,
  sessionRestoreRequested,
} from './model';
import { tokensReceived } from './sign-in';

const later = String(Date.now() + 3_600_000);
const saved = {
  'local:access_token': aJwt(),
  'local:refresh_token': 'refresh-1',
  'local:expires_in': later,
  'local:deviceId': '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
};
const fresh = { access_token: aJwt('1', 'new'), refresh_token: 'refresh-2', expires_in: 3600 };
const tokenCall = 'POST /connect/token';

async function started(storage: Record<string, string>, renewal: unknown = fresh) {
  const test = await createTestScope({
    answers: { [tokenCall]: renewal },
    storage,
    skipsWaits: true,
  });
  await allSettled(sessionRestoreRequested, { scope: test.scope });
  const { scope } = test;
  return { ...test, isLoggedIn: () => scope.getState($isLoggedIn) };
}

afterEach(() => {
  vi.useRealTimers();
});

it('has no user before the session was restored', async () => {
  const { scope } = await createTestScope({ storage: saved });
  expect(scope.getState($isSessionKnown)).toBe(false);
  expect(scope.getState($isLoggedIn)).toBe(false);
  expect(scope.getState($user)).toBeNull();
});

it('signs in with valid stored tokens without a request', async () => {
  const { isLoggedIn, requests, scope, storage } = await started(saved);
  expect(isLoggedIn()).toBe(true);
  expect(requests).toEqual([]);
  expect(scope.getState($isSessionKnown)).toBe(true);
  expect(scope.getState($user)).toEqual({ sub: '1', name: 'Sara' });
  expect(Object.fromEntries(storage)).toEqual(saved);
});

it('does not load the code of the renewal for valid tokens', async () => {
  const { scope } = await createTestScope({ storage: saved });
  const renewals = watchCalls(renewSessionFx, scope);
  await allSettled(sessionRestoreRequested, { scope });
  expect(renewals).toEqual([]);
});

describe('a stored session that nobody can use', () => {
  /** How often the start ended a session, which removes the data of its user. */
  async function endsWith(storage: Record<string, string>, port: SessionPort | null = null) {
    const { scope } = await createTestScope({ storage });
    const ends = watchCalls(sessionEnded, scope);
    await allSettled($sessionPort, { scope, params: port });
    await allSettled(sessionRestoreRequested, { scope });
    return ends.length;
  }

  it.each([
    ['the access token alone', { 'local:access_token': aJwt() }],
    ['an unreadable access token', { 'local:access_token': ' ' }],
    ['an unreadable refresh token', { 'local:refresh_token': '' }],
    ['an unreadable time', { 'local:expires_in': 'soon' }],
    [
      'three unreadable values',
      { 'local:access_token': ' ', 'local:refresh_token': '', 'local:expires_in': 'soon' },
    ],
  ])('ends with the data of its user: %s', async (_, storage) => {
    expect(await endsWith(storage)).toBe(1);
  });

  it('ends also when the wrapper holds it', async () => {
    const tokens = { access: aJwt(), refresh: null, expiresAt: null };
    const port = {
      readTokens: () => Promise.resolve(tokens),
      writeTokens: () => undefined,
      exit: () => undefined,
    };
    expect(await endsWith({}, port)).toBe(1);
  });

  it.each([
    ['none was stored', {}],
    ['a valid one was', saved],
  ])('is not ended when %s', async (_, storage) => {
    expect(await endsWith(storage)).toBe(0);
  });
});

it('reports once that the restore is complete, even without stored tokens', async () => {
  const { scope } = await createTestScope();
  const restores = watchCalls(sessionRestored, scope);
  await allSettled(sessionRestoreRequested, { scope });
  expect(restores).toEqual([undefined]);
  expect(scope.getState($isSessionKnown)).toBe(true);
});

it.each([
  ['renews tokens that expire at this millisecond', 0, 1],
  ['uses tokens that are valid for one more millisecond', 1, 0],
])('%s', async (_, left, calls) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { requests } = await started({ ...saved, 'local:expires_in': String(Date.now() + left) });
  expect(requests).toHaveLength(calls);
});

it.each([
  ['have expired', { ...saved, 'local:expires_in': '1000' }],
  ['have no time of expiry', { ...saved, 'local:expires_in': 'soon' }],
  ['cannot be decoded', { ...saved, 'local:access_token': 'a.b' }],
  ['lack the access token', { ...saved, 'local:access_token': ' ' }],
])('renews stored tokens that %s', async (_, storage) => {
  const { isLoggedIn, requests, storage: kept } = await started(storage);
  expect(requests).toHaveLength(1);
  expect(isLoggedIn()).toBe(true);
  expect(kept.get('local:access_token')).toBe(fresh.access_token);
});

it('clears tokens that cannot be renewed, and keeps the device id', async () => {
  const { isLoggedIn, storage } = await started({ ...saved, 'local:refresh_token': '' });
  expect(isLoggedIn()).toBe(false);
  expect([...storage.keys()]).toEqual(['local:deviceId']);
});

it.each([400, 401, 403])('clears tokens that are refused with %s', async (status) => {
  const { isLoggedIn, storage } = await started({ ...saved, 'local:expires_in': '1' }, () => {
    throw httpError(status, '', null);
  });
  expect(isLoggedIn()).toBe(false);
  expect([...storage.keys()]).toEqual(['local:deviceId']);
});

it('signs in, stores the tokens, and reports it', async () => {
  const { scope, storage, isLoggedIn } = await started({});
  const logins = watchCalls(loggedIn, scope);
  await allSettled(tokensReceived, { scope, params: fresh });
  expect(isLoggedIn()).toBe(true);
  expect(logins).toHaveLength(1);
  expect(storage.get('local:refresh_token')).toBe('refresh-2');
  expect(Number(storage.get('local:expires_in'))).toBeGreaterThan(Date.now() + 3_590_000);
});

it('treats an undecodable token as signed out', async () => {
  const { scope, isLoggedIn } = await started({});
  await allSettled(tokensReceived, { scope, params: { ...fresh, access_token: 'what' } });
  expect(isLoggedIn()).toBe(false);
});

it('ends the previous session when undecodable tokens arrive', async () => {
  const { scope, isLoggedIn } = await started(saved);
  const ends = watchCalls(sessionEnded, scope);
  await allSettled(tokensReceived, { scope, params: { ...fresh, access_token: 'what' } });
  expect(isLoggedIn()).toBe(false);
  expect(ends).toHaveLength(1);
});

it('does not end a session at the first sign-in', async () => {
  const { scope } = await started({});
  const ends = watchCalls(sessionEnded, scope);
  await allSettled(tokensReceived, { scope, params: fresh });
  expect(ends).toEqual([]);
});

it('ends the previous session when another user signs in', async () => {
  const { scope, storage } = await started(saved);
  const logouts = watchCalls(loggedOut, scope);
  const other = { ...fresh, access_token: aJwt('2', 'Reza') };
  await allSettled(tokensReceived, { scope, params: other });
  expect(logouts).toHaveLength(1);
  expect(scope.getState($user)?.sub).toBe('2');
  expect(storage.get('local:access_token')).toBe(other.access_token);
});

it('keeps the session when the same user signs in again', async () => {
  const { scope } = await started(saved);
  const logouts = watchCalls(loggedOut, scope);
  await allSettled(tokensReceived, { scope, params: fresh });
  expect(logouts).toHaveLength(0);
});

it('requires all three parts of the stored tokens', async () => {
  const { requests } = await started({ 'local:access_token': someTokens().access });
  expect(requests).toEqual([]);
});
