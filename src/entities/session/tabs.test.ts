import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';

import { $tokens, tokensChanged } from '@/shared/api/tokens';
import { reloadPageFx } from '@/shared/browser/reload-page';
import { storageChanged } from '@/shared/browser/storage-changes';
import { createTestScope } from '@/testing/create-scope';
import { aJwt, someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import './tabs';

const mine = someTokens();

async function twoTabs(theirs: Record<string, string>) {
  const test = await createTestScope({ storage: theirs });
  const reload = vi.fn();
  const { scope } = test;
  const reloads = watchCalls(reloadPageFx, scope);
  await allSettled(tokensChanged, { scope, params: mine });
  return { ...test, reload, reloads, tokens: () => scope.getState($tokens) };
}

it.each([
  ['the token was taken away', 'access_token'],
  ['storage was emptied', null],
])('is logged out when elsewhere %s', async (_, key) => {
  const { scope, tokens } = await twoTabs({});
  await allSettled(storageChanged, { scope, params: { key, raw: null } });
  expect(tokens()).toBeNull();
});

it('takes over what was renewed elsewhere', async () => {
  const access = aJwt('1', 'renewed');
  const { scope, tokens } = await twoTabs({
    'local:access_token': access,
    'local:refresh_token': 'refresh-2',
    'local:expires_in': '5000',
  });
  await allSettled(storageChanged, { scope, params: { key: 'access_token', raw: access } });
  expect(tokens()).toEqual({ access, refresh: 'refresh-2', expiresAt: 5000 });
});

it('leaves its tokens alone when something else was stored', async () => {
  const { scope, tokens } = await twoTabs({});
  await allSettled(storageChanged, { scope, params: { key: 'deviceId', raw: null } });
  expect(tokens()).toEqual(mine);
});
