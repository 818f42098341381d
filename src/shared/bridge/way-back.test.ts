import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';

import { nativeEventReceived } from './native-events';
import { $wayBack, linkOpened, wayBackTaken } from './way-back';

const book = { path: '/pdp/1', url: '/pdp/1?a=b' };

async function opened(link: { path: string; url: string }, tab?: 'search' | 'library') {
  const { scope, router } = await createTestScope();
  if (tab) {
    const params = { name: 'tabChanged', payload: { tab } } as const;
    await allSettled(nativeEventReceived, { scope, params });
  }
  await allSettled(linkOpened, { scope, params: link });
  router.visit({ path: link.path });
  return { scope, router, wayBack: () => scope.getState($wayBack) };
}

it.each([
  ['the shop', book, undefined, '/'],
  ['the native tab', book, 'search', '/clp'],
  ['the shop, as this tab has no page', book, 'library', '/'],
  ['what the link names', { path: '/clp/12', url: '/clp/12' }, undefined, '/clp'],
] as const)('leads to %s', async (_, link, tab, expected) => {
  const { wayBack } = await opened(link, tab);
  expect(wayBack()).toBe(expected);
});

it('is none to the page of the link itself', async () => {
  const { wayBack } = await opened({ path: '/profile', url: '/profile' });
  expect(wayBack()).toBeNull();
});

it('is there on the page of the link alone', async () => {
  const { router, wayBack } = await opened(book);
  router.visit({ path: '/profile' });
  expect(wayBack()).toBeNull();
  router.visit({ path: '/pdp/1' });
  expect(wayBack()).toBe('/');
});

it('is taken once', async () => {
  const { scope, wayBack } = await opened(book);
  await allSettled(wayBackTaken, { scope });
  expect(wayBack()).toBeNull();
});

it('is none without a link', async () => {
  const { scope, router } = await createTestScope();
  router.visit({ path: '/pdp/1' });
  expect(scope.getState($wayBack)).toBeNull();
});
