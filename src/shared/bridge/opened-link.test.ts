import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';

import { nativeEventReceived } from './native-events';
import { $deepLinkReturnPath, linkOpened, deepLinkReturnTaken } from './opened-link';

const book = { path: '/pdp/1', url: '/pdp/1?a=b' };

async function opened(link: { path: string; url: string }, tab?: 'search' | 'library') {
  const { scope, router } = await createTestScope();
  if (tab) {
    const params = { name: 'tabChanged', payload: { tab } } as const;
    await allSettled(nativeEventReceived, { scope, params });
  }
  await allSettled(linkOpened, { scope, params: link });
  router.visit({ path: link.path });
  return { scope, router, returnPath: () => scope.getState($deepLinkReturnPath) };
}

it.each([
  ['the shop', book, undefined, '/'],
  ['the native tab', book, 'search', '/clp'],
  ['the shop, because this native tab has no page', book, 'library', '/'],
  ['the page in the link', { path: '/clp/12', url: '/clp/12' }, undefined, '/clp'],
  [
    'the subscription',
    { path: '/subscription/12', url: '/subscription/12' },
    undefined,
    '/subscription',
  ],
] as const)('leads to %s', async (_, link, tab, expected) => {
  const { returnPath } = await opened(link, tab);
  expect(returnPath()).toBe(expected);
});

it('is null if it is the page of the link itself', async () => {
  const { returnPath } = await opened({ path: '/profile', url: '/profile' });
  expect(returnPath()).toBeNull();
});

it('is null on other pages than that of the link', async () => {
  const { router, returnPath } = await opened(book);
  router.visit({ path: '/profile' });
  expect(returnPath()).toBeNull();
  router.visit({ path: '/pdp/1' });
  expect(returnPath()).toBe('/');
});

it('is null after it was used', async () => {
  const { scope, returnPath } = await opened(book);
  await allSettled(deepLinkReturnTaken, { scope });
  expect(returnPath()).toBeNull();
});

it('is null without a link', async () => {
  const { scope, router } = await createTestScope();
  router.visit({ path: '/pdp/1' });
  expect(scope.getState($deepLinkReturnPath)).toBeNull();
});
