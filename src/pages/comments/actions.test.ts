import { allSettled, type EventCallable } from 'effector';
import { describe, expect, it } from 'vitest';

import { notificationRequested } from '@/features/notifications/model';
import { httpError, type ApiError } from '@/shared/api/errors';
import { comments as texts } from '@/shared/i18n/fa/comments';
import { aPage } from '@/testing/api-fixtures';
import { aComment, someRatings } from '@/testing/comment-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { deleteClicked, deleteConfirmed, deleteQuestion } from './delete';
import { $comments, likeClicked } from './likes';
import { bookComments, newestRequested } from './model';
import { reasonPicked, reportClicked, reportSheet } from './report';

const ONE = '/api/audiobooks/7/comments/1';
const TWO = '/api/audiobooks/7/comments/2';
const path = '/pdp/comment/7/x';
const page = { routeId: 'comments', path, params: { id: '7', identifier: 'x' } };
const fails = (error: ApiError) => () => {
  throw error;
};
const serverError = httpError(500, '', { message: 'No' });

async function open(answers: Record<string, unknown> = {}, isSignedIn = true, hash = '') {
  const test = await createTestScope({
    answers: {
      'GET /api/audiobooks/7/comments': aPage([aComment(), aComment({ id: 2 })]),
      'GET /api/audiobooks/7/ratings': someRatings(),
      ...answers,
    },
    ...(isSignedIn && { tokens: someTokens() }),
    skipsWaits: true,
  });
  const { scope, requests, router } = test;
  router.visit({ ...page, hash });
  await allSettled(scope);
  const notifications = watchCalls(notificationRequested, scope);
  const tell = <T>(unit: EventCallable<T>, params: NoInfer<T>) =>
    allSettled(unit as EventCallable<unknown>, { scope, params });
  const first = () => scope.getState($comments)?.[0];
  const sent = () =>
    requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, url, body }) => [method, url, body]);
  return { ...test, notifications, tell, first, sent };
}

describe('a like', () => {
  it('counts at once, and can be taken back', async () => {
    const held = heldAnswer<null>();
    const { tell, first, sent } = await open({
      [`PUT ${ONE}/like`]: held.answer,
      [`DELETE ${ONE}/like`]: null,
    });
    const settled = tell(likeClicked, aComment());
    expect(first()).toMatchObject({ isLiked: true, likeCount: 3 });
    held.give(null);
    await settled;
    expect(first()).toMatchObject({ isLiked: true, likeCount: 3 });
    await tell(likeClicked, aComment({ isLiked: true, likeCount: 3 }));
    expect(first()).toMatchObject({ isLiked: false, likeCount: 2 });
    expect(sent()).toEqual([
      ['PUT', `${ONE}/like`, undefined],
      ['DELETE', `${ONE}/like`, undefined],
    ]);
  });

  it.each<[string, ApiError, number]>([
    ['with a notification', serverError, 1],
    ['silently after a 403', httpError(403, '', { message: 'No' }), 0],
    ['without a second word about the connection', { kind: 'offline' }, 0],
  ])('is rolled back when it is refused, %s', async (_, error, count) => {
    const { tell, first, notifications } = await open({ [`PUT ${ONE}/like`]: fails(error) });
    await tell(likeClicked, aComment());
    if (count > 0) expect(first()).toMatchObject({ isLiked: false, likeCount: 2 });
    expect(notifications).toHaveLength(count);
  });

  it('is not counted twice when the list is loaded again meanwhile', async () => {
    const held = heldAnswer<null>();
    let served = aComment();
    const { scope, tell, first } = await open({
      [`PUT ${ONE}/like`]: held.answer,
      'GET /api/audiobooks/7/comments': () => aPage([served]),
    });
    const settled = tell(likeClicked, served);
    served = aComment({ isLiked: true, likeCount: 3 });
    void tell(newestRequested, undefined);
    await expect.poll(() => scope.getState(bookComments.$items)).toEqual([served]);
    expect(first()).toEqual(served);
    held.give(null);
    await settled;
    expect(first()).toEqual(served);
  });

  it('is kept in its own comment alone', async () => {
    const { scope, tell } = await open({ [`PUT ${TWO}/like`]: null });
    await tell(likeClicked, aComment({ id: 2 }));
    expect(scope.getState(bookComments.$items)).toEqual([
      aComment(),
      aComment({ id: 2, isLiked: true, likeCount: 3 }),
    ]);
  });

  it('needs an account', async () => {
    const { tell, first, router } = await open({}, false);
    await tell(likeClicked, aComment());
    expect(first()).toMatchObject({ isLiked: false });
    expect(router.navigations).toEqual([{ to: `/auth?returnUrl=${encodeURIComponent(path)}` }]);
  });
});

describe('deleting a comment', () => {
  it('asks first, and then removes it from the list', async () => {
    const { scope, router, tell, sent } = await open({ [`DELETE ${ONE}`]: null });
    await tell(deleteClicked, aComment());
    expect(router.navigations.at(-1)).toMatchObject({ to: `${path}#deleteComment` });
    expect(sent()).toEqual([]);
    router.visit({ ...page, hash: '#deleteComment' });
    expect(scope.getState(deleteQuestion.$isOpen)).toBe(true);
    await tell(deleteConfirmed, undefined);
    expect(sent()).toEqual([['DELETE', ONE, undefined]]);
    expect(scope.getState(bookComments.$items)?.map(({ id }) => id)).toEqual([2]);
    expect(scope.getState(bookComments.$total)).toBe(1);
    expect(router.navigations.at(-1)).toEqual({ to: -1 });
  });

  it('keeps the comment after a failure, closes the question and says why', async () => {
    const { scope, router, tell, notifications } = await open({
      [`DELETE ${ONE}`]: fails(serverError),
    });
    await tell(deleteClicked, aComment());
    router.visit({ ...page, hash: '#deleteComment' });
    await tell(deleteConfirmed, undefined);
    expect(router.navigations.at(-1)).toEqual({ to: -1 });
    expect(scope.getState(bookComments.$items)).toHaveLength(2);
    expect(notifications).toEqual([{ kind: 'error', text: 'No' }]);
  });

  it('leaves the number of comments on another book as it is', async () => {
    const held = heldAnswer<null>();
    const { scope, router, tell } = await open({
      [`DELETE ${ONE}`]: held.answer,
      'GET /api/audiobooks/8/comments': aPage([aComment({ id: 3 }), aComment({ id: 4 })], 30),
      'GET /api/audiobooks/8/ratings': someRatings(),
    });
    await tell(deleteClicked, aComment());
    router.visit({ ...page, hash: '#deleteComment' });
    void tell(deleteConfirmed, undefined);
    router.visit({ ...page, path: '/pdp/comment/8/y', params: { id: '8', identifier: 'y' } });
    await expect.poll(() => scope.getState(bookComments.$total)).toBe(30);
    held.give(null);
    await allSettled(scope);
    expect(scope.getState(bookComments.$total)).toBe(30);
    expect(scope.getState(bookComments.$items)).toHaveLength(2);
  });

  it('removes the marker of a question that a reload has lost', async () => {
    const { router, tell, sent } = await open({}, true, '#deleteComment');
    expect(router.navigations.at(-1)).toMatchObject({ to: path, replace: true });
    await tell(deleteConfirmed, undefined);
    expect(sent()).toEqual([]);
  });
});

describe('reporting a comment', () => {
  it('asks for the reason and sends it', async () => {
    const { router, tell, sent, notifications } = await open({ [`POST ${ONE}/report`]: null });
    await tell(reportClicked, aComment());
    expect(router.navigations.at(-1)).toMatchObject({ to: `${path}#reportComment` });
    router.visit({ ...page, hash: '#reportComment' });
    await tell(reasonPicked, 'spoiler');
    expect(sent()).toEqual([['POST', `${ONE}/report`, { reason: 'spoiler' }]]);
    expect(notifications).toEqual([{ kind: 'info', text: texts.reported }]);
    expect(router.navigations.at(-1)).toEqual({ to: -1 });
  });

  it('stays open after a failure, for another attempt', async () => {
    const { scope, router, tell, sent } = await open({
      [`POST ${ONE}/report`]: fails(serverError),
    });
    await tell(reportClicked, aComment());
    router.visit({ ...page, hash: '#reportComment' });
    await tell(reasonPicked, 'spam');
    await tell(reasonPicked, 'spam');
    expect(scope.getState(reportSheet.$isOpen)).toBe(true);
    expect(sent()).toHaveLength(2);
  });

  it('needs an account', async () => {
    const { tell, router } = await open({}, false);
    await tell(reportClicked, aComment());
    expect(router.navigations).toEqual([{ to: `/auth?returnUrl=${encodeURIComponent(path)}` }]);
  });
});

it.each([
  ['whether to delete a comment', deleteClicked, '#deleteComment'],
  ['why a comment is reported', reportClicked, '#reportComment'],
])('still asks %s after a way back to the page, and not after a reload', async (_, unit, hash) => {
  const { scope, router, tell } = await open();
  await tell(unit, aComment());
  router.visit({ ...page, hash });
  router.visit({ routeId: 'product', path: '/pdp/7', params: { id: '7' } });
  const before = router.navigations.length;
  router.visit({ ...page, hash });
  await allSettled(scope);
  expect(router.navigations).toHaveLength(before);
  const reloaded = await open({}, true, hash);
  expect(reloaded.router.navigations).toEqual([{ to: path, replace: true }]);
});

it.each([
  [
    'question',
    { call: `DELETE ${ONE}`, hash: '#deleteComment', ask: deleteClicked },
    { unit: deleteConfirmed, params: undefined },
  ],
  [
    'sheet',
    { call: `POST ${ONE}/report`, hash: '#reportComment', ask: reportClicked },
    { unit: reasonPicked, params: 'spam' },
  ],
] as const)(
  'leaves the %s about another comment open when the first is answered',
  async (_, asked, yes) => {
    const held = heldAnswer<null>();
    const { router, tell, scope } = await open({ [asked.call]: held.answer });
    const askAbout = (id: number) => {
      void tell(asked.ask, aComment({ id }));
      router.visit({ ...page, hash: asked.hash });
    };
    askAbout(1);
    void tell(yes.unit as EventCallable<unknown>, yes.params);
    router.visit(page);
    askAbout(2);
    const before = router.navigations.length;
    held.give(null);
    await allSettled(scope);
    expect(router.navigations).toHaveLength(before);
  },
);
