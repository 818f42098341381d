import { expect, it } from 'vitest';

import type { BookCard } from '@/shared/api/contract/values';

import { createTestApi } from '../testing/create-test-api';

const webClient = { client_id: 'shenidar-web', client_secret: 'public-web-client' };
const invalid = (field: string) => [400, { code: 'invalid-body', field }];

it.each([
  ['/token', {}, 'grant_type'],
  ['/token', { grant_type: 'magic' }, 'grant_type'],
  ['/token', { grant_type: 'password', username: 'a', ...webClient }, 'password'],
  ['/token', { grant_type: 'refresh_token', ...webClient }, 'refresh_token'],
  ['/connect/token', { grant_type: 'external' }, 'id-token'],
  [
    '/connect/token',
    { grant_type: 'password', username: 'a', password: 'b', scope: 'c', ...webClient },
    'ShenidarDeviceId',
  ],
])('names the field at fault of a sign-in at %s with %o: %s', async (path, fields, field) => {
  const body = new URLSearchParams(fields);
  const answer = await createTestApi().send({ method: 'POST', path, body });
  expect([answer.status, answer.json]).toMatchObject(invalid(field));
});

it.each([
  ['contentType=3', ({ contentType }) => contentType === 3],
  ['isSeries=true', ({ seriesTitle }) => seriesTitle !== undefined],
  ['isSeries=false', ({ seriesTitle }) => seriesTitle === undefined],
  ['authorId=1', ({ authors }) => authors.some(({ id }) => id === 1)],
] satisfies [string, (book: BookCard) => boolean][])(
  'reads numbers and flags of a query: %s',
  async (query, isWanted) => {
    const { send } = createTestApi();
    const books = async (filter: string) => {
      const { json } = await send({ path: `/api/booksSearch?pageSize=100&${filter}` });
      return (json as { items: BookCard[] }).items;
    };
    const all = await books('');
    const wanted = all.filter(isWanted);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.length).toBeLessThan(all.length);
    expect(await books(query)).toEqual(wanted);
  },
);

it.each([
  [{}, 'productId'],
  [5, 'body'],
  [[], 'body'],
  [{ productId: 'x' }, 'productId'],
  [{ planId: 0 }, 'planId'],
  [{ productId: 20001, planId: 1 }, 'planId'],
])('names the field at fault of a payment of %o: %s', async (body, field) => {
  const api = createTestApi();
  const token = await api.signIn('spender');
  const path = '/api/orders/process-with-credit';
  const answer = await api.send({ method: 'POST', path, token, body });
  expect([answer.status, answer.json]).toMatchObject(invalid(field));
});
