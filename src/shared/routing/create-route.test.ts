import { expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { watchCalls } from '@/testing/watch-calls';

import { createRoute } from './create-route';

const productRoute = createRoute('product');
const clpRoute = createRoute('clp');

it('opens, is visited and closes with the address', async () => {
  const { scope, router } = await createTestScope();
  const opened = watchCalls(productRoute.opened, scope);
  const visited = watchCalls(productRoute.visited, scope);
  const closed = watchCalls(productRoute.closed, scope);

  router.visit({ routeId: 'product', path: '/pdp/1', params: { id: '1' }, search: '?a=b' });
  expect(opened).toEqual([{ name: 'product', params: { id: '1' }, query: { a: 'b' } }]);
  expect(scope.getState(productRoute.$isOpened)).toBe(true);

  router.visit({ routeId: 'product', path: '/pdp/2', params: { id: '2' } });
  expect(opened).toHaveLength(1);
  expect(visited).toHaveLength(2);
  expect(visited.at(-1)).toEqual({ name: 'product', params: { id: '2' }, query: {} });

  router.visit({ routeId: 'shop', path: '/' });
  expect(closed).toHaveLength(1);
  expect(scope.getState(productRoute.$isOpened)).toBe(false);
});

it('ignores the marker of an overlay', async () => {
  const { scope, router } = await createTestScope();
  const visited = watchCalls(productRoute.visited, scope);
  router.visit({ routeId: 'product', path: '/pdp/1' });
  router.visit({ routeId: 'product', path: '/pdp/1', hash: '#player' });
  router.visit({ routeId: 'product', path: '/pdp/1' });
  expect(visited).toHaveLength(1);
});

it('is visited again when the same address is opened once more', async () => {
  const { scope, router } = await createTestScope();
  const visited = watchCalls(productRoute.visited, scope);
  router.visit({ routeId: 'product', path: '/pdp/1' });
  router.visit({ routeId: 'product', path: '/pdp/1' });
  expect(visited).toHaveLength(2);
});

it('counts the variants of a page as that page', async () => {
  const { scope, router } = await createTestScope();
  const opened = watchCalls(clpRoute.opened, scope);
  const visited = watchCalls(clpRoute.visited, scope);
  router.visit({ routeId: 'clp', path: '/clp' });
  router.visit({ routeId: 'clp.list', path: '/clp/list/3', params: { id: '3' } });
  expect(opened.map(({ name }) => name)).toEqual(['clp']);
  expect(visited.map(({ name }) => name)).toEqual(['clp', 'clp.list']);
});

it('is visited under another search although the marker of an overlay goes with it', async () => {
  const { scope, router } = await createTestScope();
  const visited = watchCalls(clpRoute.visited, scope);
  router.visit({ routeId: 'clp', path: '/clp', search: '?q=a', hash: '#player' });
  router.visit({ routeId: 'clp', path: '/clp', search: '?q=b' });
  expect(visited.map(({ query }) => query)).toEqual([{ q: 'a' }, { q: 'b' }]);
});
