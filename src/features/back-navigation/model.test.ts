import { allSettled } from 'effector';
import { expect, test } from 'vitest';

import { linkOpened } from '@/shared/bridge/opened-link';
import { createTestScope } from '@/testing/create-scope';

import { backClicked } from './model';

test.each([
  ['goes back in the history', { idx: 3 }, { to: -1 }],
  ['goes to the shop when the page was opened from outside', null, { to: '/', replace: true }],
])('%s', async (_, state, expected) => {
  window.history.replaceState(state, '');
  const { scope, router } = await createTestScope();
  await allSettled(backClicked, { scope });
  expect(router.navigations).toEqual([expected]);
});

test.each([
  ['credit', '/credit', '/profile'],
  ['subscription.plans', '/subscription/plans', '/profile'],
  ['archive', '/archive', '/library'],
  ['clp', '/clp', '/'],
])('goes from a directly opened %s page to its given route', async (routeId, path, to) => {
  window.history.replaceState(null, '');
  const { scope, router } = await createTestScope();
  router.visit({ routeId, path });
  await allSettled(backClicked, { scope });
  expect(router.navigations).toEqual([{ to, replace: true }]);
});

test('follows the return path of a deep link once, then goes back in the history', async () => {
  window.history.replaceState({ idx: 2 }, '');
  const { scope, router } = await createTestScope();
  router.visit({ routeId: 'credit', path: '/credit' });
  await allSettled(linkOpened, { scope, params: { url: '/profile', path: '/credit' } });
  await allSettled(backClicked, { scope });
  await allSettled(backClicked, { scope });
  expect(router.navigations).toEqual([{ to: '/profile', replace: true }, { to: -1 }]);
});

test('keeps the return path of a deep link for the way back from a later page', async () => {
  window.history.replaceState({ idx: 2 }, '');
  const { scope, router } = await createTestScope();
  router.visit({ routeId: 'credit', path: '/credit' });
  await allSettled(linkOpened, { scope, params: { url: '/profile', path: '/credit' } });
  router.visit({ routeId: 'clp', path: '/clp' });
  await allSettled(backClicked, { scope });
  router.visit({ routeId: 'credit', path: '/credit' });
  await allSettled(backClicked, { scope });
  expect(router.navigations).toEqual([{ to: -1 }, { to: '/profile', replace: true }]);
});
