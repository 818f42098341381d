import { expect, it } from 'vitest';

import { catalogue } from '@fixtures/catalog/catalogue';

import { createTestApi } from '../testing/create-test-api';
import type { TestRequest } from '../testing/test-client';

interface Listed {
  readonly items: readonly unknown[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

async function collector() {
  const api = createTestApi();
  const token = await api.signIn('collector');
  const post = (path: string, body: object): TestRequest => ({ method: 'POST', path, body });
  const list = async (call: TestRequest) => (await api.send({ ...call, token })).json as Listed;
  return { list, post };
}

it.each(['/api/library', '/api/booksSearch', '/api/audiobooks/1001/comments'])(
  'gives the page of %s that is asked for, as long as it is asked for',
  async (path) => {
    const { list } = await collector();
    const { items, total } = await list({ path: `${path}?pageSize=100` });
    expect(items.length).toBeGreaterThan(3);
    for (const page of [1, 2]) {
      const part = await list({ path: `${path}?page=${page}&pageSize=2` });
      const expected = { items: items.slice(2 * page - 2, 2 * page), total, page, pageSize: 2 };
      expect(part).toEqual(expected);
    }
  },
);

it('gives the page of the wishes and of their categories that is asked for', async () => {
  const { list, post } = await collector();
  const path = '/api/wishlist/items';
  const { total: known } = await list(post(path, {}));
  for (const { productId } of catalogue.filter(({ isWithdrawn }) => !isWithdrawn).slice(0, 30))
    await list(post('/api/wishlist/addItem', { productId }));
  const [first, second] = [
    await list(post(path, { page: 1 })),
    await list(post(path, { page: 2 })),
  ];
  expect(first).toMatchObject({ page: 1, pageSize: 20 });
  expect(first.items).toHaveLength(20);
  expect(second).toMatchObject({ page: 2, total: first.total });
  expect(second.items).toHaveLength(Math.min(20, first.total - 20));
  expect(first.total).toBeGreaterThan(known);
  for (const wish of second.items) expect(first.items).not.toContainEqual(wish);
  const categories = (page: number) => list(post(`/api/wishlist/categories/${page}`, {}));
  const { items, total } = await categories(1);
  expect(items).toHaveLength(total);
  expect(await categories(2)).toEqual({ items: [], total, page: 2, pageSize: 20 });
});
