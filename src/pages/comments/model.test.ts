import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';

import type { ApiRequest } from '@/shared/api/send';
import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { aPage } from '@/testing/api-fixtures';
import { aComment, someRatings } from '@/testing/comment-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { someTokens } from '@/testing/session-fixtures';

import { $bookTitle, $sort, bookComments, newestRequested, sortPicked } from './model';

const path = (book: number) => `GET /api/audiobooks/${book}/comments`;
const page = (book: number, search = '') => ({
  routeId: 'comments',
  path: `/pdp/comment/${book}/x`,
  search,
  params: { id: String(book), identifier: 'x' },
});
const pageOf = ({ url }: ApiRequest) => Number(new URLSearchParams(url.split('?')[1]).get('page'));

async function start(answers: Record<string, unknown>) {
  const test = await createTestScope({
    answers: {
      'GET /api/audiobooks/7/ratings': someRatings(),
      'GET /api/audiobooks/8/ratings': someRatings(),
      ...answers,
    },
  });
  const arrive = async (book: number, search = '') => {
    test.router.visit(page(book, search));
    await allSettled(test.scope);
  };
  const ids = () => test.scope.getState(bookComments.$items)?.map(({ id }) => id);
  return { ...test, arrive, ids };
}

describe('the comments on a book', () => {
  it('are loaded page by page, also while signed out', async () => {
    const { scope, arrive, ids } = await start({
      [path(7)]: (request: ApiRequest) => aPage([aComment({ id: pageOf(request) })], 2),
    });
    await arrive(7, '?title=Divan');
    expect(scope.getState($bookTitle)).toBe('Divan');
    await allSettled(bookComments.endReached, { scope });
    expect(ids()).toEqual([1, 2]);
    expect(scope.getState(bookComments.$hasMore)).toBe(false);
  });

  it('belong to the current book, in any order of the answers', async () => {
    const first = heldAnswer<unknown>();
    const { scope, router, ids } = await start({
      [path(7)]: first.answer,
      [path(8)]: aPage([aComment({ id: 8 })]),
    });
    router.visit(page(7));
    router.visit(page(8));
    first.give(aPage([aComment({ id: 7 })]));
    await allSettled(scope);
    expect(ids()).toEqual([8]);
    expect(scope.getState($bookTitle)).toBe('');
  });

  it('are cleared at once when another book is opened', async () => {
    const second = heldAnswer<unknown>();
    const { scope, router, arrive, ids } = await start({
      [path(7)]: aPage([aComment({ id: 7 })]),
      [path(8)]: second.answer,
    });
    await arrive(7);
    router.visit(page(8));
    expect(ids()).toBeUndefined();
    expect(scope.getState(bookComments.$total)).toBe(0);
    second.give(aPage([]));
    await allSettled(scope);
  });

  it('are requested again when the device is online again after a failure', async () => {
    let isBroken = true;
    const { scope, arrive, ids } = await start({
      [path(7)]: () => {
        if (isBroken) throw { kind: 'network' };
        return aPage([aComment({ id: 7 })]);
      },
    });
    await arrive(7);
    expect(scope.getState(bookComments.$error)).toEqual({ kind: 'network' });
    isBroken = false;
    await allSettled(cameOnline, { scope });
    expect(ids()).toEqual([7]);
    expect(scope.getState(bookComments.$error)).toBeNull();
  });

  it('stay after a sign-out', async () => {
    const { scope, arrive, ids } = await start({ [path(7)]: aPage([aComment({ id: 7 })]) });
    await arrive(7);
    await allSettled(sessionEnded, { scope });
    expect(ids()).toEqual([7]);
  });

  it('are loaded anew in the order that the reader picks, and newest first for another book', async () => {
    const { scope, requests, arrive } = await start({
      [path(7)]: aPage([aComment()]),
      [path(8)]: aPage([aComment()]),
    });
    await arrive(7);
    await allSettled(sortPicked, { scope, params: 'liked' });
    await arrive(8);
    const urls = requests.map(({ url }) => url).filter((url) => url.includes('/comments?'));
    expect(urls).toEqual([
      '/api/audiobooks/7/comments?sort=newest&page=1',
      '/api/audiobooks/7/comments?sort=liked&page=1',
      '/api/audiobooks/8/comments?sort=newest&page=1',
    ]);
  });

  it('go back to the newest after a new one, also when they are sorted so already', async () => {
    const { scope, requests, arrive } = await start({ [path(7)]: aPage([aComment()]) });
    await arrive(7);
    await allSettled(sortPicked, { scope, params: 'lowest' });
    await allSettled(newestRequested, { scope });
    expect(scope.getState($sort)).toBe('newest');
    const before = requests.length;
    await allSettled(newestRequested, { scope });
    expect(requests).toHaveLength(before + 1);
  });

  it('are loaded again when another reader signs in, whose own comments are others', async () => {
    const { scope, arrive, ids } = await start({
      [path(7)]: ({ headers }: ApiRequest) =>
        aPage([aComment({ id: 'authorization' in headers ? 2 : 1 })]),
    });
    await arrive(7);
    await allSettled(tokensChanged, { scope, params: someTokens() });
    expect(ids()).toEqual([2]);
  });

  it('are not loaded again for a sign-in on another page', async () => {
    const { scope, router, requests, arrive } = await start({ [path(7)]: aPage([aComment()]) });
    await arrive(7);
    router.visit({ routeId: 'auth', path: '/auth' });
    await allSettled(tokensChanged, { scope, params: someTokens() });
    expect(requests.filter(({ url }) => url.includes('/comments?'))).toHaveLength(1);
  });
});
