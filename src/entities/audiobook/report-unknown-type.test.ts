import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { contractBroken } from '@/shared/api/contract-broken';
import { getAudiobookDetailFx } from '@/shared/api/endpoints/audiobooks';
import { booksSearchFx } from '@/shared/api/endpoints/search';
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

it.each([0, 1, 2, 3])('does not report the type %s', async (contentType) => {
  expect((await answered(contentType)).reported).toEqual([]);
});
