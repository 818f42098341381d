import { allSettled, type Scope } from 'effector';
import { expect, it } from 'vitest';

import { httpError } from '@/shared/api/errors';
import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { someRatings } from '@/testing/comment-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import {
  $haveRatingsFailed,
  $isMyRateKnown,
  $myRate,
  $ratings,
  rateRefused,
  rateRequested,
  ratingsRequested,
} from './model';

const RATE = 'POST /api/audiobooks/rate';

async function open(answers: Record<string, unknown> = {}) {
  const test = await createTestScope({
    answers: { 'GET /api/audiobooks/7/ratings': someRatings(), ...answers },
    tokens: someTokens(),
  });
  await allSettled(ratingsRequested, { scope: test.scope, params: 7 });
  return test;
}
const rate = (scope: Scope, value: 0 | 4) =>
  allSettled(rateRequested, { scope, params: { id: 7, value } });

it('shows a rate at once, and the ratings of all once it is saved', async () => {
  const held = heldAnswer<unknown>();
  let isRated = false;
  const { scope } = await open({
    [RATE]: held.answer,
    'GET /api/audiobooks/7/ratings': () =>
      isRated ? someRatings({ count: 11, mine: 4, stars: [0, 0, 1, 4, 6] }) : someRatings(),
  });
  const settled = rate(scope, 4);
  expect(scope.getState($myRate)).toBe(4);
  expect(scope.getState($ratings)?.count).toBe(10);
  isRated = true;
  held.give({ rate: 4.5, count: 11 });
  await settled;
  expect(scope.getState($ratings)).toMatchObject({ count: 11, mine: 4, stars: [0, 0, 1, 4, 6] });
});

it('sends the rate of the title, and takes it back with 0', async () => {
  const { scope, requests } = await open({
    [RATE]: { rate: 4.5, count: 11 },
    'DELETE /api/audiobooks/7/rate': { rate: 4.5, count: 10 },
  });
  await rate(scope, 4);
  await rate(scope, 0);
  const sent = requests.filter(({ method }) => method !== 'GET');
  expect(sent.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['POST', '/api/audiobooks/rate', { audioBookId: 7, rate: 4 }],
    ['DELETE', '/api/audiobooks/7/rate', undefined],
  ]);
  expect(scope.getState($myRate)).toBe(0);
});

it('shows at once that a rate is taken back', async () => {
  const held = heldAnswer<unknown>();
  const { scope } = await open({
    'GET /api/audiobooks/7/ratings': someRatings({ mine: 5 }),
    'DELETE /api/audiobooks/7/rate': held.answer,
  });
  const settled = rate(scope, 0);
  expect(scope.getState($myRate)).toBe(0);
  held.give({ rate: 4.5, count: 10 });
  await settled;
});

it('rolls a refused rate back to the one before', async () => {
  const { scope } = await open({
    'GET /api/audiobooks/7/ratings': someRatings({ mine: 2 }),
    [RATE]: () => {
      throw httpError(500, '', null);
    },
  });
  const refused = watchCalls(rateRefused, scope);
  await rate(scope, 4);
  expect(scope.getState($myRate)).toBe(2);
  expect(refused).toHaveLength(1);
});

it('keeps nothing of another title or another user', async () => {
  const { scope } = await open({
    'GET /api/audiobooks/7/ratings': someRatings({ mine: 5 }),
    'GET /api/audiobooks/8/ratings': () => {
      throw { kind: 'network' };
    },
  });
  expect(scope.getState($myRate)).toBe(5);
  await allSettled(sessionEnded, { scope });
  expect(scope.getState($myRate)).toBe(0);
  await allSettled(tokensChanged, { scope, params: someTokens() });
  expect(scope.getState($myRate)).toBe(5);
  await allSettled(ratingsRequested, { scope, params: 8 });
  expect(scope.getState($ratings)).toBeNull();
  expect(scope.getState($myRate)).toBe(0);
});

it('takes the saved rate of one title for that of no other', async () => {
  const saved = heldAnswer<unknown>();
  const ratings = heldAnswer<unknown>();
  const { scope } = await open({
    [RATE]: saved.answer,
    'GET /api/audiobooks/8/ratings': ratings.answer,
  });
  void rate(scope, 4);
  expect(scope.getState($isMyRateKnown)).toBe(true);
  void allSettled(ratingsRequested, { scope, params: 8 });
  expect(scope.getState($isMyRateKnown)).toBe(false);
  const theirs = someRatings({ count: 3, mine: 1 });
  ratings.give(theirs);
  await expect.poll(() => scope.getState($isMyRateKnown)).toBe(true);
  saved.give({ rate: 4.5, count: 11 });
  await allSettled(scope);
  expect(scope.getState($ratings)).toEqual({ ...theirs, audioBookId: 8 });
  expect(scope.getState($myRate)).toBe(1);
});

it('knows the own rate once the ratings of this user have come', async () => {
  const answers = [someRatings(), heldAnswer<unknown>()] as const;
  let isSignedIn = false;
  const { scope } = await createTestScope({
    answers: {
      'GET /api/audiobooks/7/ratings': () => (isSignedIn ? answers[1].answer() : answers[0]),
    },
  });
  const isKnown = () => scope.getState($isMyRateKnown);
  await allSettled(tokensChanged, { scope, params: someTokens() });
  await allSettled(sessionEnded, { scope });
  await allSettled(ratingsRequested, { scope, params: 7 });
  expect(isKnown()).toBe(true);
  isSignedIn = true;
  void allSettled(tokensChanged, { scope, params: someTokens() });
  expect(isKnown()).toBe(false);
  answers[1].give(someRatings({ mine: 5 }));
  await expect.poll(isKnown).toBe(true);
  expect(scope.getState($myRate)).toBe(5);
  await allSettled(sessionEnded, { scope });
  expect(isKnown()).toBe(false);
});

it('asks for no ratings at a sign-in before any title was shown', async () => {
  const { scope, requests } = await createTestScope();
  await allSettled(tokensChanged, { scope, params: someTokens() });
  expect(requests).toEqual([]);
});

it('says that the ratings have failed until they are asked for again, and keeps those it has', async () => {
  const held = heldAnswer<unknown>();
  const answers: (() => unknown)[] = [
    () => someRatings(),
    () => {
      throw { kind: 'network' };
    },
    held.answer,
  ];
  const { scope } = await open({ 'GET /api/audiobooks/7/ratings': () => answers.shift()?.() });
  expect(scope.getState($haveRatingsFailed)).toBe(false);
  await allSettled(ratingsRequested, { scope, params: 7 });
  expect(scope.getState($haveRatingsFailed)).toBe(true);
  void allSettled(ratingsRequested, { scope, params: 7 });
  expect(scope.getState($haveRatingsFailed)).toBe(false);
  expect(scope.getState($ratings)?.count).toBe(10);
  held.give(someRatings({ count: 12 }));
  await expect.poll(() => scope.getState($ratings)?.count).toBe(12);
});

it('asks for the ratings of no title again when another one is rated', async () => {
  const { scope, requests } = await open({ [RATE]: { rate: 4.5, count: 11 } });
  const sent = requests.length;
  await allSettled(rateRequested, { scope, params: { id: 8, value: 4 } });
  expect(requests.slice(sent).map(({ method, url }) => `${method} ${url}`)).toEqual([RATE]);
});
