import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { $environment } from '@/shared/config/environment';
import { environments } from '@/shared/config/environments';
import { aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { someTokens } from '@/testing/session-fixtures';

import { booksSearch } from './contract/search';
import { createCachedEndpoint } from './cached-endpoint';
import { tokensChanged } from './tokens';

const searchFx = createCachedEndpoint(booksSearch);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function searching(answer: unknown = aPage([])) {
  const test = await createTestScope({ answers: { 'GET /api/booksSearch': answer } });
  const search = async (q: string) =>
    allSettled(searchFx, { scope: test.scope, params: { query: { q } } });
  return { ...test, search };
}

it.each([
  [19_900, 1],
  [20_100, 2],
])('sends, %s ms after the first request, %s requests in all', async (waited, times) => {
  const { search, requests } = await searching();
  await search('a');
  await vi.advanceTimersByTimeAsync(waited);
  await search('a');
  expect(requests).toHaveLength(times);
});

it('counts the age of an answer from its own request', async () => {
  const { search, requests } = await searching();
  for (const waited of [0, 20_100, 19_900]) {
    await vi.advanceTimersByTimeAsync(waited);
    await search('a');
  }
  expect(requests).toHaveLength(2);
});

it('caches each input separately', async () => {
  const { search, requests } = await searching();
  await search('a');
  await search('b');
  expect(requests).toHaveLength(2);
});

it('does not serve an answer to another user', async () => {
  const { scope, search, requests } = await searching();
  await search('a');
  await allSettled(tokensChanged, { scope, params: someTokens() });
  await search('a');
  expect(requests).toHaveLength(2);
});

it('caches no failure', async () => {
  const { search, requests } = await searching('<html>');
  await search('a');
  await search('a');
  expect(requests).toHaveLength(2);
});

it('caches nothing in an environment without the cache', async () => {
  const { scope, search, requests } = await searching();
  await allSettled($environment, { scope, params: environments[2] });
  await search('a');
  await search('a');
  expect(requests).toHaveLength(2);
});
