import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';

import type { ApiRequest } from '@/shared/api/send';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';

import { nextActive } from './lib/next-active';
import { suggestionOptions, type Suggestions } from './lib/suggestion-options';
import { queryTyped, searchSubmitted } from './model';
import {
  $activeSuggestion,
  $suggestionOptions,
  suggestionMoved,
  suggestionPicked,
  suggestionsDismissed,
} from './suggestions';

const some = (title: string): Suggestions => ({
  people: [{ id: 1, firstName: 'Hafez', lastName: 'Shirazi', role: 'author', count: 2 }],
  titles: [aBookCard({ title })],
  lists: [
    { kind: 'list', listId: 201, title: 'New ones', count: 10 },
    { kind: 'genre', identifier: 'ghazal', title: 'Ghazal', count: 0 },
  ],
});
const suggestionsCall = 'GET /api/search/suggestions';
const typedIn = ({ url }: ApiRequest) => new URLSearchParams(url.split('?')[1]).get('q');

async function openSearch(answer: unknown) {
  const test = await createTestScope({
    answers: {
      [suggestionsCall]: answer,
      'GET /api/booksSearch': aPage([]),
      'GET /api/search/start': { lengths: [], genres: [], people: [] },
    },
  });
  test.router.visit({ routeId: 'clp', path: '/clp' });
  await vi.advanceTimersByTimeAsync(0);
  const { scope, requests } = test;
  return {
    ...test,
    type: (text: string) => void allSettled(queryTyped, { scope, params: text }),
    texts: () => scope.getState($suggestionOptions).map(({ text }) => text),
    asked: () => requests.filter(({ url }) => url.startsWith('/api/search/sug')).map(typedIn),
  };
}

type Search = Awaited<ReturnType<typeof openSearch>>;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('lists people first, then titles, then lists, each with its address', () => {
  expect(suggestionOptions(some('Divan')).map(({ kind, text, to }) => [kind, text, to])).toEqual([
    ['people', 'Hafez Shirazi', '/artist/1'],
    ['titles', 'Divan', '/pdp/1001'],
    ['lists', 'New ones', '/clp/list/201'],
    ['lists', 'Ghazal', '/clp?genre=ghazal'],
  ]);
});

test.each([
  [null, 1, 0],
  [0, 1, 1],
  [2, 1, null],
  [null, -1, 2],
  [0, -1, null],
] as const)('of three lines, the step from %s by %i leads to %s', (active, step, expected) => {
  expect(nextActive(active, step, 3)).toBe(expected);
});

it('asks once typing pauses, without the spaces around', async () => {
  const { type, texts, asked } = await openSearch(some('Divan'));
  type('h');
  await vi.advanceTimersByTimeAsync(199);
  type(' ha ');
  await vi.advanceTimersByTimeAsync(199);
  expect(asked()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toEqual(['ha']);
  expect(texts()).toEqual(['Hafez Shirazi', 'Divan', 'New ones', 'Ghazal']);
});

it('drops an older answer that comes late', async () => {
  const first = heldAnswer<Suggestions>();
  const { type, texts } = await openSearch((request: ApiRequest) =>
    typedIn(request) === 'a' ? first.answer() : some('newer'),
  );
  type('a');
  await vi.advanceTimersByTimeAsync(200);
  type('ab');
  await vi.advanceTimersByTimeAsync(200);
  first.give(some('older'));
  await vi.advanceTimersByTimeAsync(0);
  expect(texts()).toContain('newer');
  expect(texts()).not.toContain('older');
});

it.each([
  ['Enter', ({ scope }: Search) => void allSettled(searchSubmitted, { scope, params: 'a' })],
  ['Escape', ({ scope }: Search) => void allSettled(suggestionsDismissed, { scope })],
  ['an emptied field', ({ scope }: Search) => void allSettled(queryTyped, { scope, params: ' ' })],
  ['another page', ({ router }: Search) => router.visit({ routeId: 'shop', path: '/' })],
])('never shows what comes after %s', async (_how, close) => {
  const late = heldAnswer<Suggestions>();
  const search = await openSearch(late.answer);
  const { type, texts } = search;
  type('a');
  await vi.advanceTimersByTimeAsync(200);
  close(search);
  late.give(some('late'));
  await vi.advanceTimersByTimeAsync(300);
  expect(texts()).toEqual([]);
});

it('asks for nothing once the field was left within the pause', async () => {
  const { scope, type, asked } = await openSearch(some('Divan'));
  type('a');
  void allSettled(suggestionsDismissed, { scope });
  await vi.advanceTimersByTimeAsync(300);
  expect(asked()).toEqual([]);
});

it('shows none when they fail to load, and goes on with the next text', async () => {
  const { type, texts } = await openSearch((request: ApiRequest) => {
    if (typedIn(request) === 'a') throw { kind: 'network' };
    return some('Divan');
  });
  type('a');
  await vi.advanceTimersByTimeAsync(200);
  expect(texts()).toEqual([]);
  type('ab');
  await vi.advanceTimersByTimeAsync(200);
  expect(texts()).toContain('Divan');
});

it('shows no lines of the text before when those of the next one fail', async () => {
  const { type, texts } = await openSearch((request: ApiRequest) => {
    if (typedIn(request) === 'ab') throw { kind: 'network' };
    return some('Divan');
  });
  type('a');
  await vi.advanceTimersByTimeAsync(200);
  type('ab');
  await vi.advanceTimersByTimeAsync(199);
  expect(texts()).toContain('Divan');
  await vi.advanceTimersByTimeAsync(1);
  expect(texts()).toEqual([]);
});

it('keeps the chosen line where the next answer has it, at whatever place', async () => {
  const onlyTitle = { ...some('Divan'), people: [] };
  const { scope, type } = await openSearch((request: ApiRequest) =>
    typedIn(request) === 'a' ? some('Divan') : onlyTitle,
  );
  type('a');
  await vi.advanceTimersByTimeAsync(200);
  type('ab');
  void allSettled(suggestionMoved, { scope, params: 1 });
  void allSettled(suggestionMoved, { scope, params: 1 });
  expect(scope.getState($activeSuggestion)).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(scope.getState($activeSuggestion)).toBe(0);
});

it('starts at the field again when the next answer lacks the chosen line', async () => {
  const { scope, type } = await openSearch((request: ApiRequest) =>
    typedIn(request) === 'a' ? some('Divan') : { ...some('Divan'), people: [] },
  );
  type('a');
  await vi.advanceTimersByTimeAsync(200);
  type('ab');
  void allSettled(suggestionMoved, { scope, params: 1 });
  expect(scope.getState($activeSuggestion)).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(scope.getState($activeSuggestion)).toBeNull();
});

it('starts at the field again when typing goes on, before the next lines come', async () => {
  const { scope, type, texts } = await openSearch(some('Divan'));
  type('a');
  await vi.advanceTimersByTimeAsync(200);
  void allSettled(suggestionMoved, { scope, params: 1 });
  type('ab');
  expect(scope.getState($activeSuggestion)).toBeNull();
  expect(texts()).toContain('Divan');
});

it('opens the picked line and keeps its text as a recent search, but not what was typed', async () => {
  const { scope, router, storage, type } = await openSearch(some('Divan'));
  type('di');
  await vi.advanceTimersByTimeAsync(300);
  const [, title] = scope.getState($suggestionOptions);
  void allSettled(suggestionPicked, { scope, params: title! });
  await vi.advanceTimersByTimeAsync(0);
  expect(router.navigations.at(-1)).toEqual({ to: '/pdp/1001' });
  router.visit({ routeId: 'product', path: '/pdp/1001' });
  await vi.advanceTimersByTimeAsync(0);
  expect(storage.get('local:search_item')).toBe('["Divan"]');
});

it('keeps the search of the visit after the one that ended with a picked line', async () => {
  const { scope, router, storage, type } = await openSearch(some('Divan'));
  type('di');
  await vi.advanceTimersByTimeAsync(300);
  const [, title] = scope.getState($suggestionOptions);
  void allSettled(suggestionPicked, { scope, params: title! });
  for (const search of ['', '?q=a']) {
    router.visit({ routeId: 'product', path: '/pdp/1001' });
    await vi.advanceTimersByTimeAsync(0);
    router.visit({ routeId: 'clp', path: '/clp', search });
    await vi.advanceTimersByTimeAsync(0);
  }
  router.visit({ routeId: 'product', path: '/pdp/1001' });
  await vi.advanceTimersByTimeAsync(0);
  expect(storage.get('local:search_item')).toBe('["a","Divan"]');
});

it('goes where the picked line leads, although what was typed a moment ago is not in the address yet', async () => {
  const { scope, router, type } = await openSearch(some('Divan'));
  type('di');
  await vi.advanceTimersByTimeAsync(200);
  const [, title] = scope.getState($suggestionOptions);
  void allSettled(suggestionPicked, { scope, params: title! });
  await vi.advanceTimersByTimeAsync(300);
  expect(router.navigations).toEqual([{ to: '/pdp/1001' }]);
});

it.each([
  ['Enter', 'clp', '["a"]'],
  ['a result', 'product', '["a"]'],
  ['another tab', 'profile', undefined],
])('a search that ends with %s', async (how, routeId, expected) => {
  const { scope, router, storage } = await openSearch(some('Divan'));
  router.visit({ routeId: 'clp', path: '/clp', search: '?q=a' });
  if (how === 'Enter') void allSettled(searchSubmitted, { scope, params: 'a' });
  else router.visit({ routeId, path: '/elsewhere' });
  await vi.advanceTimersByTimeAsync(0);
  expect(storage.get('local:search_item')).toBe(expected);
});
