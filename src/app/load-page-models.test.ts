import { allSettled, fork } from 'effector';
import { afterEach, expect, it, vi } from 'vitest';

import { $sections } from '@/pages/shop/model';
import { waitForIdleFx } from '@/shared/browser/idle';
import { cameOnline } from '@/shared/browser/online';
import { locationCommitted, type RouteLocation } from '@/shared/routing/location';
import { heldAnswer } from '@/testing/held-answer';
import { watchCalls } from '@/testing/watch-calls';

import { loadPageModelsFx, warmProductViewFx } from './load-page-models';

const at = (routeId: string): RouteLocation => ({
  routeId,
  path: `/${routeId}`,
  search: '',
  hash: '',
  params: {},
});

function scopeWith(load: () => Promise<undefined>) {
  const scope = fork({
    handlers: [
      [loadPageModelsFx, load],
      [warmProductViewFx, () => undefined],
      [waitForIdleFx, () => undefined],
    ],
  });
  return {
    scope,
    loads: watchCalls(loadPageModelsFx, scope),
    arrivals: watchCalls(locationCommitted, scope),
  };
}

afterEach(() => {
  vi.useRealTimers();
});

it('tells a page of its arrival once its model is there', async () => {
  const { scope, loads, arrivals } = scopeWith(() => Promise.resolve(undefined));
  await allSettled(locationCommitted, { scope, params: at('product') });
  expect(loads).toHaveLength(1);
  expect(arrivals.map(({ routeId }) => routeId)).toEqual(['product', 'product']);
  await allSettled(locationCommitted, { scope, params: at('clp') });
  expect(loads).toHaveLength(1);
  expect(arrivals).toHaveLength(3);
});

it('tells the page of now, not the one that was left while the models came', async () => {
  const models = heldAnswer<undefined>();
  const { scope, loads, arrivals } = scopeWith(models.answer);
  void allSettled(locationCommitted, { scope, params: at('product') });
  const settled = allSettled(locationCommitted, { scope, params: at('clp') });
  models.give(undefined);
  await settled;
  expect(loads).toHaveLength(1);
  expect(arrivals.map(({ routeId }) => routeId)).toEqual(['product', 'clp', 'clp']);
});

it('asks for nothing on the storefront until that has had its time', async () => {
  vi.useFakeTimers();
  const { scope, loads, arrivals } = scopeWith(() => Promise.resolve(undefined));
  void allSettled(locationCommitted, { scope, params: at('shop') });
  void allSettled($sections, { scope, params: [] });
  await vi.advanceTimersByTimeAsync(2999);
  expect(loads).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(loads).toHaveLength(1);
  expect(arrivals).toHaveLength(1);
});

it('asks again when the connection returns', async () => {
  let asked = 0;
  const { scope, arrivals } = scopeWith(() => {
    asked += 1;
    return asked === 1
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(undefined);
  });
  await allSettled(locationCommitted, { scope, params: at('product') });
  expect(arrivals).toHaveLength(1);
  await allSettled(cameOnline, { scope });
  expect(arrivals).toHaveLength(2);
});
