import { allSettled, fork, type Scope } from 'effector';
import { expect, it } from 'vitest';

import { count, sendPageFx, type NumbersRequest } from '@/testing/paged-list-fixtures';
import { someTokens } from '@/testing/session-fixtures';

import { createPagedList } from './create-paged-list';
import { sessionEnded, tokensChanged } from './tokens';

const options = {
  load: sendPageFx,
  keyOf: (item: number) => item,
  firstQuery: '',
  whenReopened: 'keep' as const,
  remembers: 2,
};
const list = createPagedList<number, string>({ ...options, of: 'anyone' });
const personal = createPagedList<number, string>({ ...options, of: 'user' });

const open = (scope: Scope, query: string) => allSettled(list.opened, { scope, params: query });

it('shows all loaded pages again on a return, without a request, and goes on after them', async () => {
  const requests: NumbersRequest[] = [];
  const scope = fork({ handlers: [[sendPageFx, count(50, requests)]] });
  await open(scope, 'a');
  await allSettled(list.endReached, { scope });
  await open(scope, 'b');
  expect(scope.getState(list.$items)).toHaveLength(20);
  await open(scope, 'a');
  expect(scope.getState(list.$items)).toHaveLength(40);
  expect(requests).toHaveLength(3);
  await allSettled(list.endReached, { scope });
  expect(requests.at(-1)).toEqual({ query: 'a', page: 3 });
  expect(scope.getState(list.$items)).toHaveLength(50);
});

it('keeps the other query while one grows', async () => {
  const requests: NumbersRequest[] = [];
  const scope = fork({ handlers: [[sendPageFx, count(50, requests)]] });
  for (const query of ['a', 'b']) await open(scope, query);
  await allSettled(list.endReached, { scope });
  await open(scope, 'a');
  expect(requests.map(({ query, page }) => [query, page])).toEqual([
    ['a', 1],
    ['b', 1],
    ['b', 2],
  ]);
});

it('forgets what the user has seen when the session ends', async () => {
  const requests: NumbersRequest[] = [];
  const scope = fork({ handlers: [[sendPageFx, count(3, requests)]] });
  const show = (query: string) => allSettled(personal.opened, { scope, params: query });
  await allSettled(tokensChanged, { scope, params: someTokens() });
  for (const query of ['a', 'b']) await show(query);
  await allSettled(sessionEnded, { scope });
  await show('a');
  expect(scope.getState(personal.$items)).toBeNull();
  await allSettled(tokensChanged, { scope, params: someTokens() });
  await show('a');
  expect(requests.map(({ query }) => query)).toEqual(['a', 'b', 'a']);
});

it('forgets the oldest query', async () => {
  const requests: NumbersRequest[] = [];
  const scope = fork({ handlers: [[sendPageFx, count(3, requests)]] });
  for (const query of ['a', 'b', 'c', 'b', 'a']) await open(scope, query);
  expect(requests.map(({ query }) => query)).toEqual(['a', 'b', 'c', 'a']);
});
