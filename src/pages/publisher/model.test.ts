import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import type { ApiRequest } from '@/shared/api/send';
import { sessionEnded } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { aBookCard } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';

import { $workSort, publisherWorks, worksSorted } from './model';

const first = aBookCard({ audioBookId: 1 });
const second = aBookCard({ audioBookId: 2 });

async function open({ failures = 0, id = '601' } = {}) {
  let left = failures;
  const search = ({ url }: ApiRequest) => {
    left -= 1;
    if (left >= 0) throw { kind: 'network' };
    // The title that was added meanwhile has moved the first one to the second page.
    const items = url.includes('page=2') ? [first, second] : [first];
    return { items, total: 2, page: 1, pageSize: 20 };
  };
  const house = { id: 601, title: 'House', logo: null, works: [] };
  const test = await createTestScope({
    answers: {
      'GET /api/publishers/601': house,
      'GET /api/publishers/602': house,
      'GET /api/booksSearch': search,
    },
  });
  const visit = async (to: string) => {
    test.router.visit({ routeId: 'publisher', path: `/publisher/${to}`, params: { id: to } });
    await allSettled(test.scope);
  };
  await visit(id);
  const searches = () =>
    test.requests
      .filter(({ url }) => url.startsWith('/api/booksSearch'))
      .map(({ url }) => Object.fromEntries(new URL(url, 'https://api.test').searchParams));
  const ids = () =>
    test.scope.getState(publisherWorks.$items)?.map(({ audioBookId }) => audioBookId);
  return { ...test, visit, searches, ids };
}

it('asks for the titles of this publisher, the newest first, page by page', async () => {
  const { scope, searches, ids } = await open();
  expect(searches()).toEqual([{ publisherId: '601', sort: 'newest', page: '1' }]);
  await allSettled(publisherWorks.endReached, { scope });
  expect(searches()[1]).toEqual({ publisherId: '601', sort: 'newest', page: '2' });
  expect(ids()).toEqual([1, 2]);
});

it('asks for another order, which the next publisher does not keep', async () => {
  const { scope, searches, visit } = await open();
  await allSettled(worksSorted, { scope, params: 'title' });
  expect(scope.getState($workSort)).toBe('title');
  expect(searches()[1]).toMatchObject({ publisherId: '601', sort: 'title', page: '1' });
  await visit('602');
  expect(scope.getState($workSort)).toBe('newest');
  expect(searches()[2]).toMatchObject({ publisherId: '602', sort: 'newest' });
});

it('keeps the titles on a return and at a sign-out', async () => {
  const { scope, router, searches, ids, visit } = await open();
  router.visit({ routeId: 'shop', path: '/' });
  await visit('601');
  expect(searches()).toHaveLength(1);
  await allSettled(sessionEnded, { scope });
  expect(ids()).toEqual([1]);
});

it('retries a page that failed when the device is online again', async () => {
  const { scope, ids } = await open({ failures: 1 });
  expect(ids()).toBeUndefined();
  await allSettled(cameOnline, { scope });
  expect(ids()).toEqual([1]);
});

it('asks for no titles without a number in the address', async () => {
  const { searches } = await open({ id: 'house' });
  expect(searches()).toEqual([]);
});
