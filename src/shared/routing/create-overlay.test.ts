import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { watchCalls } from '@/testing/watch-calls';

import { createOverlay } from './create-overlay';
import { navigateFx } from './navigate';

const overlay = createOverlay('#overlay');

it('is open exactly while the address has its marker', async () => {
  const { scope, router } = await createTestScope();
  router.visit({ path: '/pdp/1', search: '?a=b' });
  await allSettled(overlay.opened, { scope });
  expect(router.navigations).toEqual([{ to: '/pdp/1?a=b#overlay' }]);
  expect(scope.getState(overlay.$isOpen)).toBe(false);

  router.visit({ path: '/pdp/1', search: '?a=b', hash: '#overlay' });
  expect(scope.getState(overlay.$isOpen)).toBe(true);

  await allSettled(overlay.closed, { scope });
  expect(router.navigations.at(-1)).toEqual({ to: -1 });
});

it('opens once for repeated requests', async () => {
  const { scope, router } = await createTestScope();
  router.visit({ path: '/' });
  await allSettled(overlay.opened, { scope });
  router.visit({ path: '/', hash: '#overlay' });
  await allSettled(overlay.opened, { scope });
  expect(router.navigations).toHaveLength(1);
});

it('goes back to the page below also after another overlay was open above it', async () => {
  const { scope, router } = await createTestScope();
  router.visit({ path: '/pdp/1' });
  await allSettled(overlay.opened, { scope });
  for (const hash of ['#overlay', '#overlay-above', '#overlay'])
    router.visit({ path: '/pdp/1', hash });
  await allSettled(overlay.closed, { scope });
  expect(router.navigations.at(-1)).toEqual({ to: -1 });
});

it('stays in the app when it closes on a page that was loaded with the marker', async () => {
  const { scope, router } = await createTestScope();
  router.visit({ path: '/pdp/1', hash: '#overlay' });
  await allSettled(overlay.closed, { scope });
  expect(router.navigations).toEqual([{ to: '/pdp/1', replace: true }]);
});

it('goes back once when it is closed again before the browser has gone back', async () => {
  const { scope, router } = await createTestScope();
  router.visit({ path: '/pdp/1' });
  await allSettled(overlay.opened, { scope });
  router.visit({ path: '/pdp/1', hash: '#overlay' });
  await allSettled(overlay.closed, { scope });
  await allSettled(overlay.closed, { scope });
  // The second time does not depend on the browser, so the overlay is closed in any case.
  expect(router.navigations.slice(1)).toEqual([{ to: -1 }, { to: '/pdp/1', replace: true }]);
});

it('does nothing when it is closed already', async () => {
  const { scope, router } = await createTestScope();
  router.visit({ path: '/' });
  await allSettled(overlay.closed, { scope });
  expect(router.navigations).toEqual([]);
});

it('keeps the scroll position of the page below when it opens, and when it closes', async () => {
  const { scope, router } = await createTestScope();
  const navigations = watchCalls(navigateFx, scope);
  router.visit({ path: '/' });
  await allSettled(overlay.opened, { scope });
  router.visit({ path: '/pdp/1', hash: '#overlay' });
  router.visit({ path: '/pdp/2' });
  router.visit({ path: '/pdp/2', hash: '#overlay' });
  await allSettled(overlay.closed, { scope });
  expect(navigations).toEqual([
    { to: '/#overlay', keepsScroll: true },
    { to: '/pdp/2', replace: true, keepsScroll: true },
  ]);
});
