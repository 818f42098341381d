import { allSettled, type Scope } from 'effector';
import { describe, expect, it, vi } from 'vitest';

import { $clientId } from '@/entities/client/model';
import { loggedOut, sessionRestoreRequested } from '@/entities/session/model';
import { $clientHeaders } from '@/shared/api/authorized';
import { $tokens, sessionEnded } from '@/shared/api/tokens';
import type { NativeEvent } from '@/shared/bridge/events';
import { nativeEventReceived } from '@/shared/bridge/native-events';
import { $sessionPort } from '@/shared/bridge/session-port';
import { writeTokensFx } from '@/shared/api/write-tokens';
import { readTokensFx } from '@/shared/api/read-tokens';
import { OWN_CLIENT_ID } from '@/shared/config/clients';
import { createTestScope } from '@/testing/create-scope';
import { connectFakeWrapper } from '@/testing/fake-bridge';
import { heldAnswer } from '@/testing/held-answer';
import { aJwt, savedSession, someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { exitNativeFx, nativeSessionPort } from './session-port';
import { addressReadRequested } from './wrapper-tokens';
import './wiring/wrapper-session';

const set = {
  token: aJwt(),
  'refresh-token': 'refresh-1',
  expireIn: '4000000000000',
  'client-id': '8',
  'version-code': '120',
  'api-level': '34',
  'device-id': 'the-device',
};
const none = { access: null, refresh: null, expiresAt: null };

async function wrapped(
  options: Parameters<typeof connectFakeWrapper>[1] & { storage?: Record<string, string> } = {},
) {
  const test = await createTestScope({ skipsWaits: true, storage: options.storage ?? {} });
  const calls = await connectFakeWrapper(test.scope, options);
  await allSettled($sessionPort, { scope: test.scope, params: nativeSessionPort });
  return { ...test, calls };
}
const emit = (scope: Scope, params: NativeEvent) =>
  allSettled(nativeEventReceived, { scope, params });
const inject = (scope: Scope, payload: { token: string }) =>
  emit(scope, { name: 'tokenInjected', payload });
const read = async (scope: Scope) =>
  (await allSettled(readTokensFx, { scope, params: undefined })).value;

it('reads the session, the client and the device from the wrapper', async () => {
  const { scope } = await wrapped({ answer: () => JSON.stringify(set) });
  expect(await read(scope)).toEqual({
    access: set.token,
    refresh: 'refresh-1',
    expiresAt: 4_000_000_000_000,
  });
  expect(scope.getState($clientHeaders)).toEqual({
    'client-id': '8',
    'version-code': '120',
    'api-level': '34',
    'device-id': 'the-device',
  });
});

it.each([
  ['', true],
  ['?clientId=10', false],
])('takes the client of the wrapper unless the address has one: %s', async (search, isTaken) => {
  vi.stubGlobal('window', { location: { search, origin: 'https://a.test', pathname: '/' } });
  const { scope, storage } = await wrapped({ answer: () => JSON.stringify(set) });
  const before = { client: scope.getState($clientId), ...scope.getState($clientHeaders) };
  await allSettled(addressReadRequested, { scope });
  await read(scope);
  expect(scope.getState($clientId)).toBe(isTaken ? '8' : before.client);
  expect(scope.getState($clientHeaders)).toMatchObject({
    'client-id': isTaken ? '8' : before['client-id'],
    'device-id': 'the-device',
  });
  expect(storage.get('session:client_id')).toBe(isTaken ? '8' : undefined);
});

it('runs as our own client where the wrapper tells one that does not exist', async () => {
  const answer = () => JSON.stringify({ ...set, 'client-id': '4711' });
  const { scope, storage } = await wrapped({ answer });
  await read(scope);
  expect(scope.getState($clientId)).toBe(OWN_CLIENT_ID);
  expect(scope.getState($clientHeaders)).toMatchObject({ 'client-id': OWN_CLIENT_ID });
  expect(storage.get('session:client_id')).toBe(OWN_CLIENT_ID);
});

it.each([
  ['does not tell', {}],
  ['leaves empty', { 'client-id': '', 'version-code': '', 'api-level': '', 'device-id': '' }],
])('keeps what the wrapper %s of client and device', async (_, told) => {
  const { scope } = await wrapped({ answer: () => JSON.stringify({ token: set.token, ...told }) });
  const known = { 'client-id': '9', 'version-code': '7', 'api-level': '6', 'device-id': 'mine' };
  await allSettled($clientHeaders, { scope, params: known });
  await read(scope);
  expect(scope.getState($clientHeaders)).toEqual(known);
});

it.each([
  ['the user is signed out', ''],
  ['the answer is cut', '{"token": '],
])('reads no session when %s', async (_, answer) => {
  // What an older app has stored is not the session of the wrapper.
  const { scope } = await wrapped({ answer: () => answer, storage: savedSession() });
  expect(await read(scope)).toEqual(none);
});

it('keeps no copy of the tokens that a wrapper with setTokenToDevice fails to store', async () => {
  const fail = () => {
    throw new Error('full');
  };
  const { scope, calls, storage } = await wrapped({ answer: fail });
  await allSettled(writeTokensFx, { scope, params: someTokens() });
  expect(calls.map(({ method }) => method)).toEqual(['setTokenToDevice']);
  expect(storage.get('local:access_token')).toBeUndefined();
});

it('reads the session from local storage in a wrapper without getTokens', async () => {
  const storage = {
    'local:access_token': 'a',
    'local:refresh_token': 'r',
    'local:expires_in': '5',
  };
  const { scope } = await wrapped({ without: ['getTokens'], storage });
  expect(await read(scope)).toEqual({ access: 'a', refresh: 'r', expiresAt: 5 });
});

it('stores the session in local storage in a wrapper without setTokenToDevice', async () => {
  const { scope, storage } = await wrapped({ without: ['setTokenToDevice'] });
  await inject(scope, set);
  const other = { ...set, token: aJwt('2', 'Reza') };
  await inject(scope, other);
  expect(storage.get('local:access_token')).toBe(other.token);
  await inject(scope, { token: '' });
  expect(storage.has('local:access_token')).toBe(false);
});

it('keeps renewed tokens when a wrapper without setTokenToDevice reports the old ones', async () => {
  const old = { ...set, expireIn: '3900000000000' };
  const { scope, storage } = await wrapped({
    without: ['setTokenToDevice'],
    answer: () => JSON.stringify(old),
  });
  expect(await read(scope)).toMatchObject({ access: old.token });
  await inject(scope, old);
  const renewed = someTokens({ access: aJwt('1', 'Sara, renewed'), refresh: 'refresh-2' });
  await allSettled(writeTokensFx, { scope, params: renewed });
  await allSettled($tokens, { scope, params: renewed });
  expect(storage.get('local:refresh_token')).toBe('refresh-2');
  await emit(scope, { name: 'appResumed', payload: null });
  expect(scope.getState($tokens)).toEqual(renewed);
  expect(await read(scope)).toMatchObject({ access: renewed.access, refresh: 'refresh-2' });
  // Another person, or a newer token, still counts.
  await inject(scope, { ...old, token: aJwt('2', 'Reza') });
  expect(scope.getState($tokens)?.access).toBe(aJwt('2', 'Reza'));
});

it('signs out a user whose session is still being renewed by an empty token', async () => {
  const renewal = heldAnswer<unknown>();
  const test = await createTestScope({
    answers: { 'POST /connect/token': renewal.answer },
    skipsWaits: true,
  });
  const { scope, requests } = test;
  await connectFakeWrapper(scope, {
    answer: () => JSON.stringify({ ...set, expireIn: '1000000000000' }),
  });
  await allSettled($sessionPort, { scope, params: nativeSessionPort });
  const ends = watchCalls(sessionEnded, scope);
  void allSettled(sessionRestoreRequested, { scope });
  await expect.poll(() => requests.length).toBe(1);
  void inject(scope, { token: '' });
  await expect.poll(() => ends.length).toBe(1);
  renewal.give({ access_token: aJwt(), refresh_token: 'refresh-2', expires_in: 3600 });
  await allSettled(scope);
  expect(scope.getState($tokens)).toBeNull();
});

it('asks the wrapper for its session when the app is resumed', async () => {
  let answer = JSON.stringify(set);
  const { scope } = await wrapped({ answer: () => answer });
  const resume = () => emit(scope, { name: 'appResumed', payload: null });
  await resume();
  expect(scope.getState($tokens)?.access).toBe(set.token);
  answer = '{"token": ';
  await resume();
  expect(scope.getState($tokens)?.access).toBe(set.token);
  answer = '';
  await resume();
  expect(scope.getState($tokens)).toBeNull();
});

describe('an app resumed on iOS, which answers by an event', () => {
  async function resumed() {
    const test = await wrapped({ platform: 'ios' });
    const { scope, calls } = test;
    await allSettled($tokens, { scope, params: someTokens() });
    const logouts = watchCalls(loggedOut, scope);
    const answered = emit(scope, { name: 'appResumed', payload: null });
    expect(calls.map(({ method }) => method)).toEqual(['getTokens']);
    return { ...test, logouts, answered };
  }

  it('adopts a renewed token', async () => {
    const { scope, answered, logouts } = await resumed();
    const renewed = aJwt('1', 'Sara, renewed');
    void inject(scope, { ...set, token: renewed });
    await answered;
    expect(scope.getState($tokens)?.access).toBe(renewed);
    expect(logouts).toEqual([]);
  });

  it('signs out once by an empty token', async () => {
    const { scope, answered, logouts } = await resumed();
    void inject(scope, { token: '' });
    await answered;
    expect(scope.getState($tokens)).toBeNull();
    expect(logouts).toHaveLength(1);
  });

  it('changes nothing without an answer within 3 s', async () => {
    vi.useFakeTimers();
    const { scope, answered, logouts } = await resumed();
    await vi.advanceTimersByTimeAsync(3000);
    await answered;
    vi.useRealTimers();
    expect(scope.getState($tokens)).toEqual(someTokens());
    expect(logouts).toEqual([]);
  });
});

it('ends a sign-out in the shop in a wrapper without exit', async () => {
  const { scope, router } = await wrapped({ without: ['exit'] });
  await allSettled(exitNativeFx, { scope });
  expect(router.navigations).toEqual([{ to: '/', replace: true }]);
});
