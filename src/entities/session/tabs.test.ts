import { allSettled } from 'effector';
import { afterEach, expect, it, vi } from 'vitest';

import { $tokens, sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { reloadPageFx } from '@/shared/browser/reload-page';
import { storageChanged, watchStorageFx } from '@/shared/browser/storage-changes';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { aJwt, someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { sessionRestoreRequested } from './model';
import { tabsWatched } from './tabs';

const mine = someTokens();
const access = aJwt('1', 'renewed');
const renewed = {
  'local:access_token': access,
  'local:refresh_token': 'refresh-2',
  'local:expires_in': '5000',
};

afterEach(() => {
  vi.useRealTimers();
});

async function twoTabs(theirs: Record<string, string>, tokens: typeof mine | null = mine) {
  const test = await createTestScope({ storage: theirs, skipsWaits: true });
  const { scope } = test;
  if (tokens) await allSettled(tokensChanged, { scope, params: tokens });
  return {
    ...test,
    reloads: watchCalls(reloadPageFx, scope),
    changes: watchCalls(tokensChanged, scope),
    ends: watchCalls(sessionEnded, scope),
    tokens: () => scope.getState($tokens),
    tell: (key: string | null, raw: string | null) =>
      allSettled(storageChanged, { scope, params: { key, raw } }),
  };
}

it('listens to other tabs after it has started', async () => {
  const { scope } = await createTestScope();
  const watches = watchCalls(watchStorageFx, scope);
  await allSettled(tabsWatched, { scope });
  expect(watches).toHaveLength(1);
});

it.each([
  ['removes the token', 'access_token'],
  ['clears the storage', null],
])('signs out when another tab %s', async (_, key) => {
  const { tell, tokens, ends } = await twoTabs({});
  await tell(key, null);
  expect(tokens()).toBeNull();
  expect(ends).toHaveLength(1);
});

it('ends no session while signed out', async () => {
  const { tell, ends } = await twoTabs({}, null);
  await tell('access_token', null);
  expect(ends).toEqual([]);
});

it('adopts tokens that another tab has renewed', async () => {
  const { tell, tokens, ends, reloads } = await twoTabs(renewed);
  await tell('access_token', access);
  expect(tokens()).toEqual({ access, refresh: 'refresh-2', expiresAt: 5000 });
  expect(ends).toEqual([]);
  expect(reloads).toEqual([]);
});

it('signs in when another tab signs in', async () => {
  const { tell, tokens, reloads } = await twoTabs(renewed, null);
  await tell('access_token', access);
  expect(tokens()).toEqual({ access, refresh: 'refresh-2', expiresAt: 5000 });
  expect(reloads).toEqual([]);
});

it('treats tokens without an expiry as expired', async () => {
  const { tell, tokens } = await twoTabs({ ...renewed, 'local:expires_in': 'soon' });
  await tell('access_token', access);
  expect(tokens()).toEqual({ access, refresh: 'refresh-2', expiresAt: 0 });
});

it.each([
  ['of another user', aJwt('2', 'Reza')],
  ['that cannot be decoded', 'what'],
])('reloads the page when another tab stores a token %s', async (_, theirs) => {
  const { tell, tokens, reloads } = await twoTabs({ ...renewed, 'local:access_token': theirs });
  await tell('access_token', theirs);
  expect(reloads).toHaveLength(1);
  expect(tokens()).toEqual(mine);
});

it.each([
  ['access token', 'local:access_token', mine],
  ['refresh token', 'local:refresh_token', mine],
  ['access token', 'local:access_token', null],
])('adopts nothing when the %s has been removed again', async (_, name, before) => {
  const { tell, tokens, reloads } = await twoTabs({ ...renewed, [name]: '' }, before);
  await tell('access_token', access);
  expect(tokens()).toEqual(before);
  expect(reloads).toEqual([]);
});

it('switches at once to the user who signed in in another tab', async () => {
  const reza = aJwt('2', 'Reza');
  const { tell, ends, reloads, storage } = await twoTabs({
    ...renewed,
    'local:access_token': reza,
  });
  await tell('access_token', null);
  await tell('access_token', reza);
  expect(ends).toEqual([]);
  expect(reloads).toHaveLength(1);
  expect(storage.get('local:access_token')).toBe(reza);
});

it("waits a moment for the other tab to store the next user's tokens", async () => {
  vi.useFakeTimers();
  const { scope, storage } = await createTestScope();
  await allSettled(tokensChanged, { scope, params: mine });
  const ends = watchCalls(sessionEnded, scope);
  void allSettled(storageChanged, { scope, params: { key: 'access_token', raw: null } });
  await vi.advanceTimersByTimeAsync(100);
  storage.set('local:access_token', aJwt('2', 'Reza'));
  await vi.advanceTimersByTimeAsync(900);
  expect(ends).toEqual([]);
});

it('ignores a token that it already has', async () => {
  const { tell, changes } = await twoTabs({ ...renewed, 'local:access_token': mine.access });
  await tell('access_token', mine.access);
  expect(changes).toEqual([]);
});

it.each([null, access])('keeps its tokens when another key changes to %s', async (raw) => {
  const { tell, tokens, changes } = await twoTabs(renewed);
  await tell('deviceId', raw);
  expect(tokens()).toEqual(mine);
  expect(changes).toEqual([]);
});

/** This tab has an expired session, and waits for its renewal. */
async function waitingTab(renewal: Promise<unknown>) {
  const stored = {
    'local:access_token': mine.access,
    'local:refresh_token': mine.refresh,
    'local:expires_in': '1',
  };
  const test = await createTestScope({
    answers: { 'POST /connect/token': () => renewal },
    storage: stored,
    skipsWaits: true,
  });
  const { scope } = test;
  void allSettled(sessionRestoreRequested, { scope });
  await expect.poll(() => test.requests.length).toBe(1);
  return {
    ...test,
    reloads: watchCalls(reloadPageFx, scope),
    ends: watchCalls(sessionEnded, scope),
    tell: (raw: string | null) =>
      void allSettled(storageChanged, { scope, params: { key: 'access_token', raw } }),
  };
}

it('reloads when another tab signs somebody else in while this one waits for its renewal', async () => {
  const renewal = heldAnswer<unknown>();
  const { storage, tell, reloads } = await waitingTab(renewal.answer());
  const theirs = aJwt('2', 'Reza');
  storage.set('local:access_token', theirs).set('local:refresh_token', 'refresh-9');
  tell(theirs);
  await expect.poll(() => reloads.length).toBe(1);
  renewal.give(null);
});

it('ends its session when another tab signs out while this one waits for its renewal', async () => {
  const renewal = heldAnswer<unknown>();
  const { storage, tell, ends } = await waitingTab(renewal.answer());
  storage.clear();
  tell(null);
  await expect.poll(() => ends.length).toBe(1);
  renewal.give(null);
});
