import { allSettled } from 'effector';
import { expect, it, test } from 'vitest';

import {
  consumeSubscriptionFx,
  getCurrentSubscriptionFx,
} from '@/shared/api/endpoints/subscription';
import { getPlaylistFx } from '@/shared/api/endpoints/stream';
import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { createTestScope } from '@/testing/create-scope';
import { someTokens } from '@/testing/session-fixtures';

import { endedDialog, renewClicked } from './model';

const refusal = (status: number, code: string) => () => {
  throw { kind: 'http', status, statusText: '', message: null, code };
};
const running = { planId: 12, endsAt: '2027-01-01T00:00:00Z' };
const here = { routeId: 'product', path: '/pdp/1052' };
const marked = { to: '/pdp/1052#subscriptionEnded' };

async function openProduct(changes: Record<string, unknown> = {}) {
  const made = await createTestScope({
    answers: {
      'GET /api/stream/playlist/1': refusal(403, 'not-owned'),
      'POST /api/subscription/consume/1052': refusal(403, 'no-subscription'),
      'GET /api/subscription/current': () => null,
      ...changes,
    },
  });
  await allSettled(tokensChanged, { scope: made.scope, params: someTokens() });
  made.router.visit(here);
  const play = () =>
    allSettled(getPlaylistFx, { scope: made.scope, params: { params: { chapterId: 1 } } });
  const consume = () =>
    allSettled(consumeSubscriptionFx, {
      scope: made.scope,
      params: { params: { id: 1052 }, body: {} },
    });
  return { ...made, play, consume };
}

it('opens when the playlist of a lent book is refused', async () => {
  const { play, router } = await openProduct();
  await play();
  expect(router.navigations).toEqual([marked]);
});

it('opens when the quota is used without a subscription', async () => {
  const { consume, router } = await openProduct();
  await consume();
  expect(router.navigations).toEqual([marked]);
});

it('opens once, and then asks for the subscription no more', async () => {
  const { play, consume, router, requests } = await openProduct();
  await play();
  await consume();
  await play();
  expect(router.navigations).toEqual([marked]);
  expect(requests.filter(({ url }) => url.startsWith('/api/subscription/current'))).toHaveLength(1);
});

it('opens once for two refusals at the same time', async () => {
  const { play, consume, router } = await openProduct();
  await Promise.all([play(), consume()]);
  expect(router.navigations).toEqual([marked]);
});

it('stays closed when another call finds that none runs, and on the page of the plans', async () => {
  const { scope, play, router } = await openProduct();
  await play();
  await allSettled(getCurrentSubscriptionFx, { scope, params: {} });
  await play();
  expect(router.navigations).toEqual([marked]);
  const plans = await openProduct();
  plans.router.visit({ routeId: 'subscription.plans', path: '/subscription/plans' });
  await plans.play();
  expect(plans.router.navigations).toEqual([]);
});

it('opens again after the next subscription, and for the next user', async () => {
  let isRunning = false;
  const { scope, play, router } = await openProduct({
    'GET /api/subscription/current': () => (isRunning ? running : null),
  });
  await play();
  isRunning = true;
  await allSettled(getCurrentSubscriptionFx, { scope, params: {} });
  isRunning = false;
  await play();
  await allSettled(sessionEnded, { scope });
  await allSettled(tokensChanged, { scope, params: someTokens() });
  await play();
  expect(router.navigations).toHaveLength(3);
});

test.each([
  ['a subscription runs', { 'GET /api/subscription/current': running }],
  ['the subscription cannot be read', { 'GET /api/subscription/current': refusal(500, 'x') }],
  ['the playlist failed for another reason', { 'GET /api/stream/playlist/1': refusal(500, 'x') }],
])('stays closed when %s', async (_, changes) => {
  const { play, router } = await openProduct(changes);
  await play();
  expect(router.navigations).toEqual([]);
});

it('stays closed while signed out', async () => {
  const { scope, play, router } = await openProduct();
  await allSettled(sessionEnded, { scope });
  await play();
  expect(router.navigations).toEqual([]);
});

it('replaces its history entry with the plans, and goes back when closed', async () => {
  const { scope, play, router } = await openProduct();
  await play();
  router.visit({ ...here, hash: '#subscriptionEnded' });
  expect(scope.getState(endedDialog.$isOpen)).toBe(true);
  await allSettled(endedDialog.closed, { scope });
  await allSettled(renewClicked, { scope });
  expect(router.navigations.slice(1)).toEqual([
    { to: -1 },
    { to: '/subscription/plans', replace: true },
  ]);
});
