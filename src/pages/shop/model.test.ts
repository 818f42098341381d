import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { cameOnline } from '@/shared/browser/online';
import type { ApiRequest } from '@/shared/api/send';
import type { ApiError } from '@/shared/api/errors';
import { aBookCard } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';

import {
  $sections,
  $shopError,
  $wasStorefrontRendered,
  shopRetryClicked,
  storefrontRendered,
} from './model';

const storefront = 'GET /api/storefront';
const sections = [{ id: 'a', kind: 'genres', title: 'Genres', subtitle: '', items: [] }];
const shop = { routeId: 'shop', path: '/' };

const storefrontLoads = (requests: readonly ApiRequest[]) =>
  requests.filter(({ method, url }) => `${method} ${url}` === storefront);

/** Answers with a failure until request number `good`. */
function failingUntil(good: number, error: ApiError) {
  let requestCount = 0;
  return () => {
    requestCount += 1;
    if (requestCount < good) throw error;
    return { sections };
  };
}

it('loads when the storefront is opened', async () => {
  const { scope, router } = await createTestScope({ answers: { [storefront]: { sections } } });
  router.visit(shop);
  await allSettled(scope);
  expect(scope.getState($sections)).toEqual(sections);
});

it('keeps the shown content while it reloads', async () => {
  const { scope, router, requests } = await createTestScope({
    answers: { [storefront]: { sections } },
  });
  router.visit(shop);
  await allSettled(scope);
  router.visit({ routeId: 'clp', path: '/clp' });
  router.visit(shop);
  expect(scope.getState($sections)).toEqual(sections);
  await allSettled(scope);
  expect(storefrontLoads(requests)).toHaveLength(2);
});

it('keeps the shown sections, which need no new drawing, when the answer has not changed', async () => {
  let title = 'Genres';
  const { scope, router } = await createTestScope({
    answers: { [storefront]: () => ({ sections: sections.map((each) => ({ ...each, title })) }) },
  });
  const reload = async () => {
    router.visit({ routeId: 'clp', path: '/clp' });
    router.visit(shop);
    await allSettled(scope);
    return scope.getState($sections);
  };
  const first = await reload();
  expect(await reload()).toBe(first);
  title = 'Moods';
  expect(await reload()).toEqual([{ ...sections[0], title }]);
});

it('shows why loading failed, and retries on demand', async () => {
  const error: ApiError = { kind: 'network' };
  const { scope, router } = await createTestScope({
    answers: { [storefront]: failingUntil(2, error) },
  });
  router.visit(shop);
  await allSettled(scope);
  expect(scope.getState($shopError)).toEqual(error);
  await allSettled(shopRetryClicked, { scope });
  expect(scope.getState($shopError)).toBeNull();
  expect(scope.getState($sections)).toEqual(sections);
});

it('reloads when the connection returns, if it has failed', async () => {
  const { scope, router, requests } = await createTestScope({
    answers: { [storefront]: failingUntil(2, { kind: 'offline' }) },
  });
  router.visit(shop);
  await allSettled(scope);
  await allSettled(cameOnline, { scope });
  expect(scope.getState($sections)).toEqual(sections);
  await allSettled(cameOnline, { scope });
  expect(storefrontLoads(requests)).toHaveLength(2);
});

it('draws the storefront at once on a return, after it was drawn whole', async () => {
  const { scope } = await createTestScope();
  expect(scope.getState($wasStorefrontRendered)).toBe(false);
  await allSettled(storefrontRendered, { scope });
  expect(scope.getState($wasStorefrontRendered)).toBe(true);
});

it('leaves out an invalid item, and shows an unknown kind as a shelf', async () => {
  const answer = {
    sections: [
      { id: 'new', kind: 'from the future', items: [aBookCard(), { title: 'no card' }] },
      { kind: 'shelf', items: [] },
      {
        id: 'g',
        kind: 'genres',
        title: 'Genres',
        items: [{ id: 1, identifier: 'a', title: 'A' }, { id: 'x' }],
      },
    ],
  };
  const { scope, router } = await createTestScope({ answers: { [storefront]: answer } });
  router.visit(shop);
  await allSettled(scope);
  expect(scope.getState($sections)).toEqual([
    { id: 'new', kind: 'shelf', title: '', subtitle: '', items: [aBookCard()] },
    {
      id: 'g',
      kind: 'genres',
      title: 'Genres',
      subtitle: '',
      items: [{ id: 1, identifier: 'a', title: 'A', count: 0, art: null, palette: null }],
    },
  ]);
});
