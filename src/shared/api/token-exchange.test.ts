import { allSettled } from 'effector';
import { expect, it, onTestFinished, vi } from 'vitest';

import { $sessionPort } from '@/shared/bridge/session-port';
import { acquireLockFx } from '@/shared/browser/lock';
import { waitFx } from '@/shared/browser/wait';
import { $environment } from '@/shared/config/environment';
import { environments } from '@/shared/config/environments';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { aJwt, someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { httpError, loggedOutError } from './errors';
import { $renewingToken, renewSessionFx, type RenewableTokens } from './renew-session';
// Loaded on demand elsewhere; imported here so that every test covers the whole module.
import './token-exchange';
import type { ApiRequest } from './send';
import { $tokens, sessionEnded, tokensChanged } from './tokens';

const old = someTokens();
const renewed = aJwt('1', 'renewed');
const fresh = { access_token: renewed, refresh_token: 'refresh-2', expires_in: 3600 };
const tokenCall = 'POST /connect/token';
const refusedTrade = () => {
  throw httpError(400, '', null);
};

async function start(
  trade: unknown,
  storage: Record<string, string> = {},
  held: typeof old | null = old,
) {
  const test = await createTestScope({
    skipsWaits: true,
    answers: { [tokenCall]: trade, 'POST /token': trade },
    storage,
  });
  const { scope } = test;
  if (held) await allSettled(tokensChanged, { scope, params: held });
  const renew = (what: RenewableTokens = old) =>
    allSettled(renewSessionFx, { scope, params: what });
  return { ...test, renew, tokens: () => scope.getState($tokens) };
}

/** Locks that are granted at once, so that the only waits are those for another tab's tokens. */
function stubWebLocks() {
  const locks = {
    request: (_name: string, _options: unknown, held: () => unknown) => Promise.resolve(held()),
  };
  vi.stubGlobal('navigator', { onLine: true, locks });
  onTestFinished(() => void vi.unstubAllGlobals());
}

const formOf = (request: ApiRequest | undefined) =>
  Object.fromEntries(request?.body as URLSearchParams);

it('holds the lock until the other tabs can read the new tokens', async () => {
  stubWebLocks();
  const { renew, scope, tokens } = await start(fresh);
  const waits = watchCalls(waitFx, scope);
  await renew();
  expect(tokens()?.access).toBe(renewed);
  expect(waits).toEqual([100]);
});

it.each([
  ['token', '/token'],
  ['connect', '/connect/token'],
])('uses the token endpoint of the environment: %s', async (signIn, url) => {
  const { renew, scope, requests } = await start(fresh);
  const params = environments.find((environment) => environment.signIn === signIn)!;
  await allSettled($environment, { scope, params });
  await renew();
  expect(requests.map((request) => request.url)).toEqual([url]);
  expect(formOf(requests[0])).toEqual({
    grant_type: 'refresh_token',
    refresh_token: 'refresh-1',
    client_id: 'shenidar-web',
    client_secret: 'public-web-client',
  });
});

it('holds the lock of all tabs, and publishes the token that is being renewed', async () => {
  const held = heldAnswer<unknown>();
  const { renew, scope } = await start(held.answer);
  const locks = watchCalls(acquireLockFx, scope);
  expect(scope.getState($renewingToken)).toBeNull();
  const renewal = renew();
  await expect.poll(() => locks).toEqual(['shenidar.session']);
  expect(scope.getState($renewingToken)).toBe(old.access);
  held.give(fresh);
  await renewal;
  expect(scope.getState($renewingToken)).toBeNull();
});

it('resolves with the new tokens and stores them in memory although storage is full', async () => {
  const { renew, storage, tokens } = await start(fresh);
  vi.spyOn(storage, 'set').mockImplementation(() => {
    throw new Error('full');
  });
  const outcome = await renew();
  expect(outcome).toMatchObject({ status: 'done', value: { access: renewed } });
  expect(tokens()).toMatchObject({ access: renewed, refresh: 'refresh-2' });
});

it('reports an error that is no ApiError as a network error', async () => {
  const { renew, tokens } = await start(() => {
    throw new Error('a bug');
  });
  expect(await renew()).toEqual({ status: 'fail', value: { kind: 'network' } });
  expect(tokens()).toEqual(old);
});

it('fails with the error of a refusal', async () => {
  const { renew } = await start(refusedTrade);
  expect(await renew()).toMatchObject({ status: 'fail', value: { kind: 'http', status: 400 } });
});

it('waits two seconds for the tokens of another tab before a refusal ends the session', async () => {
  stubWebLocks();
  const test = await start(refusedTrade);
  const waits = watchCalls(waitFx, test.scope);
  const ends = watchCalls(sessionEnded, test.scope);
  await test.renew();
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(2000);
  expect(ends).toHaveLength(1);
});

it('polls storage until another tab has stored all its tokens', async () => {
  stubWebLocks();
  const test = await start(refusedTrade);
  const waits = watchCalls(waitFx, test.scope);
  vi.spyOn(test.storage, 'get').mockImplementation((key) => {
    if (waits.length === 0) return undefined;
    if (key === 'local:access_token') return 'theirs';
    return key === 'local:refresh_token' && waits.length > 1 ? 'refresh-9' : undefined;
  });
  const theirs = { access: 'theirs', refresh: 'refresh-9', expiresAt: 0 };
  expect(await test.renew()).toEqual({ status: 'done', value: theirs });
  expect(test.tokens()).toEqual(theirs);
  expect(waits).toEqual([200, 200]);
});

it('adopts the tokens and the expiry that another tab has stored', async () => {
  const { renew, requests, tokens } = await start(fresh, {
    'local:access_token': 'theirs',
    'local:refresh_token': 'refresh-9',
    'local:expires_in': '5000',
  });
  const theirs = { access: 'theirs', refresh: 'refresh-9', expiresAt: 5000 };
  expect(await renew()).toEqual({ status: 'done', value: theirs });
  expect(tokens()).toEqual(theirs);
  expect(requests).toEqual([]);
});

it('adopts at a start the tokens that another tab has renewed since they were read', async () => {
  const theirs = { 'local:access_token': 'theirs', 'local:refresh_token': 'refresh-9' };
  const { renew, requests, tokens } = await start(fresh, theirs, null);
  await renew({ access: null, refresh: old.refresh });
  expect(tokens()).toEqual({ access: 'theirs', refresh: 'refresh-9', expiresAt: 0 });
  expect(requests).toEqual([]);
});

it('exchanges its own token at a start although the access token beside it cannot be read', async () => {
  const stored = { 'local:access_token': 'unreadable', 'local:refresh_token': old.refresh };
  const { renew, requests, tokens } = await start(fresh, stored, null);
  await renew({ access: null, refresh: old.refresh });
  expect(tokens()?.access).toBe(renewed);
  expect(requests).toHaveLength(1);
});

it.each([
  ['a success', fresh],
  ['a refusal', refusedTrade],
  [
    'a failure',
    () => {
      throw httpError(500, '', null);
    },
  ],
])('leaves no mark behind after %s, so that other tabs may renew at once', async (_, trade) => {
  const { renew, storage } = await start(trade);
  await renew();
  expect(storage.has('local:renewal_mark')).toBe(false);
});

it.each([
  ['refresh token', { 'local:access_token': 'theirs' }],
  ['access token', { 'local:refresh_token': 'refresh-9' }],
])('exchanges its own token while storage has no %s', async (_, storage) => {
  const held = heldAnswer<unknown>();
  const { renew, requests, tokens } = await start(held.answer, storage);
  const renewal = renew({ access: old.access, refresh: old.refresh });
  await expect.poll(() => requests).toHaveLength(1);
  held.give(fresh);
  await renewal;
  expect(tokens()?.access).toBe(renewed);
});

it('exchanges its own token in a native wrapper, which has no other tabs', async () => {
  const { renew, scope, requests } = await start(fresh);
  const port = {
    readTokens: () => Promise.resolve(someTokens({ access: 'theirs', refresh: 'refresh-9' })),
    writeTokens: vi.fn(),
    exit: vi.fn(),
  };
  await allSettled($sessionPort, { scope, params: port });
  expect(await renew()).toMatchObject({ value: { access: renewed } });
  expect(requests).toHaveLength(1);
  expect(port.writeTokens).toHaveBeenCalledWith(expect.objectContaining({ access: renewed }));
});

it('does not renew after a sign-out', async () => {
  const { renew, scope, requests } = await start(fresh);
  await allSettled(sessionEnded, { scope });
  expect(await renew()).toEqual({ status: 'fail', value: loggedOutError });
  expect(requests).toEqual([]);
});

it('resolves with the current tokens if the given ones are older', async () => {
  const { renew, requests, tokens } = await start(fresh);
  expect(await renew({ access: 'older', refresh: 'refresh-0' })).toEqual({
    status: 'done',
    value: old,
  });
  expect(tokens()).toEqual(old);
  expect(requests).toEqual([]);
});

it('tries again after a failure, but not for callers that waited during it', async () => {
  let trades = 0;
  const { renew } = await start(() => {
    trades += 1;
    throw httpError(500 + trades, '', null);
  });
  const both = await Promise.all([renew(), renew()]);
  expect(both).toMatchObject([{ value: { status: 501 } }, { value: { status: 501 } }]);
  expect(await renew()).toMatchObject({ value: { status: 502 } });
});
