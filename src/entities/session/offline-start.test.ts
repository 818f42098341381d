import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { $accessToken, sessionEnded } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { aJwt } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { $isLoggedIn, $user, sessionRestoreRequested } from './model';
import { tokensReceived } from './sign-in';

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

const ofAnother = { ...fresh, access_token: aJwt('2', 'Reza') };

it.each([
  ['another user signs in over a session that waits for its renewal', expired, ofAnother, 1],
  ['somebody signs in where only a refresh token is left', loneRefreshToken, fresh, 1],
  ['the same user signs in again', expired, fresh, 0],
  ['a visitor signs in', {}, fresh, 0],
])('ends %s', async (_, stored, answer, ends) => {
  const held = heldAnswer<unknown>();
  const test = await createTestScope({
    answers: { 'POST /connect/token': held.answer },
    storage: stored,
    skipsWaits: true,
  });
  const ended = watchCalls(sessionEnded, test.scope);
  void allSettled(sessionRestoreRequested, { scope: test.scope });
  await expect.poll(() => test.requests.length).toBe(ends === 0 && stored !== expired ? 0 : 1);
  void allSettled(tokensReceived, { scope: test.scope, params: answer });
  await expect.poll(() => test.scope.getState($isLoggedIn)).toBe(true);
  expect(ended).toHaveLength(ends);
  held.give(fresh);
  await allSettled(test.scope);
  expect(test.scope.getState($user)?.sub).toBe(ends === 1 && answer === ofAnother ? '2' : '1');
});
