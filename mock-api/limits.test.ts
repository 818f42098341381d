import { expect, it } from 'vitest';

import { MAX_COMMENT_LENGTH } from '@/shared/api/contract/comments';
import { MAX_FEEDBACK_LENGTH } from '@/shared/api/contract/feedback';

import { createTestApi } from './testing/create-test-api';
import type { TestRequest } from './testing/test-client';

type Limit = readonly [name: string, call: (value: number) => TestRequest, limit: number];

const text = (length: number) => 'ا'.repeat(length);
const post = (path: string, body: unknown): TestRequest => ({ method: 'POST', path, body });
const fault = (rule: object) =>
  post('/__mock/faults', [{ method: 'GET', path: '/api/storefront', ...rule }]);
const patch = (body: object): TestRequest => ({ method: 'PATCH', path: '/__mock/state', body });
const subscription = (counts: object) =>
  patch({
    subscription: { planId: 11, endsAt: '2030-01-01T00:00:00.000Z', quotaLeft: 1, ...counts },
  });

const largest: readonly Limit[] = [
  ['first name', (n) => post('/api/account/editprofile', { firstName: text(n) }), 100],
  ['last name', (n) => post('/api/account/editprofile', { lastName: text(n) }), 100],
  [
    'e-mail address',
    (n) => post('/api/account/editprofile', { email: `${'a'.repeat(n - 12)}@example.com` }),
    254,
  ],
  ['category', (n) => post('/api/wishlist/addCategory', { title: text(n) }), 60],
  ['comment', (n) => post('/api/audiobooks/1001/comments', { text: text(n) }), MAX_COMMENT_LENGTH],
  ['feedback', (n) => post('/api/feedback', { text: text(n) }), MAX_FEEDBACK_LENGTH],
  ['rate', (n) => post('/api/audiobooks/rate', { audioBookId: 1001, rate: n }), 5],
  ['page', (n) => ({ path: `/api/booksSearch?pageSize=${n}` }), 100],
  ['width of a cover', (n) => ({ path: `/content/books/1001/cover?w=${n}` }), 4096],
  ['height of a cover', (n) => ({ path: `/content/books/1001/cover?h=${n}` }), 4096],
  ['status of a fault', (status) => fault({ status }), 599],
  ['delay of a fault', (delayMs) => fault({ delayMs }), 2 ** 31 - 1],
  ['pattern of a fault', (n) => fault({ path: '*'.repeat(n) }), 1000],
];
const smallest: readonly Limit[] = [
  [
    'new password',
    (n) =>
      post('/api/account/changepassword', {
        oldPassword: 'shenidar-1404',
        newPassword: 'x'.repeat(n),
      }),
    6,
  ],
  ['rate', (n) => post('/api/audiobooks/rate', { audioBookId: 1001, rate: n }), 1],
  ['number of a page', (n) => ({ path: `/api/booksSearch?page=${n}` }), 1],
  ['page', (n) => ({ path: `/api/booksSearch?pageSize=${n}` }), 1],
  ['width of a cover', (n) => ({ path: `/content/books/1001/cover?w=${n}` }), 1],
  ['status of a fault', (status) => fault({ status }), 200],
  ['delay of a fault', (delayMs) => fault({ delayMs }), 0],
  ['number of strikes', (times) => fault({ times }), 1],
  ['number of calls before a fault', (after) => fault({ after }), 0],
  ['balance', (balance) => patch({ balance }), 0],
  ['quota', (quotaLeft) => subscription({ quotaLeft }), 0],
  ['quota of an interval', (intervalQuotaLeft) => subscription({ intervalQuotaLeft }), 0],
];

it.each([
  ...largest.map(([name, call, limit]) => ['largest', name, limit, call, limit + 1] as const),
  ...smallest.map(([name, call, limit]) => ['smallest', name, limit, call, limit - 1] as const),
])('accepts the %s %s, %i, and refuses what lies beyond', async (_, _name, limit, call, beyond) => {
  const api = createTestApi();
  const token = await api.signIn('newcomer');
  const refused = await api.send({ ...call(beyond), token });
  expect([refused.status, refused.json]).toMatchObject([400, { code: 'invalid-body' }]);
  const { status } = await api.send({ ...call(limit), token });
  expect(status).toBeLessThan(300);
});
