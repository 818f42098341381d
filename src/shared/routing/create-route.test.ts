import { expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { watchCalls } from '@/testing/watch-calls';

import { createRoute } from './create-route';

const productRoute = createRoute('product');
const clpRoute = createRoute('clp', 'clp.list');

it('opens, updates and closes with the address', async () => {
  const { scope, router } = await createTestScope();
  const opened = watchCalls(productRoute.opened, scope);
  const updated = watchCalls(productRoute.updated, scope);
  const closed = watchCalls(productRoute.closed, scope);

  router.visit({ routeId: 'product', path: '/pdp/1', params: { id: '1' }, search: '?a=b' });
  expect(opened).toEqual([{ name: 'product', params: { id: '1' }, query: { a: 'b' } }]);
  expect(scope.getState(productRoute.$isOpened)).toBe(true);

  router.visit({ routeId: 'product', path: '/pdp/2', params: { id: '2' } });
  expect(updated).toEqual([{ name: 'product', params: { id: '2' }, query: {} }]);

  router.visit({ routeId: 'shop', path: '/' });
  expect(closed).toHaveLength(1);
  expect(scope.getState(productRoute.$isOpened)).toBe(false);
  expect(opened).toHaveLength(1);
});

it('takes no notice of an overlay marker', async () => {
  const { scope, router } = await createTestScope();
  const updated = watchCalls(productRoute.updated, scope);
  router.visit({ routeId: 'product', path: '/pdp/1' });
  router.visit({ routeId: 'product', path: '/pdp/1', hash: '#player' });
  router.visit({ routeId: 'product', path: '/pdp/1' });
  expect(updated).toEqual([]);
});

it('reloads when the same address is asked for again', async () => {
  const { scope, router } = await createTestScope();
  const updated = watchCalls(productRoute.updated, scope);
  router.visit({ routeId: 'product', path: '/pdp/1' });
  router.visit({ routeId: 'product', path: '/pdp/1' });
  expect(updated).toHaveLength(1);
});

it('counts the variants of a page as that page', async () => {
  const { scope, router } = await createTestScope();
  const opened = watchCalls(clpRoute.opened, scope);
  const updated = watchCalls(clpRoute.updated, scope);
  router.visit({ routeId: 'clp', path: '/clp' });
  router.visit({ routeId: 'clp.list', path: '/clp/list/3', params: { id: '3' } });
  expect(opened.map(({ name }) => name)).toEqual(['clp']);
  expect(updated.map(({ name }) => name)).toEqual(['clp.list']);
});
