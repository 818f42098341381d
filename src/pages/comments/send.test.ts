import { allSettled, type EventCallable } from 'effector';
import { describe, expect, it } from 'vitest';

import { $ratings, ratingsRequested } from '@/entities/rating/model';
import { httpError, type ApiError } from '@/shared/api/errors';
import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { comments as texts } from '@/shared/i18n/fa/comments';
import { aPage } from '@/testing/api-fixtures';
import { aComment, someRatings } from '@/testing/comment-fixtures';
import { common } from '@/shared/i18n/fa/common';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { aJwt, someTokens } from '@/testing/session-fixtures';

import { $drafts, draftDropped, draftRated, draftTyped, editClicked } from './drafts';
import { bookComments } from './model';
import { $sendingKeys, $sendProblems, sendClicked } from './send';

const KEY = '7:new';
const ADD = 'POST /api/audiobooks/7/comments';
const fails = (error: ApiError) => () => {
  throw error;
};

async function open(answers: Record<string, unknown> = {}, isSignedIn = true) {
  const test = await createTestScope({
    answers: {
      'GET /api/audiobooks/7/comments': aPage([aComment()]),
      'GET /api/audiobooks/7/ratings': someRatings(),
      ...answers,
    },
    ...(isSignedIn && { tokens: someTokens() }),
    skipsWaits: true,
  });
  const { scope } = test;
  test.router.visit({
    routeId: 'comments',
    path: '/pdp/comment/7/x',
    search: '?title=Divan',
    params: { id: '7', identifier: 'x' },
  });
  await allSettled(scope);
  const tell = <T>(unit: EventCallable<T>, params: NoInfer<T>) =>
    allSettled(unit as EventCallable<unknown>, { scope, params });
  const write = (text: string) => tell(draftTyped, { key: KEY, text });
  const textOf = (key = KEY) => scope.getState($drafts)[key]?.text;
  const problemOf = (key = KEY) => scope.getState($sendProblems)[key]?.text;
  const sent = () => test.requests.filter(({ method }) => method === 'POST');
  return { ...test, tell, write, textOf, problemOf, sent };
}

describe('a new comment', () => {
  it('is sent with its stars, and stands first in the list', async () => {
    let isAdded = false;
    const { scope, tell, write, textOf, sent } = await open({
      [ADD]: () => {
        isAdded = true;
        return aComment({ id: 2 });
      },
      'GET /api/audiobooks/7/comments': () =>
        aPage(isAdded ? [aComment({ id: 2 }), aComment()] : [aComment()]),
    });
    await write(' Love\n');
    await tell(draftRated, { key: KEY, rate: 5 });
    await tell(sendClicked, KEY);
    expect(sent().map(({ body }) => body)).toEqual([{ text: 'Love', rate: 5 }]);
    expect(scope.getState(bookComments.$items)?.map(({ id }) => id)).toEqual([2, 1]);
    expect(textOf()).toBeUndefined();
  });

  it('is sent without stars if none were chosen', async () => {
    const { tell, write, sent } = await open({ [ADD]: aComment({ id: 2 }) });
    await write('Love');
    await tell(sendClicked, KEY);
    expect(sent().map(({ body }) => body)).toEqual([{ text: 'Love' }]);
  });

  it('is sent once for two taps', async () => {
    const held = heldAnswer<unknown>();
    const { scope, tell, write, sent } = await open({ [ADD]: held.answer });
    await write('Love');
    const first = tell(sendClicked, KEY);
    const second = tell(sendClicked, KEY);
    expect(scope.getState($sendingKeys)).toEqual([KEY]);
    held.give(aComment({ id: 2 }));
    await Promise.all([first, second]);
    expect(sent()).toHaveLength(1);
    expect(scope.getState($sendingKeys)).toEqual([]);
  });

  it.each([
    ['without a letter', '', texts.nothingVisible],
    ['of invisible characters', '\u200c \u2800', texts.nothingVisible],
    ['that is too long', 'a'.repeat(5001), texts.tooLong('۱')],
  ])('%s is not sent, with one sentence', async (_, text, problem) => {
    const { tell, write, problemOf, sent } = await open();
    await write(text);
    await tell(sendClicked, KEY);
    expect(problemOf()).toBe(problem);
    expect(sent()).toEqual([]);
    await write('Love');
    expect(problemOf()).toBeUndefined();
  });

  it('says no more what was wrong with it once its stars change', async () => {
    const { tell, write, problemOf } = await open();
    await write('');
    await tell(sendClicked, KEY);
    await tell(draftRated, { key: KEY, rate: 5 });
    expect(problemOf()).toBeUndefined();
  });

  it('of the greatest length is sent, without the spaces around it', async () => {
    const { tell, write, sent } = await open({ [ADD]: aComment({ id: 2 }) });
    await write(` ${'a'.repeat(5000)}\n`);
    await tell(sendClicked, KEY);
    expect(sent()).toHaveLength(1);
  });

  it.each<[string, ApiError, string]>([
    ['the server refuses it', httpError(400, '', { message: 'No' }), 'No'],
    ['the connection breaks', { kind: 'network' }, common.failed],
  ])('keeps its text when %s', async (_, error, problem) => {
    const { tell, write, textOf, problemOf } = await open({ [ADD]: fails(error) });
    await write('Love');
    await tell(sendClicked, KEY);
    expect([textOf(), problemOf()]).toEqual(['Love', problem]);
  });

  it('is given up together with what was wrong with it', async () => {
    const { tell, write, textOf, problemOf } = await open({ [ADD]: fails({ kind: 'network' }) });
    await write('Love');
    await tell(sendClicked, KEY);
    await tell(draftDropped, KEY);
    expect([textOf(), problemOf()]).toEqual([undefined, undefined]);
  });

  it('keeps its text when the session ends meanwhile', async () => {
    const held = heldAnswer<unknown>();
    const { scope, tell, write, textOf, problemOf } = await open({ [ADD]: held.answer });
    await write('Love');
    const settled = tell(sendClicked, KEY);
    void allSettled(sessionEnded, { scope });
    held.give(aComment({ id: 2 }));
    await settled;
    expect([textOf(), problemOf()]).toEqual(['Love', texts.expired]);
  });

  it('does not blame the server for a session that ended, also when another user is there', async () => {
    const refused = await open({
      [ADD]: fails(httpError(401, '', { message: 'No' })),
      'POST /connect/token': fails(httpError(400, '', { error: 'invalid_grant' })),
    });
    await refused.write('Love');
    await refused.tell(sendClicked, KEY);
    expect(refused.problemOf()).toBe(texts.expired);

    const held = heldAnswer<unknown>();
    const { scope, tell, write, problemOf } = await open({ [ADD]: held.answer });
    await write('Love');
    const settled = tell(sendClicked, KEY);
    void allSettled(sessionEnded, { scope });
    void tell(tokensChanged, someTokens({ access: aJwt('2') }));
    held.give(aComment({ id: 2 }));
    await settled;
    expect(problemOf()).toBe(texts.expired);
  });

  it('that arrives while another book is open loads nothing of that book again', async () => {
    const held = heldAnswer<unknown>();
    const { scope, router, requests, tell, write, textOf } = await open({
      [ADD]: held.answer,
      'GET /api/audiobooks/8/comments': aPage([]),
      'GET /api/audiobooks/8/ratings': someRatings(),
    });
    await write('Love');
    const settled = tell(sendClicked, KEY);
    router.visit({
      routeId: 'comments',
      path: '/pdp/comment/8/x',
      params: { id: '8', identifier: 'x' },
    });
    const urls = () => requests.map(({ url }) => url);
    const before = urls();
    held.give(aComment({ id: 2 }));
    await settled;
    await allSettled(scope);
    expect(urls()).toEqual(before);
    expect(textOf()).toBeUndefined();
  });

  it('that arrives on another page leaves the ratings that are shown there', async () => {
    const held = heldAnswer<unknown>();
    const { scope, router, tell, write } = await open({
      [ADD]: held.answer,
      'GET /api/audiobooks/8/ratings': someRatings(),
    });
    await write('Love');
    const settled = tell(sendClicked, KEY);
    router.visit({ routeId: 'product', path: '/pdp/8', params: { id: '8' } });
    void tell(ratingsRequested, 8);
    await expect.poll(() => scope.getState($ratings)?.audioBookId).toBe(8);
    held.give(aComment({ id: 2 }));
    await settled;
    expect(scope.getState($ratings)?.audioBookId).toBe(8);
  });

  it('leads a signed-out reader to the sign-in and back', async () => {
    const { router, tell, write, textOf, sent } = await open({}, false);
    await write('Love');
    await tell(sendClicked, KEY);
    const back = encodeURIComponent('/pdp/comment/7/x?title=Divan');
    expect(router.navigations).toEqual([{ to: `/auth?returnUrl=${back}` }]);
    expect(textOf()).toBe('Love');
    expect(sent()).toEqual([]);
  });
});

it('changes a comment of the list in its place', async () => {
  const changed = aComment({ text: 'New', editedAt: '2026-03-22T12:00:00.000Z' });
  const { scope, requests, tell, textOf } = await open({
    'PUT /api/audiobooks/7/comments/1': changed,
  });
  await tell(editClicked, aComment());
  await tell(draftTyped, { key: '7:1', text: 'New' });
  await tell(sendClicked, '7:1');
  const put = requests.find(({ method }) => method === 'PUT');
  expect(put?.body).toEqual({ text: 'New', rate: 4 });
  expect(scope.getState(bookComments.$items)).toEqual([changed]);
  expect(textOf('7:1')).toBeUndefined();
});
