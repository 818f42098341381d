import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { httpError } from '@/shared/api/errors';
import { cameOnline } from '@/shared/browser/online';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';

import { $landingShown, landingRetryClicked } from './model';

const broken = httpError(500, '', null);
const fail = (error: object) => () => {
  throw error;
};

it.each([
  ['', fail(broken), { kind: 'general' }],
  ['yalda', fail(httpError(404, '', null)), { kind: 'general' }],
  ['yalda', fail(broken), { kind: 'failed', error: broken }],
])('the campaign %j is shown as %o', async (key, answer, shown) => {
  const { scope, router } = await createTestScope({
    answers: { 'GET /api/landings/yalda': answer },
  });
  const params: Record<string, string> = key === '' ? {} : { key };
  router.visit({ routeId: 'landing', path: `/landing/${key}`, params });
  if (key !== '') expect(scope.getState($landingShown)).toEqual({ kind: 'loading' });
  await allSettled(scope);
  expect(scope.getState($landingShown)).toEqual(shown);
});

it('does not show a campaign that was left before its answer came', async () => {
  const late = heldAnswer<unknown>();
  const { scope, router } = await createTestScope({
    answers: { 'GET /api/landings/yalda': late.answer },
  });
  router.visit({ routeId: 'landing', path: '/landing/yalda', params: { key: 'yalda' } });
  router.visit({ routeId: 'landing', path: '/landing', params: {} });
  late.give({
    ...{ key: 'yalda', kicker: '', title: 'The longest night', text: '', palette: null, books: [] },
    ...{ action: { text: 'Listen', path: '/' }, illustration: '/content/illustrations/hero-1010' },
  });
  await allSettled(scope);
  expect(scope.getState($landingShown)).toEqual({ kind: 'general' });
});

it.each([
  ['on request', landingRetryClicked],
  ['when the device comes online', cameOnline],
])('is loading again while it is retried %s', async (_when, unit) => {
  const held = heldAnswer<unknown>();
  let answer = fail(broken) as () => unknown;
  const { scope, router } = await createTestScope({
    answers: { 'GET /api/landings/yalda': () => answer() },
  });
  router.visit({ routeId: 'landing', path: '/landing/yalda', params: { key: 'yalda' } });
  await allSettled(scope);
  answer = held.answer;
  void allSettled(unit, { scope });
  expect(scope.getState($landingShown)).toEqual({ kind: 'loading' });
  held.fail(broken);
  await allSettled(scope);
  expect(scope.getState($landingShown)).toEqual({ kind: 'failed', error: broken });
});

it('is not asked for when the device comes online, unless it has failed and is open', async () => {
  const { scope, router, requests } = await createTestScope({
    answers: { 'GET /api/landings/yalda': fail(broken) },
  });
  router.visit({ routeId: 'landing', path: '/landing' });
  await allSettled(cameOnline, { scope });
  expect(requests).toEqual([]);
  router.visit({ routeId: 'landing', path: '/landing/yalda', params: { key: 'yalda' } });
  await allSettled(scope);
  router.visit({ routeId: 'shop', path: '/' });
  await allSettled(cameOnline, { scope });
  expect(requests).toHaveLength(1);
});

it('forgets the failure of a campaign with the campaign', async () => {
  const { scope, router, requests } = await createTestScope({
    answers: { 'GET /api/landings/yalda': fail(broken) },
  });
  router.visit({ routeId: 'landing', path: '/landing/yalda', params: { key: 'yalda' } });
  await allSettled(scope);
  router.visit({ routeId: 'landing', path: '/landing', params: {} });
  await allSettled(cameOnline, { scope });
  expect(scope.getState($landingShown)).toEqual({ kind: 'general' });
  expect(requests).toHaveLength(1);
});
