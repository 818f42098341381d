import { allSettled, type EventCallable } from 'effector';
import { expect, it } from 'vitest';

import { notificationRequested } from '@/features/notifications/model';
import { signInRequested } from '@/features/sign-in/intent';
import { httpError } from '@/shared/api/errors';
import { sessionEnded } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { comments as texts } from '@/shared/i18n/fa/comments';
import { common } from '@/shared/i18n/fa/common';
import { aPage } from '@/testing/api-fixtures';
import { aComment, someRatings } from '@/testing/comment-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { passTimers } from '@/testing/pass-timers';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { deleteClicked, deleteConfirmed } from './delete';
import { $editedIds, draftTyped, editClicked } from './drafts';
import { likeClicked } from './likes';
import { reasonPicked, reportClicked } from './report';
import { $sendingKeys, $sendProblems, sendClicked } from './send';

passTimers();

const ONE = '/api/audiobooks/7/comments/1';
const ratings = 'GET /api/audiobooks/7/ratings';
const path = '/pdp/comment/7/x';
const page = { routeId: 'comments', path, params: { id: '7', identifier: 'x' } };

async function open(answers: Record<string, unknown> = {}, isSignedIn = true) {
  const test = await createTestScope({
    answers: {
      'GET /api/audiobooks/7/comments': aPage([aComment(), aComment({ id: 2 })]),
      'POST /api/audiobooks/7/comments': aComment({ id: 3 }),
      [ratings]: someRatings(),
      ...answers,
    },
    ...(isSignedIn && { tokens: someTokens() }),
    skipsWaits: true,
  });
  const { scope } = test;
  const seen = {
    notices: watchCalls(notificationRequested, scope),
    signIns: watchCalls(signInRequested, scope),
  };
  test.router.visit(page);
  await allSettled(scope);
  const tell = <T>(unit: EventCallable<T>, params: NoInfer<T>) =>
    allSettled(unit as EventCallable<unknown>, { scope, params });
  const count = (method: string, url: string) =>
    test.requests.filter((sent) => sent.method === method && sent.url.startsWith(url)).length;
  return { ...test, seen, tell, count };
}
type Opened = Awaited<ReturnType<typeof open>>;

const acts = [
  {
    name: 'delete',
    call: `DELETE ${ONE}`,
    success: texts.deleted,
    act: async ({ tell }: Opened) => {
      await tell(deleteClicked, aComment());
      await tell(deleteConfirmed, undefined);
    },
  },
  {
    name: 'report',
    call: `POST ${ONE}/report`,
    success: texts.reported,
    act: async ({ tell }: Opened) => {
      await tell(reportClicked, aComment());
      await tell(reasonPicked, 'spam');
    },
  },
  {
    name: 'like',
    call: `PUT ${ONE}/like`,
    success: null,
    act: ({ tell }: Opened) => tell(likeClicked, aComment()),
  },
  {
    name: 'comment',
    call: 'POST /api/audiobooks/7/comments',
    success: texts.sent,
    act: async ({ tell }: Opened) => {
      await tell(draftTyped, { key: '7:new', text: 'Lovely' });
      await tell(sendClicked, '7:new');
    },
  },
];
const fail = (error: object) => () => {
  throw error;
};

it.each(acts)('tells that a $name has come', async ({ call, success, act }) => {
  const opened = await open({ [call]: call.startsWith('POST /api') ? aComment({ id: 3 }) : null });
  await act(opened);
  expect(opened.seen.notices).toEqual(success === null ? [] : [{ kind: 'info', text: success }]);
});

it.each(acts)('tells why a $name has not come, but nothing twice', async ({ name, call, act }) => {
  const failed = await open({ [call]: fail({ kind: 'network' }) });
  await act(failed);
  // A comment that was not sent says so below its text.
  const told = name === 'comment' ? [] : [{ kind: 'error', text: common.failed }];
  expect(failed.seen.notices).toEqual(told);
  const offline = await open({ [call]: fail({ kind: 'offline' }) });
  await act(offline);
  expect(offline.seen.notices).toEqual([]);
});

it.each(acts)('tells the next user nothing of a $name', async ({ call, act }) => {
  const held = heldAnswer<unknown>();
  const opened = await open({ [call]: held.answer });
  void act(opened);
  await new Promise((resolve) => void setTimeout(resolve));
  void allSettled(sessionEnded, { scope: opened.scope });
  held.fail(httpError(500, '', { message: 'No' }));
  await allSettled(opened.scope);
  expect(opened.seen.notices).toEqual([]);
});

it('leads a signed-out reader to the sign-in without an intent', async () => {
  const { seen, tell } = await open({}, false);
  await tell(reportClicked, aComment());
  await tell(likeClicked, aComment());
  await tell(draftTyped, { key: '7:new', text: 'Lovely' });
  await tell(sendClicked, '7:new');
  expect(seen.signIns).toEqual([{}, {}, {}]);
});

it('deletes and reports once for two taps, and nothing that was not asked about', async () => {
  const held = heldAnswer<null>();
  const calls = { [`DELETE ${ONE}`]: held.answer, [`POST ${ONE}/report`]: held.answer };
  const { scope, requests, tell, count } = await open(calls);
  const known = requests.length;
  await tell(deleteConfirmed, undefined);
  await tell(reasonPicked, 'spam');
  expect(requests).toHaveLength(known);
  void tell(deleteClicked, aComment());
  void tell(reportClicked, aComment());
  for (let tap = 0; tap < 2; tap += 1) {
    void tell(deleteConfirmed, undefined);
    void tell(reasonPicked, 'spam');
  }
  held.give(null);
  await allSettled(scope);
  expect([count('DELETE', ONE), count('POST', `${ONE}/report`)]).toEqual([1, 1]);
});

it('knows each draft that is on its way, and the problem of each, apart', async () => {
  const held = heldAnswer<unknown>();
  const { scope, tell } = await open({
    'POST /api/audiobooks/7/comments': held.answer,
    'POST /api/audiobooks/9/comments': aComment({ id: 4 }),
  });
  await tell(draftTyped, { key: '7:new', text: 'Lovely' });
  void tell(sendClicked, '7:new');
  void tell(sendClicked, '7:1');
  expect(scope.getState($sendingKeys)).toEqual(['7:new']);
  expect(scope.getState($sendProblems)).toEqual({ '7:1': { text: texts.nothingVisible } });
  void tell(draftTyped, { key: '9:new', text: 'Good' });
  void tell(sendClicked, '9:new');
  expect(scope.getState($sendingKeys)).toEqual(['7:new', '9:new']);
  await expect.poll(() => scope.getState($sendingKeys)).toEqual(['7:new']);
  held.fail({ kind: 'network' });
  await allSettled(scope);
  expect(scope.getState($sendingKeys)).toEqual([]);
  expect(scope.getState($sendProblems)).toEqual({
    '7:1': { text: texts.nothingVisible },
    '7:new': { text: common.failed },
  });
});

it('names the comments of this book alone that their author changes', async () => {
  const { scope, router, tell } = await open();
  await tell(draftTyped, { key: '7:new', text: 'New' });
  await tell(editClicked, aComment());
  expect(scope.getState($editedIds)).toEqual([1]);
  router.visit({ ...page, path: '/pdp/comment/8/x', params: { id: '8', identifier: 'x' } });
  expect(scope.getState($editedIds)).toEqual([]);
});

it('counts the stars again after a comment, and when they failed and the device is online', async () => {
  let isBroken = false;
  const { scope, router, tell, count } = await open({
    [ratings]: () => {
      if (isBroken) throw { kind: 'network' };
      return someRatings();
    },
  });
  const loads = () => count('GET', '/api/audiobooks/7/ratings');
  expect(loads()).toBe(1);
  await tell(cameOnline, undefined);
  expect(loads()).toBe(1);
  isBroken = true;
  await tell(draftTyped, { key: '7:new', text: 'Lovely' });
  await tell(sendClicked, '7:new');
  expect(loads()).toBe(2);
  router.visit({ routeId: 'shop', path: '/' });
  await tell(cameOnline, undefined);
  expect(loads()).toBe(2);
  router.visit(page);
  await allSettled(scope);
  isBroken = false;
  await tell(cameOnline, undefined);
  await tell(cameOnline, undefined);
  expect(loads()).toBe(4);
});
