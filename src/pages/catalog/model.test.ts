import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { httpError } from '@/shared/api/errors';
import type { ApiRequest } from '@/shared/api/send';
import { cameOnline } from '@/shared/browser/online';
import { catalog as texts } from '@/shared/i18n/fa/catalog';
import { aBookCard } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { ownRequests } from '@/testing/own-requests';

import {
  $areSubGenresComing,
  $catalogError,
  $catalogHead,
  $isCatalogMissing,
  $isWholeCatalog,
  catalogBooks,
  catalogRetryClicked,
} from './model';

const ghazal = { identifier: 'ghazal', title: 'Ghazal', count: 6 };
const poetry = {
  ...{ kind: 'genre', title: 'Poetry', subtitle: '', count: 22, parent: null },
  ...{ children: [ghazal], art: null, palette: null },
};
const overview = {
  lists: [],
  genres: [
    {
      id: 10,
      identifier: 'poetry',
      title: 'Poetry',
      count: 22,
      art: null,
      palette: null,
      children: [],
    },
  ],
};
const page = 'GET /api/catalog/genre/poetry';
const all = 'GET /api/catalog';
const search = 'GET /api/booksSearch';
const network = { kind: 'network' };
const fail = (error: object) => () => {
  throw error;
};
const shop = { routeId: 'shop', path: '/' };
const at = (form: string | null, id = 'poetry', query = '') => ({
  routeId: form === null ? 'catalog' : `catalog.${form}`,
  path: form === null ? '/catalog' : `/catalog/${form}/${id}`,
  search: query,
  params: form === null ? {} : { id },
});

async function open(where: ReturnType<typeof at>, answers: Record<string, unknown> = {}) {
  const test = await createTestScope({
    answers: {
      [all]: overview,
      [page]: poetry,
      [search]: ({ url }: ApiRequest) => ({
        items: [aBookCard({ audioBookId: Number(/page=(\d+)/.exec(url)?.[1]) })],
        ...{ total: 2, page: 1, pageSize: 1 },
      }),
      ...answers,
    },
  });
  const { scope } = test;
  const visit = async (to: object) => {
    test.router.visit(to);
    await allSettled(scope);
  };
  await visit(where);
  const sent = (call: string) =>
    ownRequests(test.requests).filter(
      ({ method, url }) => `${method} ${url.split('?')[0] ?? ''}` === call,
    );
  const ids = () =>
    scope.getState(catalogBooks.$items)?.map(({ audioBookId }) => audioBookId) ?? null;
  return { ...test, visit, sent, ids };
}

it('loads the head and the titles of a genre, page by page, and keeps the titles on a return', async () => {
  const { scope, visit, sent, ids } = await open(at('genre', 'poetry', '?sort=newest'));
  expect(scope.getState($catalogHead)).toMatchObject({ title: 'Poetry', children: [ghazal] });
  expect(scope.getState($isWholeCatalog)).toBe(false);
  await allSettled(catalogBooks.endReached, { scope });
  expect(ids()).toEqual([1, 2]);
  const queries = sent(search).map(({ url }) =>
    Object.fromEntries(new URL(url, 'https://a.test').searchParams),
  );
  expect(queries).toMatchObject([
    { genre: 'poetry', sort: 'newest', page: '1' },
    { genre: 'poetry', sort: 'newest', page: '2' },
  ]);
  expect(sent(all)).toEqual([]);
  await visit(shop);
  await visit(at('genre', 'poetry', '?sort=newest'));
  expect(sent(search)).toHaveLength(2);
});

it('has the titles of the last five orders at once, and of no sixth', async () => {
  const { scope, router, ids } = await open(at('genre', 'poetry', '?sort=newest'));
  const areThereAtOnce = async (order: string) => {
    router.visit(at('genre', 'poetry', `?sort=${order}`));
    const areThere = ids() !== null;
    await allSettled(scope);
    return areThere;
  };
  const orders = ['title', 'rating', 'bestselling', 'priceAsc', 'priceDesc'];
  for (const order of orders) expect(await areThereAtOnce(order)).toBe(false);
  for (const order of orders) expect(await areThereAtOnce(order)).toBe(true);
  expect(await areThereAtOnce('newest')).toBe(false);
});

it('has the genres of the shop below all titles', async () => {
  const { scope, visit, sent } = await open(at(null));
  expect(scope.getState($catalogHead)).toMatchObject({
    title: texts.title,
    children: [{ identifier: 'poetry', title: 'Poetry', count: 22 }],
  });
  expect(scope.getState($isWholeCatalog)).toBe(true);
  expect(scope.getState($areSubGenresComing)).toBe(false);
  await visit(shop);
  await visit(at(null));
  expect([sent(all).length, sent(page).length]).toEqual([1, 0]);
});

it.each([
  [at('list', 'x'), {}, true],
  [at('genre'), { [page]: fail(httpError(404, '', null)) }, true],
  [at('genre'), { [page]: fail(network) }, false],
  [at('genre'), {}, false],
  [at(null), { [all]: fail(httpError(404, '', null)) }, false],
])('%o is missing with %o: %s', async (where, answers, isMissing) => {
  const { scope, sent } = await open(where, answers);
  expect(scope.getState($isCatalogMissing)).toBe(isMissing);
  if (where.params.id === 'x') expect(sent(search)).toEqual([]);
  const known = sent(page).length;
  await allSettled(catalogRetryClicked, { scope });
  expect(sent(page)).toHaveLength(
    known + (where.routeId === 'catalog.genre' && !isMissing && page in answers ? 1 : 0),
  );
});

it('shows nothing of the place before, nor its late failure', async () => {
  const held = heldAnswer<unknown>();
  const { scope, router, visit } = await open(at('genre'), {
    'GET /api/catalog/genre/prose': held.answer,
    'GET /api/catalog/list/201': { ...poetry, kind: 'list', title: 'List' },
  });
  router.visit(at('genre', 'prose'));
  expect(scope.getState($catalogHead)).toBeNull();
  expect(scope.getState($areSubGenresComing)).toBe(true);
  router.visit(at('list', '201'));
  expect(scope.getState($areSubGenresComing)).toBe(false);
  held.fail(network);
  await allSettled(scope);
  expect(scope.getState($catalogHead)?.title).toBe('List');
  expect(scope.getState($catalogError)).toBeNull();
  await visit(at('genre'));
  expect(scope.getState($catalogHead)?.title).toBe('Poetry');
});

it('keeps the head of a genre while its titles are sorted anew', async () => {
  let answer: () => unknown = () => poetry;
  const { scope, router } = await open(at('genre'), { [page]: () => answer() });
  answer = heldAnswer<unknown>().answer;
  router.visit(at('genre', 'poetry', '?sort=newest'));
  await expect.poll(() => scope.getState(catalogBooks.$query)).toMatchObject({ sort: 'newest' });
  expect(scope.getState($catalogHead)?.title).toBe('Poetry');
});

it('has no late failure of a genre above all titles', async () => {
  const held = heldAnswer<unknown>();
  const { scope, router } = await open(at(null), { [page]: held.answer });
  router.visit(at('genre'));
  router.visit(at(null));
  held.fail(network);
  await allSettled(scope);
  expect(scope.getState($catalogError)).toBeNull();
});

it.each([at(null), at('list', 'x')])('asks for no head of %o', async (where) => {
  const { requests } = await open(where);
  const heads = ownRequests(requests).filter(({ url }) => url.startsWith('/api/catalog/'));
  expect(heads).toEqual([]);
});

it('waits for the genres of the shop until they came or failed', async () => {
  const held = heldAnswer<unknown>();
  const { scope, router } = await open(at('genre'), { [all]: held.answer });
  router.visit(at(null));
  expect(scope.getState($areSubGenresComing)).toBe(true);
  held.fail(network);
  await allSettled(scope);
  expect(scope.getState($areSubGenresComing)).toBe(false);
});

it.each([
  [at('genre'), page],
  [at(null), all],
])(
  'retries the head of %o, on request and online, only after a failure while it is open',
  async (where, call) => {
    let isBroken = true;
    const answer = call === page ? poetry : overview;
    const { scope, visit, sent } = await open(where, {
      [call]: () => {
        if (isBroken) throw network;
        return answer;
      },
    });
    expect(scope.getState($areSubGenresComing)).toBe(call === page);
    await allSettled(catalogRetryClicked, { scope });
    expect(sent(call)).toHaveLength(2);
    await visit(shop);
    await allSettled(cameOnline, { scope });
    expect(sent(call)).toHaveLength(2);
    await visit(where);
    isBroken = false;
    await allSettled(cameOnline, { scope });
    await allSettled(cameOnline, { scope });
    expect(sent(call)).toHaveLength(4);
    expect(scope.getState($catalogHead)?.children).toHaveLength(1);
  },
);

it.each([catalogRetryClicked, cameOnline])('retries the titles that failed', async (unit) => {
  let isBroken = true;
  const { scope, ids } = await open(at('genre'), {
    [search]: () => {
      if (isBroken) throw network;
      return { items: [aBookCard()], total: 1, page: 1, pageSize: 20 };
    },
  });
  isBroken = false;
  await allSettled(unit, { scope });
  expect(ids()).toEqual([1001]);
});
