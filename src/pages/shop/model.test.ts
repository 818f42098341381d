import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { cameOnline } from '@/shared/browser/online';
import type { ApiRequest } from '@/shared/api/send';
import type { ApiError } from '@/shared/api/errors';
import { tokensChanged } from '@/shared/api/tokens';
import { aBookCard } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { someTokens } from '@/testing/session-fixtures';

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

/** The storefront of a visitor whose session is renewed while it is open; both answers come when the test gives them. */
async function openAsVisitor() {
  const asked = [heldAnswer<unknown>(), heldAnswer<unknown>()] as const;
  const [visitors, users] = asked;
  const { scope, router, requests } = await createTestScope({
    answers: {
      [storefront]: ({ headers }: ApiRequest) =>
        ('authorization' in headers ? users : visitors).answer(),
    },
  });
  router.visit(shop);
  const signIn = () => void allSettled(tokensChanged, { scope, params: someTokens() });
  const shown = () => scope.getState($sections);
  return { scope, router, requests, visitors, users, signIn, shown };
}
const ofUser = [{ ...sections[0], id: 'own' }];

it('is loaded again when its visitor is signed in, and shows the old sections until then', async () => {
  const { scope, requests, visitors, users, signIn, shown } = await openAsVisitor();
  visitors.give({ sections });
  await expect.poll(shown).toEqual(sections);
  signIn();
  expect(shown()).toEqual(sections);
  users.give({ sections: ofUser });
  await allSettled(scope);
  expect(shown()).toEqual(ofUser);
  expect(storefrontLoads(requests)).toHaveLength(2);
});

it('leaves an answer for the visitor out that comes behind that for the user', async () => {
  const { scope, visitors, users, signIn, shown } = await openAsVisitor();
  signIn();
  users.give({ sections: ofUser });
  await expect.poll(shown).toEqual(ofUser);
  visitors.give({ sections });
  await allSettled(scope);
  expect(shown()).toEqual(ofUser);
});

it('is not loaded for a sign-in on another page', async () => {
  const { scope, router, requests, visitors, users, signIn } = await openAsVisitor();
  router.visit({ routeId: 'auth', path: '/auth' });
  visitors.give({ sections });
  users.give({ sections: ofUser });
  signIn();
  await allSettled(scope);
  expect(storefrontLoads(requests)).toHaveLength(1);
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
