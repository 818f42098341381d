import { allSettled, type EventCallable } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { $myRate } from '@/entities/rating/model';
import { notificationRequested } from '@/features/notifications/model';
import { intentResumed } from '@/features/sign-in/intent';
import { httpError } from '@/shared/api/errors';
import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { aDetail, aPage } from '@/testing/api-fixtures';
import { someRatings } from '@/testing/comment-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { playerAnswers } from '@/testing/player-fixtures';
import { aLibraryState } from '@/testing/purchase-fixtures';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';
import { heldAnswer } from '@/testing/held-answer';

import { moreNeared } from './more';
import { $rateBefore, rateUndone, starClicked } from './rate';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const page = { routeId: 'product', path: '/pdp/1001', params: { id: '1001' } };

interface Visit {
  readonly mine?: number;
  readonly isSignedIn?: boolean;
  readonly rate?: () => unknown;
  readonly ratings?: () => unknown;
}

async function open({ mine = 0, isSignedIn = true, rate = () => answer, ratings }: Visit = {}) {
  const server = { mine };
  const test = await createTestScope({
    answers: {
      ...playerAnswers,
      'GET /api/audiobooks/1001/detail2': aDetail(),
      'GET /api/audiobooks/1001/comments': aPage([]),
      'GET /api/audiobooks/1001/ratings':
        ratings ?? (() => ({ ...someRatings(), mine: server.mine })),
      'GET /api/booksSearch': aPage([]),
      'POST /api/library/state/1001': aLibraryState(3, 0),
      'GET /api/audiobooks/1002/detail2': aDetail({ audioBookId: 1002 }),
      'GET /api/audiobooks/1002/comments': aPage([]),
      'GET /api/audiobooks/1002/ratings': someRatings(),
      'POST /api/library/state/1002': aLibraryState(3, 0),
      'POST /api/audiobooks/rate': ({ body }: { body: { rate: number } }) => {
        const answered = rate();
        server.mine = body.rate;
        return answered;
      },
      'DELETE /api/audiobooks/1001/rate': () => {
        server.mine = 0;
        return answer;
      },
    },
    ...(isSignedIn && { tokens: someTokens() }),
  });
  const { scope, requests, router } = test;
  const run = async (started: Promise<unknown>) => {
    await vi.runAllTimersAsync();
    await started;
  };
  const tell = <T>(unit: EventCallable<T>, params: NoInfer<T>) =>
    run(allSettled(unit as EventCallable<unknown>, { scope, params }));
  router.visit(page);
  await run(allSettled(scope));
  await tell(moreNeared, undefined);
  const sent = () =>
    requests
      .filter(({ url }) => url.endsWith('/rate'))
      .map(({ method, body }) => [method, (body as { rate?: number } | undefined)?.rate]);
  const shown = () => [scope.getState($myRate), scope.getState($rateBefore)];
  return { ...test, run, tell, sent, shown };
}
const answer = { rate: 4.5, count: 11 };

it('rates the book by a tap, and takes it back to none', async () => {
  const { tell, sent, shown } = await open();
  expect(shown()).toEqual([0, null]);
  await tell(starClicked, 4);
  expect(shown()).toEqual([4, 0]);
  await tell(rateUndone, undefined);
  expect(shown()).toEqual([0, null]);
  expect(sent()).toEqual([
    ['POST', 4],
    ['DELETE', undefined],
  ]);
});

it('takes a change back to the rate before', async () => {
  const { tell, sent, shown } = await open({ mine: 2 });
  await tell(starClicked, 5);
  await tell(rateUndone, undefined);
  expect(shown()).toEqual([2, null]);
  expect(sent()).toEqual([
    ['POST', 5],
    ['POST', 2],
  ]);
});

it('takes back the last of several taps, and only that one', async () => {
  const { tell, sent, shown } = await open({ mine: 2 });
  await tell(starClicked, 4);
  await tell(starClicked, 5);
  expect(shown()).toEqual([5, 4]);
  await tell(rateUndone, undefined);
  await tell(rateUndone, undefined);
  expect(shown()).toEqual([4, null]);
  expect(sent()).toEqual([
    ['POST', 4],
    ['POST', 5],
    ['POST', 4],
  ]);
});

it('can be taken back until the page is left, and no longer when the user is back', async () => {
  const { scope, router, run, tell, sent, shown } = await open();
  await tell(starClicked, 4);
  router.visit({ routeId: 'library', path: '/library' });
  await run(allSettled(scope));
  router.visit(page);
  await run(allSettled(scope));
  expect(shown()).toEqual([4, null]);
  await tell(rateUndone, undefined);
  expect(sent()).toEqual([['POST', 4]]);
});

it('sends nothing for the rate that the book has already', async () => {
  const { tell, sent, shown } = await open({ mine: 2 });
  await tell(starClicked, 2);
  expect(sent()).toEqual([]);
  expect(shown()).toEqual([2, null]);
});

it('shows the rate before and a notification when it is refused', async () => {
  const { scope, tell, shown } = await open({
    mine: 2,
    rate: () => {
      throw httpError(500, '', { message: 'No' });
    },
  });
  const notifications = watchCalls(notificationRequested, scope);
  await tell(starClicked, 5);
  expect(shown()).toEqual([2, null]);
  expect(notifications).toEqual([{ kind: 'error', text: 'No' }]);
});

it.each([{ kind: 'offline' }, httpError(403, '', { message: 'No' })])(
  'is refused without a word by %j',
  async (error) => {
    const { scope, tell } = await open({
      rate: () => {
        throw error;
      },
    });
    const notifications = watchCalls(notificationRequested, scope);
    await tell(starClicked, 5);
    expect(notifications).toEqual([]);
  },
);

it('sends nothing for an undo of nothing, and for a sign-in that was for something else', async () => {
  const { tell, sent } = await open();
  await tell(rateUndone, undefined);
  await tell(intentResumed, { kind: 'get', audioBookId: 1001, rate: 3 });
  await tell(intentResumed, { kind: 'rate', audioBookId: 1001 });
  expect(sent()).toEqual([]);
});

it('continues after the sign-in of a signed-out user', async () => {
  const { scope, router, run, tell, sent, shown } = await open({ isSignedIn: false });
  await tell(starClicked, 3);
  expect(router.navigations.at(-1)).toEqual({ to: '/auth?returnUrl=%2Fpdp%2F1001' });
  router.visit({ routeId: 'auth', path: '/auth' });
  await tell(tokensChanged, someTokens());
  router.visit(page);
  await run(allSettled(scope));
  expect(sent()).toEqual([['POST', 3]]);
  expect(shown()).toEqual([3, 0]);
});

it('is not taken back on the page of another book', async () => {
  const { scope, router, run, tell, sent, shown } = await open();
  await tell(starClicked, 4);
  router.visit({ ...page, path: '/pdp/1002', params: { id: '1002' } });
  await run(allSettled(scope));
  expect(shown()[1]).toBeNull();
  await tell(rateUndone, undefined);
  expect(sent()).toEqual([['POST', 4]]);
});

it('is not taken back once its user has signed out', async () => {
  const { tell, sent, shown } = await open();
  await tell(starClicked, 4);
  await tell(sessionEnded, undefined);
  expect(shown()).toEqual([0, null]);
  await tell(rateUndone, undefined);
  expect(sent()).toEqual([['POST', 4]]);
});

it('can be taken back although the rate of the book before is refused meanwhile', async () => {
  const held = heldAnswer<unknown>();
  const answers = [held.answer, () => answer];
  const { scope, router, run, shown } = await open({ rate: () => answers.shift()?.() });
  void allSettled(starClicked, { scope, params: 4 });
  router.visit({ ...page, path: '/pdp/1002', params: { id: '1002' } });
  await vi.runAllTimersAsync();
  void allSettled(moreNeared, { scope });
  await vi.runAllTimersAsync();
  void allSettled(starClicked, { scope, params: 5 });
  await vi.runAllTimersAsync();
  held.fail(httpError(500, '', { message: 'No' }));
  await run(allSettled(scope));
  expect(shown()[1]).toBe(0);
});

it('is given, but has no way back, while the rate before is not known', async () => {
  const { tell, sent, shown } = await open({
    ratings: () => {
      throw httpError(500, '', null);
    },
  });
  await tell(starClicked, 4);
  await tell(rateUndone, undefined);
  expect(sent()).toEqual([['POST', 4]]);
  expect(shown()[1]).toBeNull();
});
