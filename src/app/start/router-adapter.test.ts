import { expect, it, vi } from 'vitest';

import { createRouterAdapter } from './router-adapter';

type Router = Parameters<typeof createRouterAdapter>[0];

/** The parts of react-router's router that the adapter uses. */
function aRouter() {
  const listeners: ((state: object) => void)[] = [];
  const navigate = vi.fn(() => Promise.resolve());
  const router = {
    state: stateAt('/pdp/7', { initialized: false }),
    navigate,
    subscribe(listener: (state: object) => void) {
      listeners.push(listener);
      return () => undefined;
    },
  };
  const report = (state: object) => {
    Object.assign(router, { state });
    for (const listener of listeners) listener(state);
  };
  return { router: router as unknown as Router, navigate, report };
}

function stateAt(pathname: string, changes: object = {}) {
  return {
    initialized: true,
    navigation: { state: 'idle' },
    location: { pathname, search: '?a=1', hash: '#player' },
    matches: [
      { params: {}, route: {} },
      { params: {}, route: { id: 'frame' } },
      { params: { id: '7', title: undefined }, route: { id: 'product' } },
    ],
    ...changes,
  };
}

it('reports each finished navigation, with the parameters that the address has', () => {
  const { router, report } = aRouter();
  const locations: unknown[] = [];
  createRouterAdapter(router).subscribe((location) => locations.push(location));
  expect(locations).toEqual([]);
  report(stateAt('/pdp/6', { navigation: { state: 'loading' } }));
  report(stateAt('/pdp/7'));
  expect(locations).toStrictEqual([
    { routeId: 'product', path: '/pdp/7', search: '?a=1', hash: '#player', params: { id: '7' } },
  ]);
});

it('reports a location once, whatever else of the router changes, and the same address as often as it is opened', () => {
  const { router, report } = aRouter();
  const paths: string[] = [];
  createRouterAdapter(router).subscribe(({ path }) => paths.push(path));
  const opened = stateAt('/pdp/7');
  report(opened);
  report({ ...opened, restoreScrollPosition: 600 });
  expect(paths).toEqual(['/pdp/7']);
  report(stateAt('/pdp/7'));
  expect(paths).toEqual(['/pdp/7', '/pdp/7']);
});

it('navigates, and keeps the place of the page under an overlay', () => {
  const { router, navigate } = aRouter();
  const adapter = createRouterAdapter(router);
  adapter.navigate(-1);
  adapter.navigate('/clp', { replace: true });
  adapter.navigate('/clp#player', { keepsScroll: true });
  expect(navigate.mock.calls).toEqual([
    [-1],
    ['/clp', { replace: true, preventScrollReset: false }],
    ['/clp#player', { replace: false, preventScrollReset: true }],
  ]);
});
