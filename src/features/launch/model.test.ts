import { allSettled } from 'effector';
import { beforeEach, expect, it, vi } from 'vitest';

import { pageModelsStarted } from '@/shared/routing/page-models';
import { createTestScope } from '@/testing/create-scope';

import './model';

const origin = 'https://shop.test';
let consume: ((launch: { targetURL?: string }) => void) | undefined;

beforeEach(() => {
  consume = undefined;
  vi.stubGlobal('window', {
    location: { origin, search: '', pathname: '/', href: `${origin}/` },
    launchQueue: { setConsumer: (consumer: typeof consume) => (consume = consumer) },
  });
});

async function start(search = '', path = '/') {
  const { scope, router } = await createTestScope();
  router.visit({ path, search });
  await allSettled(pageModelsStarted, { scope });
  return { scope, router };
}

it('opens the address of a shortcut in the running app', async () => {
  const { router, scope } = await start();
  consume?.({ targetURL: `${origin}/library` });
  await allSettled(scope);
  expect(router.navigations).toEqual([{ to: '/library' }]);
});

it('stays where it is at a plain start', async () => {
  const { router, scope } = await start();
  consume?.({ targetURL: `${origin}/` });
  consume?.({});
  await allSettled(scope);
  expect(router.navigations).toEqual([]);
});

it('opens the book of a shared link in place of the address of the share', async () => {
  const { router } = await start(`?sharedUrl=${encodeURIComponent(`${origin}/pdp/1001`)}`);
  expect(router.navigations).toEqual([{ to: '/pdp/1001', replace: true }]);
});

it('leaves the address of a share that says nothing', async () => {
  const { router } = await start('?sharedText=+&sharedUrl=');
  expect(router.navigations).toEqual([{ to: '/', replace: true }]);
});

it.each([
  ['/clp', '?q=shared'],
  ['/pdp/1001', '?utm_source=shared'],
  ['/pdp/1001', '?sharedText=a'],
  ['/', '?utm_source=shared'],
  ['/', '?unsharedText=a'],
])('takes %s%s for no share', async (path, search) => {
  const { router } = await start(search, path);
  expect(router.navigations).toEqual([]);
});

it('opens the page of a push message that was tapped', async () => {
  const worker = new EventTarget();
  vi.stubGlobal('navigator', { serviceWorker: worker });
  const { router, scope } = await start();
  const tell = async (data: unknown) => {
    worker.dispatchEvent(new MessageEvent('message', { data }));
    await allSettled(scope);
  };
  await tell({ type: 'OPEN', address: `${origin}/pdp/1001` });
  await tell({ type: 'OPEN', address: 'https://evil.test/pdp/1001' });
  await tell({ type: 'OTHER', address: `${origin}/library` });
  await tell(null);
  expect(router.navigations).toEqual([{ to: '/pdp/1001' }]);
  vi.unstubAllGlobals();
});

it('works in a browser that hands over no launches', async () => {
  vi.stubGlobal('window', { location: { origin } });
  expect((await start()).router.navigations).toEqual([]);
});
