import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { $environment } from '@/shared/config/environment';
import { environments } from '@/shared/config/environments';
import { aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { aJwt, someTokens } from '@/testing/session-fixtures';

import { booksSearch } from './contract/search';
import { createCachedEndpoint } from './cached-endpoint';
import type { ApiRequest } from './send';
import { sessionEnded, tokensChanged } from './tokens';

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
  [19_999, 1],
  [20_000, 2],
])('sends, %s ms after the first request, %s requests in all', async (waited, times) => {
  const { search, requests } = await searching();
  await search('a');
  await vi.advanceTimersByTimeAsync(waited);
  await search('a');
  expect(requests).toHaveLength(times);
});

it('serves no answer of the future after the clock was set back', async () => {
  const { search, requests } = await searching();
  await search('a');
  vi.setSystemTime(Date.now() - 60_000);
  await search('a');
  await search('a');
  expect(requests).toHaveLength(2);
});

it('counts the age of an answer from its own request', async () => {
  const { search, requests } = await searching();
  for (const waited of [0, 20_000, 19_999]) {
    await vi.advanceTimersByTimeAsync(waited);
    await search('a');
  }
  expect(requests).toHaveLength(2);
});

it('counts the age of a slow answer from its request, when the server knew it', async () => {
  const held = heldAnswer<unknown>();
  let sent = 0;
  const { search, requests } = await searching(() => (sent++ === 0 ? held.answer() : aPage([])));
  const first = search('a');
  await vi.advanceTimersByTimeAsync(10_000);
  held.give(aPage([]));
  await first;
  await vi.advanceTimersByTimeAsync(9_999);
  await search('a');
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await search('a');
  expect(requests).toHaveLength(2);
});

it('gives back the answer of the same input, beside the answers of others', async () => {
  const answerOf = ({ url }: ApiRequest) => aPage([], url.endsWith('q=a') ? 1 : 2);
  const { search, requests } = await searching(answerOf);
  const totals: unknown[] = [];
  for (const q of ['a', 'b', 'a', 'b']) {
    const { value } = await search(q);
    totals.push((value as { total: number }).total);
  }
  expect(totals).toEqual([1, 2, 1, 2]);
  expect(requests).toHaveLength(2);
});

it('does not serve an answer to another user', async () => {
  const { scope, search, requests } = await searching();
  await search('a');
  await allSettled(tokensChanged, { scope, params: someTokens() });
  await search('a');
  expect(requests).toHaveLength(2);
});

it('does not serve to another user an answer that was in flight at the sign-in', async () => {
  const held = heldAnswer<unknown>();
  let sent = 0;
  const { scope, search, requests } = await searching(() => (sent++ ? aPage([]) : held.answer()));
  const theirs = search('a');
  void allSettled(tokensChanged, { scope, params: someTokens({ access: aJwt('2') }) });
  held.give(aPage([]));
  await theirs;
  await search('a');
  expect(requests).toHaveLength(2);
});

it('keeps no answer over a sign-out, not even for the same token', async () => {
  const { scope, search, requests } = await searching();
  const params = someTokens();
  await allSettled(tokensChanged, { scope, params });
  await search('a');
  await search('a');
  expect(requests).toHaveLength(1);
  await allSettled(sessionEnded, { scope });
  await allSettled(tokensChanged, { scope, params });
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
