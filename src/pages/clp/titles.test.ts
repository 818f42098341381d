import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';

import { contentTypes } from '@/shared/api/contract/codes';
import { httpError } from '@/shared/api/errors';
import type { ApiRequest } from '@/shared/api/send';
import { sessionEnded } from '@/shared/api/tokens';
import { clp as texts } from '@/shared/i18n/fa/clp';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { contentTypeNames } from '@/shared/i18n/fa/content-types';
import { cameOnline } from '@/shared/browser/online';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { ownRequests } from '@/testing/own-requests';
import { aSection } from '@/testing/storefront-fixtures';

import { $areOptionsComing, $filterLabel, $filterOptions } from './filter-labels';
import { $isListingNaming, $listingHeading, $missing } from './model';
import { searchStart, searchStartRetryClicked } from './start';
import { $titles } from './titles';

const start = {
  lengths: [],
  genres: [{ id: 10, identifier: 'poetry', title: 'Poetry' }],
  people: Array.from({ length: 9 }, (_, index) => ({
    ...{ id: 500 + index, firstName: 'Narrator', lastName: `${index}` },
    count: 3,
  })),
};
const ghazal = { id: 11, title: 'Ghazal', identifier: 'ghazal', children: [] };
const calls = {
  start: 'GET /api/search/start',
  storefront: 'GET /api/storefront',
  categories: 'GET /api/categories',
  publisher: 'GET /api/publishers/601',
  artist: 'GET /api/artists/7',
  search: 'GET /api/booksSearch',
} as const;
const fail = (error: object) => () => {
  throw error;
};
const missing = fail(httpError(404, '', null));
const network = { kind: 'network' };

async function open(query: string, answers: Record<string, unknown> = {}) {
  const test = await createTestScope({
    answers: {
      [calls.start]: start,
      [calls.storefront]: {
        sections: [
          aSection('shelf', [aBookCard()], { title: 'No list' }),
          aSection('shelf', [aBookCard()], { title: 'New ones', listId: 201 }),
        ],
      },
      [calls.categories]: [{ id: 10, title: 'Poetry', identifier: 'poetry', children: [ghazal] }],
      [calls.publisher]: { id: 601, title: 'House', logo: null, works: [] },
      [calls.artist]: { id: 7, firstName: 'Sara', lastName: 'Delaviz', about: '', works: [] },
      [calls.search]: aPage([]),
      ...answers,
    },
  });
  const { scope, router } = test;
  const visit = async (to: string) => {
    const [, listId] = /^listId=(\d+)/.exec(to) ?? [];
    router.visit(
      listId === undefined
        ? { routeId: 'clp', path: '/clp', search: to === '' ? '' : `?${to}` }
        : { routeId: 'clp.list', path: `/clp/list/${listId}`, params: { id: listId } },
    );
    await allSettled(scope);
  };
  await visit(query);
  const sent = () =>
    ownRequests(test.requests)
      .map(({ method, url }: ApiRequest) => `${method} ${url.split('?')[0] ?? ''}`)
      .filter((call) => call !== calls.search && call !== calls.start);
  const heading = () => scope.getState($listingHeading).text;
  return { ...test, visit, sent, heading };
}

describe('the name of a listing', () => {
  it.each([
    ['listId=201', [calls.storefront], 'New ones', null],
    ['listId=7', [calls.storefront], texts.untitled, 'list'],
    ['genre=ghazal', [calls.categories], 'Ghazal', null],
    ['genre=prose', [calls.categories], texts.untitled, 'genre'],
    ['categoryId=10', [calls.categories], 'Poetry', null],
    ['publisherId=601', [calls.publisher], 'House', null],
    ['narratorId=7', [calls.artist], 'Sara Delaviz', null],
    ['authorId=7&narratorId=501', [calls.artist], 'Sara Delaviz', null],
    ['contentType=2', [], contentTypeNames[2].many, null],
    ['q=a', [], texts.searchHeading, null],
  ])('%s is asked for by %j, once', async (query, needed, text, isMissing) => {
    const { scope, visit, sent, heading } = await open(query);
    expect(sent()).toEqual(needed);
    expect(heading()).toBe(text);
    expect(scope.getState($missing)).toBe(isMissing);
    await visit('');
    await visit(query);
    expect(sent()).toHaveLength(isMissing === 'list' ? 2 : needed.length);
  });

  it.each([
    ['publisherId=601', calls.publisher, 'publisher'],
    ['narratorId=7', calls.artist, 'artist'],
  ] as const)('%s does not exist after a 404', async (query, call, what) => {
    const { scope, visit, sent, heading } = await open(query, { [call]: missing });
    expect(scope.getState($missing)).toBe(what);
    expect(heading()).toBe(pageTitles[what]);
    await visit('');
    await visit(query);
    expect(sent()).toHaveLength(1);
  });

  it.each([
    ['publisherId=601', calls.publisher],
    ['narratorId=7', calls.artist],
    ['listId=201', calls.storefront],
    ['genre=ghazal', calls.categories],
  ])('%s is unknown after another failure, and asked for again', async (query, call) => {
    const { scope, router, visit, sent, heading } = await open(query, { [call]: fail(network) });
    expect([scope.getState($missing), heading()]).toEqual([null, texts.untitled]);
    await allSettled(cameOnline, { scope });
    expect(sent()).toEqual([call, call]);
    router.visit({ routeId: 'feedback', path: '/feedback' });
    await allSettled(cameOnline, { scope });
    expect(sent()).toHaveLength(2);
    await visit(query);
    expect(sent()).toHaveLength(3);
  });

  it.each([
    ['publisherId=601', calls.publisher],
    ['genre=ghazal', calls.categories],
    ['listId=201', calls.storefront],
  ])('%s may come while it or its titles load', async (query, call) => {
    const held = heldAnswer<unknown>();
    const { scope, router, heading } = await open('q=a', { [call]: held.answer });
    const listId = /listId=(\d+)/.exec(query)?.[1];
    router.visit(
      listId === undefined
        ? { routeId: 'clp', path: '/clp', search: `?${query}` }
        : { routeId: 'clp.list', path: `/clp/list/${listId}`, params: { id: listId } },
    );
    await new Promise((resolve) => void setTimeout(resolve));
    expect(scope.getState($isListingNaming)).toBe(true);
    expect(heading()).toBeNull();
    held.fail(network);
    await allSettled(scope);
    expect(scope.getState($isListingNaming)).toBe(false);
    expect(heading()).toBe(texts.untitled);
  });

  it('is not asked for where the books tell it', async () => {
    const { sent, heading } = await open('narratorId=501', {
      [calls.search]: aPage([aBookCard()]),
    });
    expect(heading()).toBe('Maryam Nikoo');
    expect(sent()).toEqual([]);
  });

  it('stays known after a sign-out', async () => {
    const { scope } = await open('genre=ghazal');
    const known = scope.getState($titles);
    await allSettled(sessionEnded, { scope });
    expect(scope.getState($titles)).toEqual(known);
    expect(known.categories).toHaveLength(1);
  });
});

describe('the start of the search', () => {
  it('is retried after a failure, while the search is open', async () => {
    let isBroken = true;
    const { scope, router, requests } = await open('', {
      [calls.start]: () => {
        if (isBroken) throw network;
        return start;
      },
    });
    const count = () => requests.filter(({ url }) => url.endsWith('/search/start')).length;
    expect(scope.getState($areOptionsComing)).toBe(false);
    await allSettled(searchStartRetryClicked, { scope });
    expect(count()).toBe(2);
    router.visit({ routeId: 'shop', path: '/' });
    await allSettled(cameOnline, { scope });
    expect(count()).toBe(2);
    router.visit({ routeId: 'clp', path: '/clp' });
    await allSettled(scope);
    isBroken = false;
    await allSettled(cameOnline, { scope });
    await allSettled(cameOnline, { scope });
    expect(count()).toBe(4);
    await allSettled(sessionEnded, { scope });
    expect(scope.getState(searchStart.$answer)?.value).toMatchObject(start);
  });
});

describe('the options of the filters', () => {
  it('are the fixed ones, the genres and eight narrators', async () => {
    const { scope, router } = await createTestScope({
      answers: { [calls.start]: start, [calls.search]: aPage([]) },
    });
    expect(scope.getState($filterOptions)).toMatchObject({ genre: [], narratorId: [] });
    expect(scope.getState($areOptionsComing)).toBe(true);
    router.visit({ routeId: 'clp', path: '/clp' });
    await allSettled(scope);
    expect(scope.getState($areOptionsComing)).toBe(false);
    const { narratorId, ...others } = scope.getState($filterOptions);
    expect(narratorId).toHaveLength(8);
    expect(narratorId[0]).toEqual({ key: 'narratorId', value: 500, label: 'Narrator 0' });
    expect(others).toEqual({
      contentType: Object.values(contentTypes).map((value) => ({
        ...{ key: 'contentType', value, label: contentTypeNames[value].many },
      })),
      length: (['minutes', 'hour', 'evening', 'week'] as const).map((value) => ({
        ...{ key: 'length', value },
        label: texts.lengths[value].range,
      })),
      price: (['free', 'low', 'middle', 'high'] as const).map((value) => ({
        ...{ key: 'price', value },
        label: texts.prices[value],
      })),
      genre: [{ key: 'genre', value: 'poetry', label: 'Poetry' }],
    });
  });

  it.each([
    ['contentType=2', 'contentType', contentTypeNames[2].many],
    ['genre=poetry', 'genre', 'Poetry'],
    ['genre=ghazal', 'genre', 'Ghazal'],
    ['genre=prose', 'genre', texts.filterGroups.genre],
    ['narratorId=501', 'narratorId', 'Narrator 1'],
    ['narratorId=7', 'narratorId', 'Sara Delaviz'],
    ['narratorId=9', 'narratorId', texts.filterGroups.narratorId],
    ['q=a', 'length', texts.filterGroups.length],
  ] as const)('name the choice of %s', async (query, key, label) => {
    const { scope } = await open(query);
    expect(scope.getState($filterLabel)(key)).toBe(label);
  });

  it('name a narrator by the books', async () => {
    const { scope } = await open('narratorId=99', {
      [calls.search]: aPage([
        aBookCard({ narrators: [{ id: 99, firstName: 'Omid', lastName: 'Rad' }] }),
      ]),
    });
    expect(scope.getState($filterLabel)('narratorId')).toBe('Omid Rad');
  });
});
