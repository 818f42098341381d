import { allSettled, fork, type Scope } from 'effector';
import { expect, it } from 'vitest';

import { count, sendPageFx, type NumbersRequest } from '@/testing/paged-list-fixtures';

import { createPagedList } from './create-paged-list';

const list = createPagedList<number, string>({
  load: sendPageFx,
  keyOf: (item) => item,
  firstQuery: '',
  of: 'anyone',
  whenReopened: 'keep',
  remembers: 2,
});

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

it('forgets the oldest query', async () => {
  const requests: NumbersRequest[] = [];
  const scope = fork({ handlers: [[sendPageFx, count(3, requests)]] });
  for (const query of ['a', 'b', 'c', 'b', 'a']) await open(scope, query);
  expect(requests.map(({ query }) => query)).toEqual(['a', 'b', 'c', 'a']);
});
