import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';

import { writeTokensFx } from '@/shared/api/write-tokens';
import { $tokens, renewalRefused, sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { $sessionPort } from '@/shared/bridge/session-port';
import { createTestScope } from '@/testing/create-scope';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { $isLoggedIn, loggedIn, loggedOut } from './model';
import { logoutRequested } from './sign-out';

const stored = {
  'local:access_token': 'a',
  'local:refresh_token': 'r',
  'local:expires_in': '5000',
  'local:deviceId': '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
};

async function createSignedInScope() {
  const test = await createTestScope({ storage: stored });
  await allSettled(tokensChanged, { scope: test.scope, params: someTokens() });
  const logins = watchCalls(loggedIn, test.scope);
  const logouts = watchCalls(loggedOut, test.scope);
  return { ...test, logins, logouts };
}

it('clears the tokens in memory and storage, keeps the device id, and reports it', async () => {
  const { scope, storage, logins, logouts } = await createSignedInScope();
  await allSettled(logoutRequested, { scope });
  expect(scope.getState($isLoggedIn)).toBe(false);
  expect(scope.getState($tokens)).toBeNull();
  expect([...storage.keys()]).toEqual(['local:deviceId']);
  expect(logouts).toEqual([undefined]);
  expect(logins).toEqual([]);
});

it('navigates to the shop and replaces the history entry', async () => {
  const { scope, router } = await createSignedInScope();
  await allSettled(logoutRequested, { scope });
  expect(router.navigations).toEqual([{ to: '/', replace: true }]);
});

it('exits a native wrapper after its tokens are cleared', async () => {
  const { scope, router } = await createSignedInScope();
  const steps: string[] = [];
  const port = {
    readTokens: vi.fn(),
    writeTokens: (tokens: unknown) => void steps.push(`saved ${String(tokens)}`),
    exit: () => void steps.push('exit'),
  };
  await allSettled($sessionPort, { scope, params: port });
  await allSettled(logoutRequested, { scope });
  expect(steps).toEqual(['saved null', 'exit']);
  expect(router.navigations).toEqual([]);
});

it('exits also when the wrapper fails to clear its tokens', async () => {
  const { scope } = await createSignedInScope();
  const exit = vi.fn();
  const writeTokens = () => {
    throw new Error('busy');
  };
  await allSettled($sessionPort, { scope, params: { readTokens: vi.fn(), writeTokens, exit } });
  await allSettled(logoutRequested, { scope });
  expect(exit).toHaveBeenCalledOnce();
});

describe('a refused renewal', () => {
  it('exits a native wrapper as well, after its tokens are cleared', async () => {
    const { scope, router } = await createSignedInScope();
    const steps: string[] = [];
    const port = {
      readTokens: vi.fn(),
      writeTokens: (tokens: unknown) => void steps.push(`saved ${String(tokens)}`),
      exit: () => void steps.push('exit'),
    };
    await allSettled($sessionPort, { scope, params: port });
    await allSettled(renewalRefused, { scope });
    expect(steps).toEqual(['saved null', 'exit']);
    expect(router.navigations).toEqual([]);
  });

  it('leaves the user on the page on the web', async () => {
    const { scope, router, storage } = await createSignedInScope();
    await allSettled(renewalRefused, { scope });
    expect(scope.getState($isLoggedIn)).toBe(false);
    expect([...storage.keys()]).toEqual(['local:deviceId']);
    expect(router.navigations).toEqual([]);
  });
});

it('does not navigate when a session expires, or when tokens are stored later', async () => {
  const { scope, router } = await createSignedInScope();
  await allSettled(sessionEnded, { scope });
  expect(router.navigations).toEqual([]);
  await allSettled(logoutRequested, { scope });
  await allSettled(writeTokensFx, { scope, params: someTokens() });
  expect(router.navigations).toHaveLength(1);
});
