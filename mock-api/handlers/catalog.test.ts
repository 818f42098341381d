import { parse } from 'valibot';
import { expect, it } from 'vitest';

import { catalogue } from '@fixtures/catalog/catalogue';
import { lists } from '@fixtures/catalog/storefront';
import { getCatalog, getCatalogPage } from '@/shared/api/contract/catalog';

import { createTestApi } from '../testing/create-test-api';

const api = createTestApi();
const totalOf = async (query: string) =>
  ((await api.send({ path: `/api/booksSearch?${query}` })).json as { total: number }).total;

it('has lists with covers, and genres with their sub-genres', async () => {
  const { lists, genres } = parse(
    getCatalog.response,
    (await api.send({ path: '/api/catalog' })).json,
  );
  expect(lists.length).toBe(10);
  expect(lists.every(({ items, subtitle }) => items.length === 3 && subtitle !== '')).toBe(true);
  expect(genres.every(({ children }) => children.length >= 3)).toBe(true);
});

it.each([
  ['list', '204', 'listId=204'],
  ['listKey', 'recommended', 'listKey=recommended'],
  ['genre', 'poetry', 'genre=poetry'],
  ['genre', 'ghazal', 'genre=ghazal'],
])('counts the titles of %s %s as the search does', async (kind, id, query) => {
  const { json } = await api.send({ path: `/api/catalog/${kind}/${id}` });
  const page = parse(getCatalogPage.response, json);
  expect(page.kind).toBe(kind);
  expect(page.count).toBe(await totalOf(query));
  expect(page.palette).not.toBeNull();
});

it('keeps the order of the recommended titles, by the key of their list as by its number', async () => {
  const listId = lists.find(({ key }) => key === 'recommended')?.listId;
  const read = async (query: string) =>
    (await api.send({ path: `/api/booksSearch?pageSize=100&${query}` })).json;
  expect(await read('listKey=recommended')).toEqual(await read(`listId=${listId}`));
});

it('counts the titles on sale of every genre, sub-genre and list', async () => {
  const { lists, genres } = parse(
    getCatalog.response,
    (await api.send({ path: '/api/catalog' })).json,
  );
  const named = genres.flatMap((genre) => [genre, ...genre.children]);
  const counted = [
    ...lists.map(({ listId, count }) => [`listId=${listId}`, count] as const),
    ...named.map(({ identifier, count }) => [`genre=${identifier}`, count] as const),
  ];
  const found = counted.map(async ([query]) => [query, await totalOf(query)] as const);
  expect(counted).toEqual(await Promise.all(found));
});

it('tells a sub-genre from a genre', async () => {
  const read = async (id: string) =>
    parse(getCatalogPage.response, (await api.send({ path: `/api/catalog/genre/${id}` })).json);
  const [genre, leaf] = [await read('poetry'), await read('ghazal')];
  expect(genre.parent).toBeNull();
  expect(genre.children.map(({ identifier }) => identifier)).toContain('ghazal');
  expect(leaf.art).toBe(genre.art);
  expect(leaf.parent).toMatchObject({ identifier: 'poetry', title: genre.title });
  expect(leaf.children).toEqual([]);
});

it.each(['list/1', 'list/new', 'listKey/201', 'genre/prose', 'author/1'])(
  'knows no %s',
  async (path) => {
    expect((await api.send({ path: `/api/catalog/${path}` })).status).toBe(404);
  },
);

it('finds a title by its number and by its identifier', async () => {
  const { audioBookId, identifier } = catalogue[0] ?? { audioBookId: 0, identifier: '' };
  const [byNumber, byIdentifier] = await Promise.all(
    [audioBookId, identifier].map((id) => api.send({ path: `/api/audiobooks/${id}/detail2` })),
  );
  expect(byNumber?.json).toMatchObject({ audioBookId, identifier });
  expect(byIdentifier?.json).toEqual(byNumber?.json);
});
