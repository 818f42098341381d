import { allSettled } from 'effector';
import { expect, it, test } from 'vitest';

import { sidebarSearchSent } from '@/features/navigation-bar/search';
import { sessionEnded } from '@/shared/api/tokens';
import { createTestScope } from '@/testing/create-scope';

import { withSearch } from './lib/recent';
import { $recentSearches, recentRemoved, searchKept } from './recent-searches';
import './model';

const place = 'local:search_item';
const start = { routeId: 'clp', path: '/clp' };
const answers = { 'GET /api/search/start': { lengths: [], genres: [], people: [] } };
const scopeWith = (raw?: string) =>
  createTestScope({ answers, storage: raw === undefined ? {} : { [place]: raw } });

test.each([
  [[], 'a', ['a']],
  [['a', 'b'], 'c', ['c', 'a', 'b']],
  [['a', 'b'], 'b', ['b', 'a']],
  [['a b'], ' a   b ', ['a b']],
  ['abcdefghij'.split(''), 'k', 'kabcdefghi'.split('')],
])('%o and then «%s» is %o', (known, text, expected) => {
  expect(withSearch(known, text)).toEqual(expected);
});

it('shows the stored searches on a visit', async () => {
  const { scope, router } = await scopeWith('["a","b"]');
  router.visit(start);
  await allSettled(scope);
  expect(scope.getState($recentSearches)).toEqual(['a', 'b']);
});

it.each(['[', '[1]', '{}', '[" "]', JSON.stringify('abcdefghijk'.split(''))])(
  'has none and removes the key when %s is stored',
  async (raw) => {
    const { scope, router, storage } = await scopeWith(raw);
    router.visit(start);
    await allSettled(scope);
    expect(scope.getState($recentSearches)).toEqual([]);
    expect(storage.has(place)).toBe(false);
  },
);

it('keeps a search before those of this and of other tabs', async () => {
  const { scope, router, storage } = await scopeWith('["a"]');
  router.visit(start);
  await allSettled(scope);
  storage.set(place, '["of another tab","a"]');
  await allSettled(searchKept, { scope, params: 'mine' });
  expect(storage.get(place)).toBe('["mine","of another tab","a"]');
  expect(scope.getState($recentSearches)).toEqual(['mine', 'of another tab', 'a']);
});

it('keeps a search from the sidebar, and no blank one', async () => {
  const { scope, storage } = await scopeWith();
  await allSettled(sidebarSearchSent, { scope, params: ' a ' });
  await allSettled(sidebarSearchSent, { scope, params: '  ' });
  expect(storage.get(place)).toBe('["a"]');
});

it('removes one search and leaves the others', async () => {
  const { scope, storage } = await scopeWith('["a","b","c"]');
  await allSettled(recentRemoved, { scope, params: 'b' });
  expect(storage.get(place)).toBe('["a","c"]');
  expect(scope.getState($recentSearches)).toEqual(['a', 'c']);
});

it('forgets them when the session ends', async () => {
  const { scope, router } = await scopeWith('["a"]');
  router.visit(start);
  await allSettled(scope);
  await allSettled(sessionEnded, { scope });
  expect(scope.getState($recentSearches)).toEqual([]);
});
