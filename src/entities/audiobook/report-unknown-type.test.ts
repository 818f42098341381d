import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { contractBroken } from '@/shared/api/contract-broken';
import { getAudiobookDetailFx } from '@/shared/api/endpoints/audiobooks';
import { getLibraryFx } from '@/shared/api/endpoints/library';
import { getArtistFx, getPublisherFx } from '@/shared/api/endpoints/people';
import { booksSearchFx } from '@/shared/api/endpoints/search';
import { getStorefrontFx } from '@/shared/api/endpoints/shop';
import { aBookCard, aDetail, aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { watchCalls } from '@/testing/watch-calls';

import './report-unknown-type';

async function answered(contentType: unknown) {
  const { scope } = await createTestScope({
    answers: {
      'GET /api/audiobooks/1001/detail2': { ...aDetail(), contentType },
      'GET /api/booksSearch': aPage([aBookCard(), { ...aBookCard(), contentType }]),
    },
  });
  const reported = watchCalls(contractBroken, scope);
  const detail = await allSettled(getAudiobookDetailFx, {
    scope,
    params: { params: { id: 1001 } },
  });
  const search = await allSettled(booksSearchFx, { scope, params: { query: {} } });
  return { reported, detail, search };
}

it.each([99, -1, 1.5, 'podcast', null, undefined])(
  'reports the unknown type %s once, and keeps the title',
  async (contentType) => {
    const { reported, detail, search } = await answered(contentType);
    expect(detail).toMatchObject({ status: 'done', value: { title: 'Divan' } });
    expect(search).toMatchObject({ status: 'done', value: { items: { length: 2 } } });
    expect(reported).toHaveLength(1);
  },
);

it('reports each of several unknown types of one answer once', async () => {
  const types = [98, 99, 98, 0, 97];
  const cards = types.map((contentType) => ({ ...aBookCard(), contentType }));
  const { scope } = await createTestScope({
    answers: {
      'GET /api/booksSearch': aPage(cards),
      'GET /api/audiobooks/1001/detail2': { ...aDetail(), contentType: 97 },
    },
  });
  const reported = watchCalls(contractBroken, scope);
  await allSettled(booksSearchFx, { scope, params: { query: {} } });
  await allSettled(getAudiobookDetailFx, { scope, params: { params: { id: 1001 } } });
  expect(reported).toEqual(['contentType 98, 99, 97 is none of 0, 1, 2, 3']);
});

it.each([0, 1, 2, 3])('does not report the type %s', async (contentType) => {
  expect((await answered(contentType)).reported).toEqual([]);
});

const card = { ...aBookCard(), contentType: 99 };
const person = { id: 5, firstName: 'Sara', lastName: '', about: '', picture: null, works: [card] };
const publisher = { id: 6, title: 'House', logo: null, works: [card], total: 1 };
const shelf = { kind: 'shelf', id: 'new', title: 'New', subtitle: '', items: [card] };

it.each([
  ['a detail', getAudiobookDetailFx, { params: { id: 1001 } }, { ...aDetail(), contentType: 99 }],
  ['a search', booksSearchFx, { query: {} }, aPage([card])],
  ['the library', getLibraryFx, { query: {} }, aPage([card])],
  ['a person', getArtistFx, { params: { id: 5 } }, person],
  ['a publisher', getPublisherFx, { params: { id: 6 } }, publisher],
  ['the storefront', getStorefrontFx, {}, { sections: [shelf] }],
])('reports an unknown type of %s', async (_, effect, params, answer) => {
  const { scope } = await createTestScope({ answers: new Proxy({}, { get: () => answer }) });
  const reported = watchCalls(contractBroken, scope);
  await allSettled(effect as typeof booksSearchFx, { scope, params: params as { query: object } });
  expect(reported.filter((text) => text.startsWith('contentType 99'))).toHaveLength(1);
});
