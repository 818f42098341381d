import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { $accessToken, sessionEnded } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { aJwt } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { $isLoggedIn, $isSessionKnown, $user, sessionRestoreRequested } from './model';
import { tokensReceived } from './sign-in';
import { $isVisitor } from './visitor';

const saved = {
  'local:access_token': aJwt(),
  'local:refresh_token': 'refresh-1',
  'local:expires_in': String(Date.now() + 3_600_000),
  'local:deviceId': '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
};
const loneRefreshToken = {
  'local:refresh_token': 'refresh-1',
  'local:deviceId': saved['local:deviceId'],
};
const fresh = { access_token: aJwt('1', 'new'), refresh_token: 'refresh-2', expires_in: 3600 };

async function started(storage: Record<string, string>, renewal: unknown = fresh) {
  const test = await createTestScope({
    answers: { 'POST /connect/token': renewal },
    storage,
    skipsWaits: true,
  });
  await allSettled(sessionRestoreRequested, { scope: test.scope });
  return { ...test, isLoggedIn: () => test.scope.getState($isLoggedIn) };
}

const expired = { ...saved, 'local:expires_in': '1' };
const thrown = (error: unknown) => () => {
  throw error;
};
const http = (status: number) =>
  thrown({ kind: 'http', status, statusText: '', message: null, code: null });

it.each<[string, unknown]>([
  ['no connection', thrown({ kind: 'offline' })],
  ['no answer', thrown({ kind: 'network' })],
  ['a server that fails', http(503)],
  ['too many calls', http(429)],
  ['the page of a portal', '<html></html>'],
])('keeps the user while the renewal meets %s', async (_, renewal) => {
  const { isLoggedIn, scope, requests, storage } = await started(expired, renewal);
  expect(isLoggedIn()).toBe(true);
  expect(scope.getState($accessToken)).toBe(saved['local:access_token']);
  expect(requests).toHaveLength(1);
  expect(Object.fromEntries(storage)).toEqual(expired);
});

it('keeps a lone refresh token while offline, and renews them when the connection is back', async () => {
  let isOnline = false;
  const { isLoggedIn, requests, storage, scope } = await started(loneRefreshToken, () => {
    if (!isOnline) throw { kind: 'offline' };
    return fresh;
  });
  expect(isLoggedIn()).toBe(false);
  expect(storage.get('local:refresh_token')).toBe('refresh-1');
  isOnline = true;
  await allSettled(cameOnline, { scope });
  expect(isLoggedIn()).toBe(true);
  expect(requests).toHaveLength(2);
  await allSettled(cameOnline, { scope });
  expect(requests).toHaveLength(2);
});

it.each([
  ['no session was stored', {}],
  ['the stored session was valid', saved],
])('renews nothing after a reconnect when %s', async (_, storage) => {
  const { scope, requests } = await started(storage);
  await allSettled(cameOnline, { scope });
  expect(requests).toEqual([]);
});

it.each([
  ['that has expired', { ...saved, 'local:expires_in': '1' }],
  ['of which only the refresh token is left', loneRefreshToken],
])('does not renew a session %s when it ended while offline', async (_, stored) => {
  const { scope, requests, storage } = await started(stored, () => {
    throw { kind: 'offline' };
  });
  await allSettled(sessionEnded, { scope });
  await allSettled(cameOnline, { scope });
  expect(requests).toHaveLength(1);
  expect([...storage.keys()]).toEqual(['local:deviceId']);
});

it.each([400, 401, 403])(
  'signs the user out when the renewal is refused with %i',
  async (status) => {
    const { isLoggedIn, storage } = await started(expired, http(status));
    expect(isLoggedIn()).toBe(false);
    expect([...storage.keys()]).toEqual(['local:deviceId']);
  },
);

/** Signs in with an answer while the stored session is being renewed, which ends after that. */
async function signedInMeanwhile(stored: Record<string, string>, answer: typeof fresh) {
  const renewal = heldAnswer<unknown>();
  const { scope, requests } = await createTestScope({
    answers: { 'POST /connect/token': renewal.answer },
    storage: stored,
    skipsWaits: true,
  });
  const ends = watchCalls(sessionEnded, scope);
  void allSettled(sessionRestoreRequested, { scope });
  await expect.poll(() => requests.length).toBe(1);
  void allSettled(tokensReceived, { scope, params: answer });
  await expect.poll(() => scope.getState($isLoggedIn)).toBe(true);
  renewal.give(fresh);
  await allSettled(scope);
  return { ends, user: scope.getState($user)?.sub };
}
const ofAnother = { ...fresh, access_token: aJwt('2', 'Reza') };

it('ends a session that waits for its renewal when another user signs in', async () => {
  const { ends, user } = await signedInMeanwhile(expired, ofAnother);
  expect(ends).toHaveLength(1);
  expect(user).toBe('2');
});

it('ends a session of which only the refresh token is left when somebody signs in', async () => {
  const { ends } = await signedInMeanwhile(loneRefreshToken, fresh);
  expect(ends).toHaveLength(1);
});

it('goes on with a session that waits for its renewal when its own user signs in', async () => {
  const { ends, user } = await signedInMeanwhile(expired, fresh);
  expect(ends).toEqual([]);
  expect(user).toBe('1');
});

it('ends nothing when a visitor signs in', async () => {
  const { scope } = await started({});
  const ends = watchCalls(sessionEnded, scope);
  await allSettled(tokensReceived, { scope, params: fresh });
  expect(ends).toEqual([]);
});

it('is no visitor’s while it waits for its renewal', async () => {
  const renewal = heldAnswer<unknown>();
  const { scope } = await createTestScope({
    answers: { 'POST /connect/token': renewal.answer },
    storage: expired,
    skipsWaits: true,
  });
  expect(scope.getState($isVisitor)).toBeNull();
  void allSettled(sessionRestoreRequested, { scope });
  await expect.poll(() => scope.getState($isSessionKnown)).toBe(true);
  expect(scope.getState($isVisitor)).toBeNull();
  renewal.give(fresh);
  await allSettled(scope);
  expect(scope.getState($isVisitor)).toBe(false);
  await allSettled(sessionEnded, { scope });
  expect(scope.getState($isVisitor)).toBe(true);
});
