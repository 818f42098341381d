import { allSettled, createEvent, createStore, fork } from 'effector';
import { describe, expect, it } from 'vitest';

import { getArtistFx } from '@/shared/api/endpoints/people';
import { tokensChanged } from '@/shared/api/tokens';
import { httpError, type ApiError } from '@/shared/api/errors';
import { cameOnline } from '@/shared/browser/online';
import { artistRoute, creditRoute } from '@/shared/routing/routes';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { commonFailure } from './common-failure';
import { loadById } from './load-by-id';
import { loadOnVisit } from './load-on-visit';

const network: ApiError = { kind: 'network' };
const offline: ApiError = { kind: 'offline' };

const aPart = () => ({
  requested: createEvent(),
  $answer: createStore<object | null>(null),
  $error: createStore<ApiError | null>(null),
});
const first = aPart();
const second = aPart();
const third = aPart();
const retryClicked = createEvent();
const person = loadById({ route: artistRoute, effect: getArtistFx });
loadOnVisit({ route: creditRoute, resources: [first, second], retryClicked });

async function visited(routeId: string) {
  const { scope, router } = await createTestScope();
  const requests = [watchCalls(first.requested, scope), watchCalls(second.requested, scope)];
  router.visit({ routeId, path: `/${routeId}` });
  const counts = () => requests.map(({ length }) => length);
  const fail = () => allSettled(second.$error, { scope, params: network });
  return { scope, router, counts, fail };
}

describe('the data of a page', () => {
  it('is loaded on each visit, and on no visit of another page', async () => {
    const { router, counts } = await visited('profile');
    expect(counts()).toEqual([0, 0]);
    router.visit({ routeId: 'credit', path: '/credit' });
    expect(counts()).toEqual([1, 1]);
    router.visit({ routeId: 'profile', path: '/profile' });
    router.visit({ routeId: 'credit', path: '/credit' });
    expect(counts()).toEqual([2, 2]);
  });

  it.each([
    ['credit', [2, 2]],
    ['profile', [0, 0]],
  ])('is loaded when a user signs in on the page, seen on %s', async (routeId, expected) => {
    const { scope, counts } = await visited(routeId);
    await allSettled(tokensChanged, { scope, params: someTokens() });
    expect(counts()).toEqual(expected);
  });

  it.each([
    ['a retry', retryClicked],
    ['the return of the connection', cameOnline],
  ])('is loaded by %s where it has failed, and only on the page', async (_, unit) => {
    const { scope, router, counts, fail } = await visited('credit');
    await allSettled(unit, { scope });
    expect(counts()).toEqual([1, 1]);
    await fail();
    await allSettled(unit, { scope });
    expect(counts()).toEqual([1, 2]);
    router.visit({ routeId: 'profile', path: '/profile' });
    await allSettled(unit, { scope });
    expect(counts()).toEqual([1, 2]);
  });
});

it('loads a page by its id again only where it has failed', async () => {
  let isBroken = false;
  const { scope, router, requests } = await createTestScope({
    answers: {
      'GET /api/artists/7': () => {
        if (isBroken) throw network;
        return { id: 7, firstName: 'Sara', lastName: '', about: '', works: [] };
      },
    },
  });
  const visit = () => router.visit({ routeId: 'artist', path: '/artist/7', params: { id: '7' } });
  visit();
  await allSettled(scope);
  await allSettled(cameOnline, { scope });
  expect(requests).toHaveLength(1);
  expect(scope.getState(person.$value)).toMatchObject({ firstName: 'Sara' });
  isBroken = true;
  visit();
  await allSettled(scope);
  await allSettled(cameOnline, { scope });
  expect(requests).toHaveLength(3);
  // Elsewhere nothing is loaded for it.
  router.visit({ routeId: 'profile', path: '/profile' });
  await allSettled(cameOnline, { scope });
  await allSettled(person.retryClicked, { scope });
  expect(requests).toHaveLength(3);
});

it.each([
  ['7', 7],
  ['1234567890', 1_234_567_890],
  ['12345678901', null],
  ['07', null],
  ['0', null],
  ['7a', null],
  ['a7', null],
  ['-7', null],
  ['7.5', null],
  ['', null],
])(
  'reads the id %j in an address as %j, and shows one that is none as missing',
  async (id, read) => {
    const { scope, router, requests } = await createTestScope();
    router.visit({ routeId: 'artist', path: `/artist/${id}`, params: { id } });
    expect(scope.getState(person.$id)).toBe(read);
    expect(requests.map(({ url }) => url)).toEqual(read === null ? [] : [`/api/artists/${read}`]);
    expect(scope.getState(person.$error)).toEqual(read === null ? httpError(404, '', null) : null);
    await allSettled(scope);
  },
);

it('shows nothing where no page is open, and no late answer for an address without an id', async () => {
  const held = heldAnswer<object>();
  const { scope, router } = await createTestScope({
    answers: { 'GET /api/artists/7': held.answer },
  });
  expect(scope.getState(person.$id)).toBeNull();
  router.visit({ routeId: 'artist', path: '/artist/7', params: { id: '7' } });
  router.visit({ routeId: 'artist', path: '/artist/sara', params: { id: 'sara' } });
  held.give({ id: 7, firstName: 'Sara', lastName: '', about: '', works: [] });
  await allSettled(scope);
  expect(scope.getState(person.$value)).toBeNull();
});

it('shows nothing of one page while the next is on its way, and its own failure no more at a retry', async () => {
  const [held, again] = [heldAnswer<object>(), heldAnswer<object>()];
  const later = [held, again];
  const sara = { id: 7, firstName: 'Sara', lastName: '', about: '', works: [] };
  const { scope, router } = await createTestScope({
    answers: { 'GET /api/artists/7': sara, 'GET /api/artists/8': () => later.shift()?.answer() },
  });
  const visit = (id: string) =>
    router.visit({ routeId: 'artist', path: `/artist/${id}`, params: { id } });
  visit('7');
  await allSettled(scope);
  expect(scope.getState(person.$value)).toMatchObject(sara);
  visit('8');
  expect(scope.getState(person.$value)).toBeNull();
  held.fail(network);
  await allSettled(scope);
  expect(scope.getState(person.$error)).toEqual(network);
  const retried = allSettled(person.retryClicked, { scope });
  expect(scope.getState(person.$error)).toBeNull();
  again.give({ ...sara, id: 8 });
  await retried;
  expect(scope.getState(person.$value)).toMatchObject({ id: 8 });
});

it('shows why a page could not be loaded', async () => {
  const answer = () => {
    throw network;
  };
  const { scope, router } = await createTestScope({ answers: { 'GET /api/artists/7': answer } });
  router.visit({ routeId: 'artist', path: '/artist/7', params: { id: '7' } });
  await allSettled(scope);
  expect(scope.getState(person.$error)).toEqual(network);
});

describe('the failure of a page', () => {
  const $failure = commonFailure(first, second, third);

  it.each([
    ['is the first one when all parts have failed', [network, offline, offline], [], network],
    ['is none while a part is still loading', [network, null, offline], [], null],
    ['is none while the first part is still loading', [null, network, offline], [], null],
    ['is none when a part shows an answer', [network, offline, offline], [1], null],
    ['is none when the first part shows an answer', [network, offline, offline], [0], null],
  ] as const)('%s', async (_, errors, answered, expected) => {
    const scope = fork();
    const known: readonly number[] = answered;
    for (const [index, { $error, $answer }] of [first, second, third].entries()) {
      await allSettled($error, { scope, params: errors[index] ?? null });
      if (known.includes(index)) await allSettled($answer, { scope, params: {} });
    }
    expect(scope.getState($failure)).toEqual(expected);
  });
});
