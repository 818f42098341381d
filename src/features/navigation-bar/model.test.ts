import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { $environment } from '@/shared/config/environment';
import { environments } from '@/shared/config/environments';
import { createTestScope } from '@/testing/create-scope';

import { $activeTab, $areTabsShown, $hasUnreadMessages, unreadMessagesCounted } from './model';
import { sidebarSearchSent } from './search';

it('marks the tab of the page, and the store before there is one', async () => {
  const { scope, router } = await createTestScope();
  expect(scope.getState($activeTab)).toBe('store');
  router.visit({ routeId: 'credit', path: '/credit' });
  expect(scope.getState($activeTab)).toBe('profile');
});

it('has a dot while the support chat has unread messages', async () => {
  const { scope } = await createTestScope();
  const count = async (params: number) => {
    await allSettled(unreadMessagesCounted, { scope, params });
    return scope.getState($hasUnreadMessages);
  };
  expect(scope.getState($hasUnreadMessages)).toBe(false);
  expect(await count(2)).toBe(true);
  expect(await count(0)).toBe(false);
});

it.each(environments)('has tabs in $name: $showsBottomBar', async (environment) => {
  const { scope } = await createTestScope();
  await allSettled($environment, { scope, params: environment });
  expect(scope.getState($areTabsShown)).toBe(environment.showsBottomBar);
});

it('opens the results of a search from the sidebar', async () => {
  const { scope, router } = await createTestScope();
  await allSettled(sidebarSearchSent, { scope, params: ' hafez & co ' });
  expect(router.navigations).toEqual([{ to: '/clp?q=hafez%20%26%20co' }]);
});
