import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { $accessToken, sessionEnded } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { createTestScope } from '@/testing/create-scope';
import { aJwt } from '@/testing/session-fixtures';

import { $isLoggedIn, sessionRestoreRequested } from './model';

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

it.each([{ kind: 'offline' }, { kind: 'network' }])(
  'keeps the user while there is no answer: %o',
  async (error) => {
    const expired = { ...saved, 'local:expires_in': '1' };
    const { isLoggedIn, scope, requests, storage } = await started(expired, () => {
      throw error;
    });
    expect(isLoggedIn()).toBe(true);
    expect(scope.getState($accessToken)).toBe(saved['local:access_token']);
    expect(requests).toHaveLength(1);
    expect(Object.fromEntries(storage)).toEqual(expired);
  },
);

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
