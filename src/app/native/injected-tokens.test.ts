import { allSettled, type Scope } from 'effector';
import { expect, it } from 'vitest';

import { loggedOut } from '@/entities/session/model';
import { $tokens, sessionEnded } from '@/shared/api/tokens';
import { nativeEventReceived } from '@/shared/bridge/native-events';
import { $sessionPort } from '@/shared/bridge/session-port';
import { createTestScope } from '@/testing/create-scope';
import { connectFakeWrapper } from '@/testing/fake-bridge';
import { aJwt, someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { nativeSessionPort } from './session-port';
import './wiring/wrapper-session';

const set = { token: aJwt(), 'refresh-token': 'refresh-1', expireIn: '4000000000000' };

async function wrapped() {
  const { scope } = await createTestScope({ skipsWaits: true });
  const calls = await connectFakeWrapper(scope);
  await allSettled($sessionPort, { scope, params: nativeSessionPort });
  return { scope, calls };
}
const inject = (scope: Scope, payload: { token: string }) =>
  allSettled(nativeEventReceived, { scope, params: { name: 'tokenInjected', payload } });

it('signs in by an injected token and out by an empty one', async () => {
  const { scope, calls } = await wrapped();
  const ends = watchCalls(sessionEnded, scope);
  // A visitor without a session has none that could end, and keeps the searches of the visit.
  await inject(scope, { token: '' });
  await inject(scope, set);
  expect(scope.getState($tokens)?.access).toBe(set.token);
  // The wrapper has what it told.
  expect(calls).toEqual([]);
  expect(ends).toHaveLength(0);
  await inject(scope, { token: '' });
  expect(scope.getState($tokens)).toBeNull();
  expect(ends).toHaveLength(1);
});

it('keeps what it knows of a token that is injected once more', async () => {
  const { scope } = await wrapped();
  await inject(scope, set);
  const known = scope.getState($tokens);
  await inject(scope, { token: set.token });
  expect(scope.getState($tokens)).toEqual(known);
  expect(known).toMatchObject({ refresh: 'refresh-1' });
});

it('takes an older token from a wrapper that stores what is renewed, as its session', async () => {
  const { scope } = await wrapped();
  await allSettled($tokens, {
    scope,
    params: someTokens({ access: aJwt('1', 'Sara, renewed'), expiresAt: 4_100_000_000_000 }),
  });
  await inject(scope, set);
  expect(scope.getState($tokens)).toMatchObject({ access: set.token, refresh: 'refresh-1' });
});

it('ends the previous session when the token of another user is injected', async () => {
  const { scope, calls } = await wrapped();
  await allSettled($tokens, { scope, params: someTokens() });
  const logouts = watchCalls(loggedOut, scope);
  const other = aJwt('2', 'Reza');
  await inject(scope, { ...set, token: other });
  expect(logouts).toHaveLength(1);
  expect(scope.getState($tokens)?.access).toBe(other);
  // The wrapper still has what it told.
  const kept = calls.filter(({ method }) => method === 'setTokenToDevice').at(-1);
  expect(JSON.stringify(kept)).toContain(other);
});
