import { allSettled, fork } from 'effector';
import { afterEach, expect, it, vi } from 'vitest';

import { playerExpandClicked } from '@/features/player/model/surface';
import { getStorefrontFx } from '@/shared/api/endpoints/shop';
import { waitForIdleFx } from '@/shared/browser/idle';
import type { ApiError } from '@/shared/api/errors';
import { cameOnline } from '@/shared/browser/online';
import { $location, locationChanged } from '@/shared/routing/location';
import { locationCommitted } from '@/shared/routing/visits';
import { pageModelsStarted, pageModelsRequested } from '@/shared/routing/page-models';
import { productRoute, shopRoute } from '@/shared/routing/routes';
import { createFakeRouter } from '@/testing/fake-router';
import { heldAnswer, type HeldAnswer } from '@/testing/held-answer';
import { watchCalls } from '@/testing/watch-calls';

import { loadModelFilesFx, loadPageModelsFx, preloadLikelyViewsFx } from './load-page-models';

const loaded = () => Promise.resolve(undefined);

const storefront = () => Promise.resolve({ sections: [] });
const unreachable = (): ReturnType<typeof storefront> => {
  throw { kind: 'network' } satisfies ApiError;
};

function startedWith(
  load: () => Promise<undefined>,
  loadFiles = loaded,
  answer: typeof storefront = unreachable,
  rest: () => Promise<undefined> = loaded,
) {
  const scope = fork({
    handlers: [
      [getStorefrontFx, answer],
      [loadPageModelsFx, load],
      [loadModelFilesFx, loadFiles],
      [preloadLikelyViewsFx, () => undefined],
      [waitForIdleFx, rest],
    ],
  });
  const router = createFakeRouter();
  router.subscribe((params) => void allSettled(locationChanged, { scope, params }));
  const visit = (routeId: string, hash = '') =>
    router.visit({ routeId, path: `/${routeId}`, hash });
  const committed = watchCalls(locationCommitted, scope);
  return {
    scope,
    visit,
    loads: watchCalls(loadPageModelsFx, scope),
    preloads: watchCalls(preloadLikelyViewsFx, scope),
    ready: watchCalls(pageModelsStarted, scope),
    committedRoutes: () => committed.map(({ routeId }) => routeId),
    settled: () => allSettled(scope),
  };
}

afterEach(() => {
  vi.useRealTimers();
});

it('opens a page once, when its model is loaded', async () => {
  const models = heldAnswer<undefined>();
  const { scope, visit, loads, ready, committedRoutes, settled } = startedWith(models.answer);
  const opened = watchCalls(productRoute.opened, scope);
  visit('product');
  expect(scope.getState($location)?.routeId).toBe('product');
  expect(opened).toEqual([]);
  models.give(undefined);
  await settled();
  expect(opened).toHaveLength(1);
  visit('clp');
  await settled();
  expect(committedRoutes()).toEqual(['product', 'clp']);
  expect(loads).toHaveLength(1);
  expect(ready).toHaveLength(1);
});

it('starts what the models do by themselves in a task behind the first page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { visit, ready, committedRoutes } = startedWith(loaded);
  visit('product');
  // The real task that passes here lets everything run that waits for no timer.
  await new Promise(setImmediate);
  expect([committedRoutes(), ready]).toEqual([['product'], []]);
  await vi.advanceTimersByTimeAsync(0);
  expect(ready).toHaveLength(1);
});

it('opens only the newest of the pages that were visited while the models were loaded', async () => {
  const models = heldAnswer<undefined>();
  const { visit, loads, committedRoutes, settled } = startedWith(models.answer);
  visit('product');
  visit('clp');
  visit('clp', '#player');
  models.give(undefined);
  await settled();
  expect(loads).toHaveLength(1);
  expect(committedRoutes()).toEqual(['clp']);
});

it('opens the storefront without waiting, and not again when the models are ready', async () => {
  const models = heldAnswer<undefined>();
  const { scope, visit, committedRoutes, settled } = startedWith(models.answer);
  const opened = watchCalls(shopRoute.opened, scope);
  visit('shop');
  expect(opened).toHaveLength(1);
  visit('product');
  visit('shop');
  models.give(undefined);
  await settled();
  expect(committedRoutes()).toEqual(['shop', 'shop']);
  expect(opened).toHaveLength(1);
});

it('loads nothing on the storefront until its covers had their time and the browser is idle', async () => {
  vi.useFakeTimers();
  const idle = heldAnswer<undefined>();
  const rest = vi.fn(idle.answer);
  const { visit, loads, preloads } = startedWith(loaded, loaded, storefront, rest);
  visit('shop');
  await vi.advanceTimersByTimeAsync(2999);
  expect(rest).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(rest).toHaveBeenCalledOnce();
  expect([loads, preloads]).toEqual([[], []]);
  idle.give(undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(loads).toHaveLength(1);
  // The pages that are most likely opened next.
  expect(preloads).toHaveLength(1);
});

it.each([
  [
    'it has loaded the models file by file',
    (files: HeldAnswer<undefined>) => files.give(undefined),
  ],
  [
    'one of the files did not come',
    (files: HeldAnswer<undefined>) => files.fail(new TypeError('Failed to fetch')),
  ],
])('goes on when %s', async (_, end) => {
  vi.useFakeTimers();
  const files = heldAnswer<undefined>();
  const { visit, loads, preloads, ready } = startedWith(loaded, files.answer, storefront);
  visit('shop');
  await vi.advanceTimersByTimeAsync(3000);
  expect([loads, preloads]).toEqual([[], []]);
  end(files);
  await vi.advanceTimersByTimeAsync(0);
  expect([loads.length, preloads.length, ready.length]).toEqual([1, 1, 1]);
});

it('does not let a tap wait for files that come one by one', async () => {
  vi.useFakeTimers();
  const { visit, loads, committedRoutes } = startedWith(
    loaded,
    heldAnswer<undefined>().answer,
    storefront,
  );
  visit('shop');
  await vi.advanceTimersByTimeAsync(3000);
  visit('product');
  await vi.advanceTimersByTimeAsync(0);
  expect(loads).toHaveLength(1);
  expect(committedRoutes()).toEqual(['shop', 'product']);
});

it.each([
  ['the full player is opened', playerExpandClicked],
  ['other code requests them', pageModelsRequested],
])('loads on the storefront when %s', async (_, unit) => {
  const { scope, visit, loads, ready, settled } = startedWith(loaded);
  visit('shop');
  await allSettled(unit, { scope });
  await allSettled(unit, { scope });
  await settled();
  expect(loads).toHaveLength(1);
  expect(ready).toHaveLength(1);
});

it('leaves the network to the covers of the storefront when the device comes online', async () => {
  const { scope, visit, loads } = startedWith(loaded);
  visit('shop');
  await allSettled(cameOnline, { scope });
  expect(loads).toEqual([]);
});

it('tries again when the device comes back online', async () => {
  let attempts = 0;
  const { scope, visit, committedRoutes, settled } = startedWith(() => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new TypeError('Failed to fetch')) : loaded();
  });
  visit('product');
  await settled();
  expect(committedRoutes()).toEqual([]);
  await allSettled(cameOnline, { scope });
  expect(committedRoutes()).toEqual(['product']);
  expect(attempts).toBe(2);
});
