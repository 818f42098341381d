import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { httpError } from '@/shared/api/errors';
import { $tokens } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { createTestScope } from '@/testing/create-scope';
import { aJwt, someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import {
  $isLoggedIn,
  $isSessionKnown,
  $person,
  loggedIn,
  loggedOut,
  sessionRestoreRequested,
} from './model';
import { logoutRequested } from './sign-out';
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
    isHurried: true,
  });
  await allSettled(sessionRestoreRequested, { scope: test.scope });
  const { scope } = test;
  return { ...test, isLoggedIn: () => scope.getState($isLoggedIn) };
}

it('is logged in by good saved tokens, without a call', async () => {
  const { isLoggedIn, requests, scope } = await started(saved);
  expect(isLoggedIn()).toBe(true);
  expect(requests).toEqual([]);
  expect(scope.getState($isSessionKnown)).toBe(true);
  expect(scope.getState($person)).toEqual({ sub: '1', name: 'Sara' });
});

it.each([
  ['expired', { ...saved, 'local:expires_in': '1000' }],
  ['without a moment of expiry', { ...saved, 'local:expires_in': 'soon' }],
  ['undecodable', { ...saved, 'local:access_token': 'a.b' }],
  ['without an access token', { ...saved, 'local:access_token': ' ' }],
])('renews what is %s', async (_, storage) => {
  const { isLoggedIn, requests, storage: kept } = await started(storage);
  expect(requests).toHaveLength(1);
  expect(isLoggedIn()).toBe(true);
  expect(kept.get('local:access_token')).toBe(fresh.access_token);
});

it('clears what can not be renewed, and keeps the device', async () => {
  const { isLoggedIn, storage } = await started({ ...saved, 'local:refresh_token': '' });
  expect(isLoggedIn()).toBe(false);
  expect([...storage.keys()]).toEqual(['local:deviceId']);
});

it.each([400, 401, 403])('clears what is refused with %s', async (status) => {
  const { isLoggedIn, storage } = await started({ ...saved, 'local:expires_in': '1' }, () => {
    throw httpError(status, '', null);
  });
  expect(isLoggedIn()).toBe(false);
  expect([...storage.keys()]).toEqual(['local:deviceId']);
});

it('keeps what can not be renewed offline, and renews it when the connection is back', async () => {
  let isOnline = false;
  const { isLoggedIn, storage, scope } = await started(
    { ...saved, 'local:expires_in': '1' },
    () => {
      if (!isOnline) throw { kind: 'offline' };
      return fresh;
    },
  );
  expect(isLoggedIn()).toBe(false);
  expect(storage.get('local:refresh_token')).toBe('refresh-1');
  isOnline = true;
  await allSettled(cameOnline, { scope });
  expect(isLoggedIn()).toBe(true);
});

it('signs in, keeps the tokens, and tells', async () => {
  const { scope, storage, isLoggedIn } = await started({});
  const logins = watchCalls(loggedIn, scope);
  await allSettled(tokensReceived, { scope, params: fresh });
  expect(isLoggedIn()).toBe(true);
  expect(logins).toHaveLength(1);
  expect(storage.get('local:refresh_token')).toBe('refresh-2');
  expect(Number(storage.get('local:expires_in'))).toBeGreaterThan(Date.now() + 3_590_000);
});

it('a token that can not be decoded counts as not logged in', async () => {
  const { scope, isLoggedIn } = await started({});
  await allSettled(tokensReceived, { scope, params: { ...fresh, access_token: 'what' } });
  expect(isLoggedIn()).toBe(false);
});

it('another person ends the session of the one before', async () => {
  const { scope, storage } = await started(saved);
  const logouts = watchCalls(loggedOut, scope);
  const other = { ...fresh, access_token: aJwt('2', 'Reza') };
  await allSettled(tokensReceived, { scope, params: other });
  expect(logouts).toHaveLength(1);
  expect(scope.getState($person)?.sub).toBe('2');
  expect(storage.get('local:access_token')).toBe(other.access_token);
});

it('the same person again ends nothing', async () => {
  const { scope } = await started(saved);
  const logouts = watchCalls(loggedOut, scope);
  await allSettled(tokensReceived, { scope, params: fresh });
  expect(logouts).toHaveLength(0);
});

it('logs out: no tokens in memory or storage', async () => {
  const { scope, storage, isLoggedIn } = await started(saved);
  const logouts = watchCalls(loggedOut, scope);
  await allSettled(logoutRequested, { scope });
  expect(isLoggedIn()).toBe(false);
  expect(logouts).toHaveLength(1);
  expect(scope.getState($tokens)).toBeNull();
  expect([...storage.keys()]).toEqual(['local:deviceId']);
});

it('good tokens need all three parts', async () => {
  const { requests } = await started({ 'local:access_token': someTokens().access });
  expect(requests).toEqual([]);
});
